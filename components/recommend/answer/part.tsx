import type { ReactNode } from 'react'
import { ReasonText } from '@/components/ui/reason-text'
import type { Reason } from '@/lib/outcome/reason'
import styles from './answer.module.css'

/** One part of the evidence, under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Reasons, one to a line. */
export function Lines({ children }: { children: readonly Reason[] }) {
  return (
    <ul className={styles.lines}>
      {children.map((reason) => (
        <li key={`${reason.code} ${Object.values(reason.params).join(' ')}`}>
          <ReasonText reason={reason} />
        </li>
      ))}
    </ul>
  )
}
