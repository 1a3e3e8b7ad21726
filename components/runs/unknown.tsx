import { useTranslations } from 'next-intl'

/** "–" in place of a number, with the reason for whoever points at it or hears the page. Never 0. */
export function Unknown({ why }: { why?: string }) {
  const t = useTranslations('runs')
  const reason = why ?? t('notReported')
  return (
    <span className="mut" title={reason}>
      <span aria-hidden="true">–</span>
      <span className="vh">{reason}</span>
    </span>
  )
}
