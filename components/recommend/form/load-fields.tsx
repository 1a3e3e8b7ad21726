'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field'
import { AmountField } from './amount-field'
import { perSecondText } from './implied-text'
import { PeakFields } from './peak-fields'
import { useQuestionForm } from './question-context'
import { RateField } from './rate-field'

export function LoadFields() {
  const t = useTranslations('recommend.form')
  const { request, implied, update } = useQuestionForm()
  const { workload } = request
  const { readsPerSecond, writesPerSecond } = implied

  return (
    <FieldGroup title={t('load')}>
      <RateField
        id="q-writes"
        question="writes"
        label={t('writes')}
        value={workload.writes}
        hint={t('rateHint', { rate: perSecondText(writesPerSecond) })}
        onChange={(writes, settled) => update({ writes }, settled)}
      />
      <RateField
        id="q-reads"
        question="reads"
        label={t('reads')}
        value={workload.reads}
        hint={t('readsHint', {
          rate: perSecondText(readsPerSecond),
          total: perSecondText(readsPerSecond + writesPerSecond),
        })}
        onChange={(reads, settled) => update({ reads }, settled)}
      />
      <PeakFields />
      <AmountField
        id="q-sync"
        question="sync"
        label={t('sync')}
        value={workload.syncWriteFraction}
        units={[{ id: 'percent', label: '%', factor: 0.01 }]}
        placeholder={t('notSaid')}
        onClear={() => update({ syncWriteFraction: null })}
        onChange={(fraction, settled) => update({ syncWriteFraction: Math.min(1, fraction) }, settled)}
      />
    </FieldGroup>
  )
}
