import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'
import type { TermId } from './glossary'
import { Term } from './term'

/** Fields of one theme under a small heading, set apart by a hairline. */
export function FieldGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

export type FieldRowProps = {
  label: ReactNode
  /** The id of the control. */
  htmlFor: string
  /** Under the control, right: the implied value, the unit in words. Its id is `${htmlFor}-hint`. */
  hint?: ReactNode | undefined
  /** The hint is a consequence or a contradiction, not a help. */
  warn?: boolean | undefined
  /** What the glossary says of it, one press away. */
  term?: TermId | undefined
  children: ReactNode
}

/** Label left, control of 132 px right. */
export function FieldRow({ label, htmlFor, hint, warn = false, term, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      {term === undefined ? (
        <label htmlFor={htmlFor}>{label}</label>
      ) : (
        <span className={styles.explained}>
          <label htmlFor={htmlFor}>{label}</label>
          <Term id={term} mark />
        </span>
      )}
      <div className={styles.control}>{children}</div>
      {hint !== undefined && (
        <div id={`${htmlFor}-hint`} className={classNames(styles.hint, warn && styles.warn)}>
          {hint}
        </div>
      )}
    </div>
  )
}
