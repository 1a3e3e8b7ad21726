'use client'

import type { ReactNode } from 'react'
import { FieldRow } from '@/components/ui/field'
import type { TermId } from '@/components/ui/glossary'
import { Select } from '@/components/ui/select'
import type { QuestionKey } from '../question-fields'
import { useQuestionForm } from './question-context'

type ChoiceFieldProps<Value extends string> = {
  id: string
  question: QuestionKey
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  hint?: ReactNode
  term?: TermId
  onChange: (value: Value) => void
}

/** One of a few, named in words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, question, label, value, options, hint, term, onChange } = props
  const { flagged } = useQuestionForm()
  const choose = (text: string) => {
    const known = options.find((option) => option.value === text)
    if (known !== undefined) onChange(known.value)
  }
  return (
    <FieldRow label={label} htmlFor={id} term={term} {...(hint === undefined ? {} : { hint })}>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={choose}
        state={flagged.has(question) ? 'flag' : undefined}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      />
    </FieldRow>
  )
}
