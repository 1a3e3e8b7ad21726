import { describe, expect, test } from 'vitest'
import { markdownTable, plain } from '@/components/report/markdown-text'

describe('text in Markdown', () => {
  test.each([
    ['$1,320.90 a month', '\\$1,320.90 a month'],
    ['a | b', 'a \\| b'],
    ['**bold** _it_ `code` ~~no~~', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\` \\~\\~no\\~\\~'],
    ['# one', '\\# one'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
    ['AT&T &lt;', 'AT&amp;T &amp;lt;'],
    ['two\nlines\r\n# three', 'two lines \\# three'],
    ['@ann see #12', '@<!-- -->ann see \\#<!-- -->12'],
    ['https://evil.example www.evil.example', 'https:<!-- -->//evil.example www<!-- -->.evil.example'],
    ['価格表 3.0 ms', '価格表 3.0 ms'],
  ])('%j is written %j', (text, written) => expect(plain(text)).toBe(written))

  test('a table keeps its columns whatever is in its cells', () => {
    expect(
      markdownTable(
        ['l', 'r'],
        [
          ['a|b', 'c'],
          ['d', 'e\nf'],
        ],
      ),
    ).toBe('| a\\|b | c |\n|---|---:|\n| d | e f |')
  })
})
