import { useTranslations } from 'next-intl'
import { SeverityMark } from '@/components/ui/severity-mark'
import type { RowFinding } from './checked-table'
import styles from './tables.module.css'

type FindingCountsProps = { counts: readonly { severity: RowFinding['severity']; count: number }[] }

/** How often each severity was found, or that nothing was. */
export function FindingCounts({ counts }: FindingCountsProps) {
  const t = useTranslations('tables')
  if (counts.length === 0) return <span className="mut">{t('nothingFound')}</span>
  return (
    <span className={styles.counts}>
      {counts.map(({ severity, count }) => (
        <span key={severity} className="nb">
          {count} <SeverityMark severity={severity} />
        </span>
      ))}
    </span>
  )
}
