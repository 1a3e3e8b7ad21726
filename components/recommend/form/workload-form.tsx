'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChipButton, ChipRow } from '@/components/ui/chip'
import { DataFields } from './data-fields'
import { DeclaredFields } from './declared-fields'
import { DetailFields } from './detail-fields'
import styles from './form.module.css'
import { LoadFields } from './load-fields'
import { MustHoldFields } from './must-hold-fields'
import { PriceFields } from './price-fields'
import { useQuestionForm } from './question-context'
import { useSummary } from './summary'

type WorkloadFormProps = {
  presetIds: readonly string[]
  /** The preset that the question started from, and whether it still is that preset. */
  presetId: string
  unchanged: boolean
  onPreset: (id: string) => void
  /** The pointer or focus has come: a change is likely. */
  onNear: () => void
}

/** The question. Every change asks at once; leaving a field, Enter or a choice writes it into the address. */
export function WorkloadForm({ presetIds, presetId, unchanged, onPreset, onNear }: WorkloadFormProps) {
  const t = useTranslations('recommend')
  const { settle } = useQuestionForm()
  const summary = useSummary()
  const [unfolded, setUnfolded] = useState(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) settle()
  }
  return (
    <section
      className={styles.form}
      aria-label={t('form.title')}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={onKey}
    >
      <div className={styles.fold}>
        <div className={styles.foldHead}>
          <span className="med">{t('form.workloadOf', { preset: t(`presets.${presetId}`) })}</span>
          <Button
            size="sm"
            aria-expanded={unfolded}
            aria-controls="workload-fields"
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(unfolded ? 'form.fold' : 'form.edit')}
          </Button>
        </div>
        <p>{summary}</p>
      </div>
      <div id="workload-fields" className={unfolded ? styles.fields : `${styles.fields} ${styles.folding}`}>
        <div className={styles.presets}>
          <h2>{t('form.preset')}</h2>
          <ChipRow>
            {presetIds.map((id) => (
              <ChipButton key={id} pressed={id === presetId && unchanged} onClick={() => onPreset(id)}>
                {t(`presets.${id}`)}
              </ChipButton>
            ))}
          </ChipRow>
          {!unchanged && (
            <p className={styles.changed}>{t('form.changedFrom', { preset: t(`presets.${presetId}`) })}</p>
          )}
        </div>
        <DataFields />
        <LoadFields />
        <MustHoldFields />
        <DeclaredFields />
        <DetailFields />
        <PriceFields />
      </div>
    </section>
  )
}
