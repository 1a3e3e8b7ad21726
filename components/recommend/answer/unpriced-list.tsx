'use client'

import { useTranslations } from 'next-intl'
import { QuantityText } from '@/components/ui/quantity-text'
import { ReasonText } from '@/components/ui/reason-text'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import styles from './answer.module.css'
import { primaryP99 } from './answer-view'

type UnpricedListProps = {
  options: readonly Ranked[]
  recommendation: Recommendation
  onOpen?: (key: string) => void
}

/** What could be weighed if its price were known: what it would do, and whether it would fit. */
export function UnpricedList({ options, recommendation, onOpen }: UnpricedListProps) {
  const t = useTranslations('recommend.card')
  return (
    <ul className={styles.list}>
      {options.map((one) => {
        const { estimate, key, unmet } = one
        const p99 = primaryP99(estimate, recommendation.workload)
        const [first] = unmet
        return (
          <li key={key} className={styles.unpriced}>
            <div className={styles.row}>
              <h3 className={styles.name}>
                {onOpen === undefined ? (
                  estimate.label
                ) : (
                  <button type="button" className={styles.open} onClick={() => onOpen(key)}>
                    {estimate.label}
                    <span className="vh">{t('openEvidence')}</span>
                  </button>
                )}
              </h3>
              <span>{p99 === null ? '' : <QuantityText quantity={p99} interval={false} />}</span>
            </div>
            <div className={styles.configuration}>{estimate.configurationText}</div>
            <div className={styles.lines}>
              {first === undefined ? t('wouldFit') : <ReasonText reason={first.because} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
