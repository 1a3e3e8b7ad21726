'use client'

import { useTranslations } from 'next-intl'
import { primaryOperation, primaryP99, shownKey } from '@/components/recommend/answer/answer-view'
import { QuantityText } from '@/components/ui/quantity-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'
import { useFrozenWords } from './frozen-words'
import { useFlipWords } from './report-turns'

/** The answer as a sentence, then its p99 with origin and interval, then what it hangs on. */
export function ReportVerdict({ answer }: { answer: Recommendation }) {
  const t = useTranslations('report')
  const words = useFrozenWords()
  const flipWords = useFlipWords()
  // The nearest point of each input; the table of turns has all, and what the answer would be.
  const turns = answer.flips.filter(
    ({ input }, index) => answer.flips.findIndex((one) => one.input === input) === index,
  )
  const shown = answer.ranked.find(({ key }) => key === shownKey(answer))
  const p99 = shown === undefined ? null : primaryP99(shown.estimate, answer.workload)
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
              {t('turnsIf')}{' '}
              {turns
                .map(flipWords)
                .map(({ input, change }) => `${input} ${change}`)
                .join(t('separator'))}
            </p>
          )}
        </>
      }
    >
      {words.rich(answer.verdict)}
    </Verdict>
  )
}
