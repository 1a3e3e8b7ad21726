import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'

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
  children: ReactNode
}

/** Label left, control of 132 px right. */
export function FieldRow({ label, htmlFor, hint, warn = false, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={htmlFor}>{label}</label>
      <div className={styles.control}>{children}</div>
      {hint !== undefined && (
        <div id={`${htmlFor}-hint`} className={classNames(styles.hint, warn && styles.warn)}>
          {hint}
        </div>
      )}
    </div>
  )
}
