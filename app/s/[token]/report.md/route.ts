import { getLocale, getTranslations } from 'next-intl/server'
import { wordsOf } from '@/components/report/frozen-words'
import { reportMarkdown } from '@/components/report/report-markdown'
import { languageOf } from '@/components/shell/language'
import { shareFile } from '../../share-file'

/** For tickets and wikis, in the reader's language; `?lang=` wins. */
export const GET = shareFile({ type: 'text/markdown; charset=utf-8', ending: 'md' }, async (share, request) => {
  const locale = languageOf(new URL(request.url).searchParams.get('lang')) ?? (await getLocale())
  const [t, question] = await Promise.all([
    getTranslations({ locale }),
    getTranslations({ locale, namespace: 'report.question' }),
  ])
  return reportMarkdown(share, { t, question, words: wordsOf(t, 'decimal'), byteUnits: 'decimal' })
})
