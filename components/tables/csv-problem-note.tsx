import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import type { CsvPlace } from './table-requests'

/** What is wrong with the text, and at which line and column. */
export function CsvProblemNote({ problem: { code, line, column, found } }: { problem: CsvPlace }) {
  const t = useTranslations('tables')
  return (
    <Banner tone="bad" tag={t('refused')} title={t('place', { line, column })} role="alert">
      {t(`csvProblems.${code}`, { found })}
    </Banner>
  )
}

export function FieldsProblemNote({ fields }: { fields: readonly string[] }) {
  const t = useTranslations('tables')
  return (
    <Banner tone="bad" tag={t('refused')} title={fields.join(', ')} role="alert">
      {t('fieldsProblem')}
    </Banner>
  )
}
