'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup, FieldRow } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { AmountField } from './amount-field'
import { ChoiceField } from './choice-field'
import styles from './form.module.css'
import { useQuestionForm } from './question-context'

const REGIONS = ['us-east-1', 'us-west-2'] as const
/** 730 h is the provider's average month, 720 and 744 a month of 30 and 31 days. */
const MONTHS = [730, 720, 744, 672] as const
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/

export function PriceFields() {
  const t = useTranslations('recommend.form')
  const { request, update, replace } = useQuestionForm()
  const { workload, region } = request
  const regions = REGIONS.some((one) => one === region) ? REGIONS : [...REGIONS, region]
  const hours = workload.billingMonthHours
  const months = MONTHS.some((one) => one === hours) ? MONTHS : [...MONTHS, hours]

  return (
    <FieldGroup title={t('price')}>
      <ChoiceField
        id="q-region"
        question="region"
        label={t('region')}
        value={region}
        options={regions.map((value) => ({ value, label: value }))}
        onChange={(value) => replace({ ...request, region: value })}
      />
      <ChoiceField
        id="q-month"
        question="month"
        label={t('month')}
        value={String(hours)}
        options={months.map((one) => ({ value: String(one), label: t('monthHours', { hours: one }) }))}
        onChange={(value) => update({ billingMonthHours: Number(value) }, true)}
      />
      <ChoiceField
        id="q-burst"
        question="burst"
        label={t('burst')}
        term="burstCredits"
        value={workload.countBurstCredits ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('burstNotCounted') },
          { value: 'yes', label: t('burstCounted') },
        ]}
        onChange={(value) => update({ countBurstCredits: value === 'yes' }, true)}
      />
      <AmountField
        id="q-plan"
        question="plan"
        label={t('plan')}
        term="planningFactor"
        value={workload.planningFactor}
        units={[{ id: 'percent', label: '%', factor: 0.01 }]}
        hint={t('planHint')}
        onChange={(share, settled) => update({ planningFactor: Math.min(1, Math.max(0.01, share)) }, settled)}
      />
      <AmountField
        id="q-writes-per-file"
        question="writesPerFile"
        label={t('writesPerFile')}
        term="diskWritesPerFile"
        value={workload.diskWritesPerFile}
        units={[{ id: 'times', label: '×', factor: 1 }]}
        onChange={(diskWritesPerFile, settled) => update({ diskWritesPerFile }, settled)}
      />
      <LimitsDate />
      <p className={styles.note}>{t('monthNote', { hours })}</p>
    </FieldGroup>
  )
}

/** Limits change: what held at the time of an article is asked by its date. */
function LimitsDate() {
  const t = useTranslations('recommend.form')
  const { request, update, settle } = useQuestionForm()
  const { limitsAsOf } = request.workload
  const change = (text: string) => {
    if (text === '') update({ limitsAsOf: null })
    else if (DATE.test(text)) update({ limitsAsOf: text })
  }
  return (
    <FieldRow label={t('limitsAsOf')} htmlFor="q-limits" hint={t('limitsHint')}>
      <TextInput
        key={limitsAsOf}
        id="q-limits"
        defaultValue={limitsAsOf ?? ''}
        placeholder={t('today')}
        aria-describedby="q-limits-hint"
        onBlur={(event) => {
          change(event.target.value.trim())
          settle()
        }}
      />
    </FieldRow>
  )
}
