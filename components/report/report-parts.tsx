import type { ReactNode } from 'react'
import styles from './report.module.css'

/** A numbered part of the document. */
export function Part({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  const id = `part-${number}`
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
