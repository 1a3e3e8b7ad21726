'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import { FieldGroup } from '@/components/ui/field'
import { formatSize } from '@/lib/units/format'
import { wholeText } from '../show'
import { AmountField } from './amount-field'
import { useQuestionForm } from './question-context'
import { ITEM_UNITS, STORED_UNITS } from './units'

/** A size that differs from what the declaration implies by this much is worth a warning (MODEL `consistency_flag`). */
const DISAGREES_FROM = 1.5

export function DataFields() {
  const t = useTranslations('recommend.form')
  const { request, implied, update } = useQuestionForm()
  const { workload } = request
  const units = useByteUnits()
  const { retainedBytes } = implied
  const ratio = retainedBytes === null ? 1 : retainedBytes / workload.storedBytes
  const disagrees = ratio > DISAGREES_FROM || ratio < 1 / DISAGREES_FROM
  const retained =
    retainedBytes === null || !disagrees
      ? undefined
      : t('retained', {
          days: workload.retentionDays ?? 0,
          items: wholeText(workload.declared.itemsPerDay ?? 0),
          size: formatSize(workload.declared.itemBytes?.mean ?? workload.writeSizeBytes, units).text,
          total: formatSize(retainedBytes, units).text,
        })

  return (
    <FieldGroup title={t('data')}>
      <AmountField
        id="q-stored"
        question="stored"
        label={t('stored')}
        value={workload.storedBytes}
        units={STORED_UNITS}
        hint={retained}
        warn={retained !== undefined}
        onChange={(bytes, settled) => update({ storedBytes: Math.round(bytes) }, settled)}
      />
      <AmountField
        id="q-growth"
        question="growth"
        label={t('growth')}
        value={workload.growthBytesPerMonth}
        units={STORED_UNITS}
        onChange={(bytes, settled) => update({ growthBytesPerMonth: Math.round(bytes) }, settled)}
      />
      <AmountField
        id="q-write-size"
        question="writeSize"
        label={t('writeSize')}
        value={workload.writeSizeBytes}
        units={ITEM_UNITS}
        onChange={(bytes, settled) => update({ writeSizeBytes: Math.round(bytes) }, settled)}
      />
      <AmountField
        id="q-read-size"
        question="readSize"
        label={t('readSize')}
        value={workload.readSizeBytes}
        units={ITEM_UNITS}
        onChange={(bytes, settled) => update({ readSizeBytes: Math.round(bytes) }, settled)}
      />
      <AmountField
        id="q-keep"
        question="keep"
        label={t('keep')}
        value={workload.retentionDays}
        units={[{ id: 'days', label: t('days'), factor: 1 }]}
        placeholder={t('notSaid')}
        onClear={() => update({ retentionDays: null })}
        onChange={(retentionDays, settled) => update({ retentionDays }, settled)}
      />
    </FieldGroup>
  )
}
