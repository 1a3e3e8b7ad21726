'use client'

import styles from './segmented.module.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  lang?: string | undefined
  title?: string | undefined
}

type SegmentedProps<Value extends string> = {
  /** What is being switched, for those who do not see it. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  busy?: boolean | undefined
}

/** Two to four choices of which one holds, side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  busy = false,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser
    <div role="group" aria-label={label} aria-busy={busy} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          lang={option.lang}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
