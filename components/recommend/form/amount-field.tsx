'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FieldRow } from '@/components/ui/field'
import type { TermId } from '@/components/ui/glossary'
import { NumberInput } from '@/components/ui/number-input'
import { parseCount } from '@/lib/units/parse-count'
import { countText } from '../count-text'
import type { QuestionKey } from '../question-fields'
import { useQuestionForm } from './question-context'
import { useDraft } from './use-draft'

export type FieldUnit = { readonly id: string; readonly label: string; readonly factor: number }

type AmountFieldProps = {
  id: string
  /** The key of the address that this field writes: contradictions point at it. */
  question: QuestionKey
  label: string
  /** In the canonical unit; `null` = not said. */
  value: number | null
  units: readonly [FieldUnit, ...FieldUnit[]]
  hint?: ReactNode
  term?: TermId
  warn?: boolean
  placeholder?: string
  /** Without it an empty field is not understood; with it, it means "not said". */
  onClear?: () => void
  onChange: (value: number, settled: boolean) => void
}

/** The first unit in which the value is a whole number; the first of all where there is none. */
const preferred = (value: number | null, units: readonly [FieldUnit, ...FieldUnit[]]): FieldUnit =>
  units.find(({ factor }) => value !== null && value >= factor && Number.isInteger(value / factor)) ?? units[0]

/** A number with its unit. Takes `200 M`, `2亿`, `1,024`; changing the unit keeps what is typed. */
export function AmountField(props: AmountFieldProps) {
  const { id, question, label, value, units, hint, warn = false, placeholder, term, onClear, onChange } = props
  const t = useTranslations('recommend.form')
  const locale = useLocale()
  const { flagged, settle } = useQuestionForm()
  const { draft, setDraft } = useDraft()
  const [chosen, setChosen] = useState<string | null>(null)

  const own = units.find(({ id: one }) => one === chosen)
  const keepsOwn = own !== undefined && (draft !== null || value === null || Number.isInteger(value / own.factor))
  const unit = keepsOwn ? own : preferred(value, units)
  const text = draft ?? (value === null ? '' : countText(value / unit.factor, locale))
  const read = parseCount(text)
  const empty = text.trim() === ''
  const invalid = read === null && !(empty && onClear !== undefined)

  const type = (next: string) => {
    setDraft(next)
    setChosen(unit.id)
    const number = parseCount(next)
    if (number !== null) onChange(number * unit.factor, false)
    else if (next.trim() === '') onClear?.()
  }
  const chooseUnit = (next: string) => {
    setChosen(next)
    const factor = units.find(({ id: one }) => one === next)?.factor
    if (read !== null && factor !== undefined) onChange(read * factor, true)
  }
  const leave = () => {
    setDraft(null)
    settle()
  }

  const shownHint = invalid ? t('notANumber') : hint
  return (
    <FieldRow label={label} htmlFor={id} term={term} hint={shownHint} warn={warn || invalid}>
      <NumberInput
        id={id}
        value={text}
        onChange={type}
        onBlur={leave}
        state={invalid ? 'invalid' : flagged.has(question) ? 'flag' : undefined}
        {...(units.length > 1
          ? {
              units: units.map((one) => ({ value: one.id, label: one.label })),
              unitValue: unit.id,
              unitLabel: t('unitOf', { label }),
              onUnitChange: chooseUnit,
            }
          : { unit: unit.label })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(shownHint === undefined ? {} : { describedBy: `${id}-hint` })}
      />
    </FieldRow>
  )
}
