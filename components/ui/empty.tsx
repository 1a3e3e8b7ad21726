import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** Nothing here yet: one sentence and the next step, where the content will be. */
export function Empty({
  title,
  children,
  actions,
}: {
  title: ReactNode
  children?: ReactNode | undefined
  actions?: ReactNode | undefined
}) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
