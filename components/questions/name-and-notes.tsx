'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TextArea, TextInput } from '@/components/ui/text-input'
import styles from './questions.module.css'

/** As the API takes them. */
const MAX_NAME = 200
const MAX_NOTES = 10_000

export type Described = { readonly name: string; readonly notes: string }

export function NameAndNotes({ value, onChange }: { value: Described; onChange: (value: Described) => void }) {
  const t = useTranslations('questions')
  const id = useId()
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <TextInput
          id={`${id}-name`}
          value={value.name}
          maxLength={MAX_NAME}
          required
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-notes`}>{t('notes')}</label>
        <TextArea
          id={`${id}-notes`}
          value={value.notes}
          maxLength={MAX_NOTES}
          placeholder={t('notesHint')}
          onChange={(event) => onChange({ ...value, notes: event.target.value })}
        />
      </div>
    </>
  )
}
