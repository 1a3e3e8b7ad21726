'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import { percentText } from '../show'
import { AmountField } from './amount-field'
import { peakText } from './implied-text'
import { useQuestionForm } from './question-context'

/** What a peak is taken to last when only its height is said; shown at once, so that it can be put right. */
const USUAL_PEAK = { durationSeconds: 300, perDay: 1 } as const

/** How high, how long and how often the load peaks. Without a height there is no peak. */
export function PeakFields() {
  const t = useTranslations('recommend.form')
  const { request, implied, update } = useQuestionForm()
  const { peak } = request.workload
  const units = useByteUnits()
  const share = implied.peakShareOfDay
  const impossible = share !== null && share > 1

  return (
    <>
      <AmountField
        id="q-peak"
        question="peak"
        label={t('peak')}
        value={peak?.multiplier ?? null}
        units={[{ id: 'times', label: '×', factor: 1 }]}
        placeholder={t('noPeak')}
        hint={implied.peak === null ? undefined : t('peakHint', peakText(implied.peak, units))}
        onClear={() => update({ peak: null })}
        onChange={(multiplier, settled) => update({ peak: { ...(peak ?? USUAL_PEAK), multiplier } }, settled)}
      />
      {peak !== null && (
        <>
          <AmountField
            id="q-peak-lasts"
            question="peak"
            label={t('peakLasts')}
            value={peak.durationSeconds}
            units={[
              { id: 'min', label: t('minutes'), factor: 60 },
              { id: 'h', label: t('hours'), factor: 3600 },
              { id: 's', label: t('seconds'), factor: 1 },
            ]}
            onChange={(durationSeconds, settled) => update({ peak: { ...peak, durationSeconds } }, settled)}
          />
          <AmountField
            id="q-peak-often"
            question="peak"
            label={t('peakOften')}
            value={peak.perDay}
            units={[{ id: 'day', label: t('per.day'), factor: 1 }]}
            hint={
              share === null ? undefined : t(impossible ? 'peakImpossible' : 'peakShare', { share: percentText(share) })
            }
            warn={impossible}
            onChange={(perDay, settled) => update({ peak: { ...peak, perDay } }, settled)}
          />
        </>
      )}
    </>
  )
}
