'use client'

import { useTranslations } from 'next-intl'
import { primaryOperation, primaryP99, shownKey } from '@/components/recommend/answer/answer-view'
import { QuantityText } from '@/components/ui/quantity-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'
import { useFrozenWords } from './frozen-words'

/** The answer as a sentence, then its p99 with origin and interval, then what it hangs on. */
export function ReportVerdict({ answer }: { answer: Recommendation }) {
  const t = useTranslations('report')
  const words = useFrozenWords()
  const shown = answer.ranked.find(({ key }) => key === shownKey(answer))
  const p99 = shown === undefined ? null : primaryP99(shown.estimate, answer.workload)
  const turns = answer.flips.map(({ because }) => words.text(because))
  return (
    <Verdict
      under={
        <>
          {p99 !== null && p99.value !== null && (
            <p>
              {t('p99Of', { operation: words.term(primaryOperation(answer.workload)) })} <QuantityText quantity={p99} />
            </p>
          )}
          {turns.length > 0 && (
            <p>
              {t('turns')} {turns.join(' ')}
            </p>
          )}
        </>
      }
    >
      {words.rich(answer.verdict)}
    </Verdict>
  )
}
