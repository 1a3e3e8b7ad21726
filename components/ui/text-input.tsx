import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './input.module.css'

type State = { state?: 'flag' | 'invalid' | undefined }

export function TextInput({ state, className, type = 'text', ...rest }: State & ComponentProps<'input'>) {
  return (
    <div className={classNames(styles.box, state && styles[state], className)}>
      <input type={type} aria-invalid={state === 'invalid' ? true : undefined} {...rest} />
    </div>
  )
}

export function TextArea({ state, className, ...rest }: State & ComponentProps<'textarea'>) {
  return <textarea className={classNames(styles.area, state && styles[state], className)} {...rest} />
}
