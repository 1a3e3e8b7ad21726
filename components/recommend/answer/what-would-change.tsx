'use client'

import { useTranslations } from 'next-intl'
import { ReasonText } from '@/components/ui/reason-text'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import { percentText } from '../show'
import styles from './answer.module.css'
import { shownKey } from './answer-view'
import { useFlipText } from './flip-text'
import { Part } from './part'

/** For the answer: what would flip it. For the others: what they miss, and by how much the declaration would have to give. */
export function WhatWouldChange({ one, recommendation }: { one: Ranked; recommendation: Recommendation }) {
  const t = useTranslations('recommend.evidence')
  const flipText = useFlipText(one.estimate.label)
  const isAnswer = one.key === shownKey(recommendation) && one.feasible
  if (isAnswer ? recommendation.flips.length === 0 : one.unmet.length === 0) return null
  return (
    <Part title={t('wouldChange')}>
      <ul className={styles.lines}>
        {isAnswer
          ? recommendation.flips.map((flip) => {
              const { input, change, outcome } = flipText(flip)
              return (
                <li key={`${flip.input} ${flip.to}`}>
                  {input}: {change} → {outcome}
                </li>
              )
            })
          : one.unmet.map((unmet) => (
              <li key={`${unmet.constraint} ${unmet.because.code}`}>
                <ReasonText reason={unmet.because} />
                {unmet.margin !== null && (
                  <div className={styles.small}>{t('short', { share: percentText(unmet.margin) })}</div>
                )}
              </li>
            ))}
      </ul>
    </Part>
  )
}
