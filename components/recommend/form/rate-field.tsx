'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FieldRow } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import type { Rate } from '@/lib/model/workload'
import { parseCount } from '@/lib/units/parse-count'
import { countText } from '../count-text'
import type { QuestionKey } from '../question-fields'
import { PERIODS } from '../question-values'
import { useQuestionForm } from './question-context'
import { useDraft } from './use-draft'

type RateFieldProps = {
  id: string
  question: QuestionKey
  label: string
  value: Rate | null
  hint?: ReactNode
  onClear?: () => void
  onChange: (value: Rate, settled: boolean) => void
}

/** A count and the period that it was declared over: the two are never apart. */
export function RateField({ id, question, label, value, hint, onClear, onChange }: RateFieldProps) {
  const t = useTranslations('recommend.form')
  const locale = useLocale()
  const { flagged, settle } = useQuestionForm()
  const { draft, setDraft } = useDraft()

  const per = value?.per ?? 'day'
  const text = draft ?? (value === null ? '' : countText(value.count, locale))
  const invalid = parseCount(text) === null && !(text.trim() === '' && onClear !== undefined)

  const type = (next: string) => {
    setDraft(next)
    const count = parseCount(next)
    if (count !== null) onChange({ count, per }, false)
    else if (next.trim() === '') onClear?.()
  }
  const choosePeriod = (next: string) => {
    const period = PERIODS.find((one) => one === next)
    if (value !== null && period !== undefined) onChange({ count: value.count, per: period }, true)
  }
  const leave = () => {
    setDraft(null)
    settle()
  }

  const shownHint = invalid ? t('notANumber') : hint
  return (
    <FieldRow label={label} htmlFor={id} hint={shownHint} warn={invalid}>
      <NumberInput
        id={id}
        value={text}
        placeholder={t('notSaid')}
        onChange={type}
        onBlur={leave}
        state={invalid ? 'invalid' : flagged.has(question) ? 'flag' : undefined}
        units={PERIODS.map((period) => ({ value: period, label: t(`per.${period}`) }))}
        unitValue={per}
        unitLabel={t('periodOf', { label })}
        onUnitChange={choosePeriod}
        {...(shownHint === undefined ? {} : { describedBy: `${id}-hint` })}
      />
    </FieldRow>
  )
}
