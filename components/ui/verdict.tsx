import type { ReactNode } from 'react'
import styles from './verdict.module.css'

/** The answer first, as a sentence that can be read aloud; `under` says what it rests on. */
export function Verdict({ children, under }: { children: ReactNode; under?: ReactNode | undefined }) {
  return (
    <div className={styles.verdict}>
      <p className={styles.sentence}>{children}</p>
      {under !== undefined && <div className={styles.under}>{under}</div>}
    </div>
  )
}
