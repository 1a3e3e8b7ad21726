import { useTranslations } from 'next-intl'
import { FieldRow } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { ConfigurationField, FieldTexts } from './option-choice'

type ConfigurationFieldsProps = {
  base: string
  fields: readonly ConfigurationField[]
  texts: FieldTexts
  wrong: readonly string[]
  onChange: (key: string, text: string) => void
}

/** The keys of a configuration, each as its schema describes it. */
export function ConfigurationFields({ base, fields, texts, wrong, onChange }: ConfigurationFieldsProps) {
  const t = useTranslations('run.option')
  return fields.map((field) => {
    const { key, kind, choices, required } = field
    const id = `${base}-${key}`
    const invalid = wrong.includes(key)
    const label = t.has(`keys.${key}`) ? t(`keys.${key}`) : key
    const common = { id, value: texts[key] ?? '', 'aria-describedby': invalid ? `${id}-hint` : undefined }
    const values = kind === 'flag' ? ['true', 'false'] : choices
    return (
      <FieldRow
        key={key}
        label={required ? label : t('optional', { label })}
        htmlFor={id}
        {...(invalid && { hint: t(required ? 'wrongRequired' : 'wrong'), warn: true })}
      >
        {values.length > 0 ? (
          <Select
            {...common}
            onChange={(text) => onChange(key, text)}
            options={[
              { value: '', label: t('notSaid') },
              ...values.map((value) => ({ value, label: kind === 'flag' ? t(value) : value })),
            ]}
          />
        ) : (
          <TextInput
            {...common}
            state={invalid ? 'invalid' : undefined}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            onChange={(event) => onChange(key, event.target.value)}
          />
        )}
      </FieldRow>
    )
  })
}
