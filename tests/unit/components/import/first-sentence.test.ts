import { expect, test } from 'vitest'
import { firstSentence } from '@/components/import/first-sentence'

test.each([
  { text: 'Not text. Import the file it belongs to.', what: 'Not text.', remedy: 'Import the file it belongs to.' },
  { text: 'fio 2.1.4 wrote a.json badly. Rerun.', what: 'fio 2.1.4 wrote a.json badly.', remedy: 'Rerun.' },
  { text: '不是文本。请导入它所属的文件。', what: '不是文本。', remedy: '请导入它所属的文件。' },
  { text: 'No stop here', what: 'No stop here', remedy: '' },
  { text: 'One only.', what: 'One only.', remedy: '' },
])('$text', ({ text, what, remedy }) => expect(firstSentence(text)).toEqual({ what, remedy }))
