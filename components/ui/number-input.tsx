import { classNames } from './class-names'
import styles from './input.module.css'

export type UnitOption = { value: string; label: string }

export type NumberInputProps = {
  id: string
  /** Text as typed: a half-typed number is nobody's business but the form's. */
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  /** A unit that is fixed. */
  unit?: string | undefined
  /** Units to choose from; `unitLabel` names the choice for those who do not see it. */
  units?: readonly UnitOption[] | undefined
  unitValue?: string | undefined
  unitLabel?: string | undefined
  onUnitChange?: ((unit: string) => void) | undefined
  /** `flag` for a contradicted field, `invalid` for one that cannot be read. */
  state?: 'flag' | 'invalid' | undefined
  placeholder?: string | undefined
  describedBy?: string | undefined
}

/** A number with its unit in the same box. Takes text such as `200 M` or `2 亿`; the caller reads it. */
export function NumberInput(props: NumberInputProps) {
  const {
    id,
    value,
    onChange,
    onBlur,
    unit,
    units,
    unitValue,
    unitLabel,
    onUnitChange,
    state,
    placeholder,
    describedBy,
  } = props
  return (
    <div className={classNames(styles.box, styles.number, state && styles[state])}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-invalid={state === 'invalid' ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {units !== undefined && (
        <span className={classNames(styles.unit, styles.changeable)}>
          <select aria-label={unitLabel} value={unitValue} onChange={(event) => onUnitChange?.(event.target.value)}>
            {units.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  )
}
