'use client'

import { useTranslations } from 'next-intl'
import type { Declared } from '@/lib/model/workload'
import { AmountField, type FieldUnit } from './amount-field'
import { FoldedGroup } from './folded-group'
import { useQuestionForm } from './question-context'
import { ITEM_UNITS } from './units'

const DAILY_UNITS = [
  { id: 'GB', label: 'GB', factor: 1e9 },
  { id: 'TB', label: 'TB', factor: 1e12 },
  { id: 'GiB', label: 'GiB', factor: 2 ** 30 },
  { id: 'TiB', label: 'TiB', factor: 2 ** 40 },
] as const

const NOTHING = { min: null, mean: null, max: null }

/** What is also said of the workload. It is checked against the rest; nothing is computed with it until a reading picks it. */
export function DeclaredFields() {
  const t = useTranslations('recommend.form')
  const { request, update } = useQuestionForm()
  const { declared } = request.workload
  const say = (patch: Partial<Declared>, settled?: boolean) => update({ declared: { ...declared, ...patch } }, settled)
  const perDay: readonly [FieldUnit] = [{ id: 'day', label: t('per.day'), factor: 1 }]
  const perMonth: readonly [FieldUnit] = [{ id: 'month', label: t('per.month'), factor: 1 }]
  const said = Object.values(declared).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))

  return (
    <FoldedGroup title={t('alsoSaid')} open={said}>
      <AmountField
        id="q-said-items"
        question="saidItems"
        label={t('saidItems')}
        value={declared.itemsPerDay}
        units={perDay}
        placeholder={t('notSaid')}
        onClear={() => say({ itemsPerDay: null })}
        onChange={(itemsPerDay, settled) => say({ itemsPerDay }, settled)}
      />
      <AmountField
        id="q-said-bytes"
        question="saidBytes"
        label={t('saidBytes')}
        value={declared.bytesPerDay}
        units={DAILY_UNITS}
        placeholder={t('notSaid')}
        onClear={() => say({ bytesPerDay: null })}
        onChange={(bytesPerDay, settled) => say({ bytesPerDay }, settled)}
      />
      <AmountField
        id="q-said-billed"
        question="saidBilled"
        label={t('saidBilled')}
        value={declared.operationsPerMonth}
        units={perMonth}
        placeholder={t('notSaid')}
        onClear={() => say({ operationsPerMonth: null })}
        onChange={(operationsPerMonth, settled) => say({ operationsPerMonth }, settled)}
      />
      {(['min', 'mean', 'max'] as const).map((end) => (
        <AmountField
          key={end}
          id={`q-said-size-${end}`}
          question="saidSize"
          label={t(`saidSize.${end}`)}
          value={declared.itemBytes?.[end] ?? null}
          units={ITEM_UNITS}
          placeholder={t('notSaid')}
          onClear={() => say({ itemBytes: { ...(declared.itemBytes ?? NOTHING), [end]: null } })}
          onChange={(bytes, settled) =>
            say({ itemBytes: { ...(declared.itemBytes ?? NOTHING), [end]: bytes } }, settled)
          }
        />
      ))}
    </FoldedGroup>
  )
}
