import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { classNames } from './class-names'

export type BannerProps = {
  /** `warn` for a contradiction, `bad` for a failure. Nothing else gets a banner. */
  tone?: 'warn' | 'bad' | undefined
  /** The first word: "Contradiction", "Refused". */
  tag: string
  /** One fact in bold. */
  title: ReactNode
  /** One consequence. */
  children?: ReactNode | undefined
  /** `<Readings>`. */
  readings?: ReactNode | undefined
  /** Other findings, in one line below. */
  more?: ReactNode | undefined
  role?: 'alert' | 'status' | 'note' | undefined
}

export function Banner({ tone = 'warn', tag, title, children, readings, more, role = 'note' }: BannerProps) {
  return (
    <section className={classNames(styles.banner, tone === 'bad' && styles.bad)} role={role} aria-label={tag}>
      <div className={classNames(styles.text, readings === undefined && more === undefined && styles.alone)}>
        <span className={styles.tag}>{tag}</span>
        <div>
          <strong>{title}</strong>
          {children !== undefined && <> {children}</>}
        </div>
      </div>
      {readings}
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </section>
  )
}

export function Readings({ children }: { children: ReactNode }) {
  return <div className={styles.readings}>{children}</div>
}

export type ReadingProps = {
  letter: string
  title: ReactNode
  /** What this reading would cost or need. */
  detail?: ReactNode | undefined
  selected?: boolean | undefined
  action?: ReactNode | undefined
}

/** One side of a contradiction, as a lettered column. */
export function Reading({ letter, title, detail, selected = false, action }: ReadingProps) {
  return (
    <div className={classNames(styles.reading, selected && styles.selected)}>
      <span className={styles.letter}>{letter}</span>
      <div>{title}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </div>
  )
}
