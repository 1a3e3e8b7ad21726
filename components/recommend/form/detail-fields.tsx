'use client'

import { useTranslations } from 'next-intl'
import { FieldRow } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { Workload } from '@/lib/model/workload'
import type { QuestionKey } from '../question-fields'
import { AmountField, type FieldUnit } from './amount-field'
import { FoldedGroup } from './folded-group'
import { useQuestionForm } from './question-context'
import { RateField } from './rate-field'
import { STORED_UNITS } from './units'

const PERCENT = [{ id: 'percent', label: '%', factor: 0.01 }] as const
const COUNT = [{ id: 'count', label: '', factor: 1 }] as const

type Detail = {
  readonly field: 'sequentialFraction' | 'readCacheHitFraction' | 'concurrency' | 'directories' | 'workingSetBytes'
  readonly question: QuestionKey
  readonly units: readonly [FieldUnit, ...FieldUnit[]]
  readonly most: number
}

const DETAILS: readonly Detail[] = [
  { field: 'concurrency', question: 'concurrency', units: COUNT, most: Number.MAX_SAFE_INTEGER },
  { field: 'sequentialFraction', question: 'sequential', units: PERCENT, most: 1 },
  { field: 'readCacheHitFraction', question: 'cacheHits', units: PERCENT, most: 1 },
  { field: 'workingSetBytes', question: 'workingSet', units: STORED_UNITS, most: Number.MAX_SAFE_INTEGER },
  { field: 'directories', question: 'directories', units: COUNT, most: Number.MAX_SAFE_INTEGER },
]

const patchOf = (field: Detail['field'], value: number | null): Partial<Workload> => ({ [field]: value })

/** What sharpens an estimate when it is known. Left empty, each becomes an assumption that the answer lists. */
export function DetailFields() {
  const t = useTranslations('recommend.form')
  const { request, update, settle } = useQuestionForm()
  const { workload } = request
  const open = DETAILS.some(({ field }) => workload[field] !== null) || workload.hostInstanceType !== null

  return (
    <FoldedGroup title={t('details')} open={open}>
      <RateField
        id="q-meta"
        question="meta"
        label={t('metadata')}
        value={workload.metadataOps}
        onClear={() => update({ metadataOps: null })}
        onChange={(metadataOps, settled) => update({ metadataOps }, settled)}
      />
      {DETAILS.map(({ field, question, units, most }) => (
        <AmountField
          key={field}
          id={`q-${question}`}
          question={question}
          label={t(`detail.${field}`)}
          value={workload[field]}
          units={units}
          placeholder={t('notSaid')}
          onClear={() => update(patchOf(field, null))}
          onChange={(value, settled) => update(patchOf(field, Math.min(most, value)), settled)}
        />
      ))}
      <FieldRow label={t('host')} htmlFor="q-host">
        <TextInput
          key={workload.hostInstanceType}
          id="q-host"
          defaultValue={workload.hostInstanceType ?? ''}
          placeholder={t('notSaid')}
          onBlur={(event) => {
            const host = event.target.value.trim()
            update({ hostInstanceType: host === '' ? null : host })
            settle()
          }}
        />
      </FieldRow>
    </FoldedGroup>
  )
}
