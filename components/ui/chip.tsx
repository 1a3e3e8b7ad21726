import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names'

/** A fact about the page: `<Chip label="Prices">2026-11-20</Chip>`. Not pressable. */
export function Chip({
  label,
  children,
  title,
}: {
  label?: ReactNode | undefined
  children: ReactNode
  title?: string | undefined
}) {
  return (
    <span className={styles.fact} title={title}>
      {label}
      <b>{children}</b>
    </span>
  )
}

/** A choice that leads somewhere, such as a preset or a facet. The chosen one says so with `aria-current`. */
export function ChipLink({
  current = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & { current?: boolean | undefined }) {
  return <Link className={classNames(styles.pick, className)} aria-current={current ? 'true' : undefined} {...rest} />
}

/** A choice that acts in place. */
export function ChipButton({
  pressed,
  className,
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean | undefined }) {
  return <button type="button" className={classNames(styles.pick, className)} aria-pressed={pressed} {...rest} />
}

export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
