import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

type Look = {
  /** One `primary` per page. */
  variant?: 'primary' | 'default' | 'quiet' | 'danger' | undefined
  size?: 'md' | 'sm' | undefined
}

const looks = ({ variant = 'default', size = 'md' }: Look, className?: string): string =>
  classNames(styles.button, styles[variant], size === 'sm' && styles.sm, className)

export function Button({ variant, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={looks({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...rest}
    />
  )
}

/** A link that looks like a button: it leads somewhere, it does not act. */
export function LinkButton({ variant, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={looks({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest} />
}

/** A button in running text or at the end of a row. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classNames(styles.text, className)} {...rest} />
}

/** Buttons that belong together, in one line that may wrap. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
