import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  /** Beside the title, in grey: scope, n, unit. */
  note?: ReactNode | undefined
  /** At the right end of the heading row. */
  actions?: ReactNode | undefined
  /** Without the hairline and the space above: the first of its column. */
  first?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/** A part of a page: hairline, 16 px, heading row, content; 24 px to the next. */
export function Section({ title, note, actions, first = false, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={classNames(styles.section, first && styles.first)} aria-labelledby={headingId}>
      <div className={styles.row}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <span className={styles.actions}>{actions}</span>}
      </div>
      {children}
    </section>
  )
}
