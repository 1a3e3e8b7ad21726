import { useTranslations } from 'next-intl'
import { useReason } from '@/components/ui/reason-text'
import { Section } from '@/components/ui/section'
import { type Severity, SeverityMark } from '@/components/ui/severity-mark'
import type { Finding } from '@/lib/model/check'
import type { Notice } from '@/lib/outcome/reason'
import styles from './run.module.css'

/** Notices after which figures are no clean result; the others only say how the file was read. */
const GRAVE = ['job_error', 'tool_error', 'no_io', 'io_errors', 'interrupted', 'document_cut']
const WEIGHT: readonly Severity[] = ['contradiction', 'suspicious', 'note', 'agrees']

type Line = {
  readonly severity: Severity
  readonly text: string
  readonly where: string | null
  readonly formula: string
}

type ChecksListProps = {
  findings: readonly Finding[]
  notices: readonly Notice[]
  /** There were figures to check: else nothing can be said to agree. */
  tested: boolean
  first?: boolean
}

/** What contradicts itself, what is odd, how the file was read; and that the checks were made where nothing was found. */
export function ChecksList({ findings, notices, tested, first = false }: ChecksListProps) {
  const t = useTranslations('run.checks')
  const finding = useReason('checks')
  const notice = useReason('warnings')
  const lines: Line[] = [
    ...findings.map((one) => ({ severity: one.severity, text: finding(one), where: null, formula: one.formula })),
    ...notices.map((one) => ({
      severity: GRAVE.includes(one.code) ? ('suspicious' as const) : ('note' as const),
      text: notice(one),
      where: one.where,
      formula: '',
    })),
  ]
  const clean = tested && findings.every(({ severity }) => severity === 'note')
  const all = clean ? [...lines, { severity: 'agrees' as const, text: t('agrees'), where: null, formula: '' }] : lines
  const sorted = all.sort((a, b) => WEIGHT.indexOf(a.severity) - WEIGHT.indexOf(b.severity))
  const counts = WEIGHT.map((severity) => ({
    severity,
    count: sorted.filter((line) => line.severity === severity).length,
  }))
  const note = counts
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => t(`counts.${severity}`, { count }))
    .join(' · ')
  return (
    <Section title={t('title')} note={note} first={first}>
      <ul className={styles.checks}>
        {sorted.map((line) => (
          <li key={`${line.text} ${line.where}`}>
            <SeverityMark severity={line.severity} />
            <div>
              {line.text}
              {line.formula !== '' && <div className={styles.formula}>{line.formula}</div>}
              {line.where !== null && <div className={styles.formula}>{t('where', { where: line.where })}</div>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
