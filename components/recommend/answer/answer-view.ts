// What the answer means for the page: which configurations get a card, where each stands, what goes onto the chart.
import type { FrontierPoint } from '@/components/charts/frontier-model'
import type { OptionState } from '@/components/ui/tag'
import { primaryOperation, primaryP99 } from '@/lib/model/primary-operation'
import type { Quantity } from '@/lib/model/quantity'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import { chartName } from '../option-names'
import { latencyText, usdText } from '../show'

export { primaryOperation, primaryP99 }

/** The configuration that the page speaks of: the best, or what would be best as declared, or the nearest. */
export const shownKey = ({ best, provisional, nearest }: Recommendation): string | null =>
  best ?? provisional ?? nearest

export function stateOf({ feasible, unmet, estimate, key }: Ranked, nearest: string | null): OptionState {
  if (estimate.bill.total === null) return 'priceUnknown'
  if (feasible) return 'fits'
  if (unmet.every(({ constraint }) => constraint === 'budget')) return 'overBudget'
  return key === nearest ? 'nearest' : 'out'
}

/** Cards are for decisions: each option's best, what was pinned, and the nearest. The rest stands in the table. */
export const cardsOf = ({ ranked, nearest, unpriced }: Recommendation): readonly Ranked[] =>
  ranked.filter(({ headline, pinned, key }) => !unpriced.includes(key) && (headline || pinned || key === nearest))

export const unpricedOf = ({ ranked, unpriced }: Recommendation): readonly Ranked[] =>
  ranked.filter(({ key, headline }) => headline && unpriced.includes(key))

export type PointWords = {
  /** The first constraint that it misses, as a sentence. */
  readonly reason: (one: Ranked) => string
  /** The same in two or three words, for the label on the chart. */
  readonly short?: (one: Ranked) => string
  readonly basis: (quantity: Quantity) => string
  readonly range: (quantity: Quantity) => string | null
}

/** Points of the chart; what has no price or no p99 can't be drawn and is counted by the caller. */
export function pointsOf(recommendation: Recommendation, words: PointWords): readonly FrontierPoint[] {
  const { ranked, workload, frontier } = recommendation
  const chosen = shownKey(recommendation)
  return ranked.flatMap((one): FrontierPoint[] => {
    const { estimate, key, headline, unmet } = one
    const p99 = primaryP99(estimate, workload)
    const { total } = estimate.bill
    if (total === null || p99 === null || p99.value === null || p99.value <= 0 || Number(total) <= 0) return []
    const name = chartName(estimate)
    const standing = frontier.includes(key) ? 'frontier' : unmet.length > 0 ? 'excluded' : 'dominated'
    const figures = `${usdText(total)} · ${latencyText(p99.value)}`
    return [
      {
        key,
        name: name.long,
        shortName: name.short,
        detail: standing === 'excluded' ? [usdText(total), words.short?.(one)].filter(Boolean).join(' · ') : figures,
        facts: [
          estimate.label,
          estimate.configurationText,
          usdText(total),
          ['p99', latencyText(p99.value), words.range(p99), words.basis(p99)].filter(Boolean).join(' '),
          ...(unmet.length > 0 ? [words.reason(one)] : []),
        ].filter((fact) => fact !== ''),
        usd: Number(total),
        p99Us: p99.value,
        lowUs: p99.low,
        highUs: p99.high,
        basis: p99.basis,
        family: estimate.family,
        standing,
        chosen: key === chosen,
        headline,
        otherReadings: otherReadings(recommendation, one)
          .filter(({ usd }) => Number(usd) > 0)
          .map(({ letter, usd }) => ({ letter, usd: Number(usd), text: `${letter} ${usdText(usd)}` })),
      },
    ]
  })
}

export type OtherReading = { readonly letter: string; readonly usd: string; readonly configurationText: string }

/** What the same option would take under the other readings of the contradiction that is shown first. Said once per option. */
export function otherReadings(
  { readings, ranked }: Recommendation,
  { estimate, key }: Ranked,
): readonly OtherReading[] {
  const { optionId, label, bill } = estimate
  const isFirst = ranked.find((one) => one.estimate.optionId === optionId)?.key === key
  if (!isFirst) return []
  return readings
    .filter(({ check }) => check === readings[0]?.check)
    .flatMap(({ letter, totals, bestLabel, bestUsd, bestConfiguration }) => {
      const listed = totals.find((one) => one.optionId === optionId)
      const [usd, configurationText] =
        bestLabel === label ? [bestUsd, bestConfiguration] : [listed?.usd ?? null, listed?.configurationText ?? '']
      return usd === null || usd === bill.total ? [] : [{ letter, usd, configurationText: configurationText ?? '' }]
    })
}
