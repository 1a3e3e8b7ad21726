import { useTranslations } from 'next-intl'
import { classNames } from './class-names'
import styles from './severity-mark.module.css'

const SHAPES = {
  contradiction: <path d="M2.5 2.5l7 7M9.5 2.5l-7 7" strokeWidth="2" />,
  suspicious: <path d="M6 1.5 11 10.5H1zM6 5v2.6M6 9v.4" strokeWidth="1.3" strokeLinejoin="round" />,
  note: <path d="M6 5.2V10M6 2.4v.8" strokeWidth="1.6" />,
  agrees: <path d="M2 6.4 4.8 9.2 10 3.4" strokeWidth="1.8" />,
} as const
export type Severity = keyof typeof SHAPES

/** Sign and word of a check: × contradiction, △ suspicious, i note, ✓ agrees. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const t = useTranslations('common.severities')
  return (
    <span className={classNames(styles.mark, styles[severity])}>
      <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" aria-hidden="true">
        {SHAPES[severity]}
      </svg>
      {t(severity)}
    </span>
  )
}
