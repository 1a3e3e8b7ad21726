import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './facts.module.css'

export type Fact = { key: string; label: ReactNode; value: ReactNode; note?: ReactNode | undefined }

/** Label and value, one per line over hairlines, values right. `columns` 2 sets them in two columns from 721 px. */
export function Facts({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 | undefined }) {
  return (
    <dl className={classNames(styles.facts, columns === 2 && styles.two)}>
      {facts.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts side by side over one hairline; `large` for the key figures of a page. */
export function FactStrip({ facts, large = false }: { facts: readonly Fact[]; large?: boolean | undefined }) {
  return (
    <dl className={classNames(styles.strip, large && styles.large)}>
      {facts.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
