import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './input.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  options: readonly SelectOption[]
  onChange?: ((value: string) => void) | undefined
  state?: 'flag' | 'invalid' | undefined
}

export function Select({ options, onChange, state, className, ...rest }: SelectProps) {
  return (
    <div className={classNames(styles.box, styles.select, state && styles[state], className)}>
      {/* Without a handler it can be drawn by the server, as part of a form. */}
      <select {...rest} {...(onChange && { onChange: (event) => onChange(event.target.value) })}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
