import { useTranslations } from 'next-intl'
import { useReason } from '@/components/ui/reason-text'
import { Section } from '@/components/ui/section'
import { SeverityMark } from '@/components/ui/severity-mark'
import { type CheckedTable, WEIGHT } from './checked-table'
import styles from './tables.module.css'

/** What the table says against itself: the sentence has both numbers, the formula says how they should agree. */
export function TableFindings({ table: { findings, rows } }: { table: Pick<CheckedTable, 'findings' | 'rows'> }) {
  const t = useTranslations('tables')
  const words = useReason('checks')
  const sorted = [...findings].sort((a, b) => WEIGHT.indexOf(a.severity) - WEIGHT.indexOf(b.severity))
  return (
    <Section title={t('findings')} note={t('findingsNote')}>
      {sorted.length === 0 ? (
        <p className={styles.nothing}>{t('nothingFoundText')}</p>
      ) : (
        <ul className={styles.findings}>
          {sorted.map((one) => (
            <li key={`${one.row} ${one.code} ${words(one)}`}>
              <SeverityMark severity={one.severity} />
              <div>
                <strong>{one.row === null ? t('wholeTable') : rows[one.row]?.label}</strong> {words(one)}
                {one.formula !== '' && <div className={styles.formula}>{one.formula}</div>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
