// What the answer to a question means in dollars: which bills are shown, side by side on which scale, and what is said first.
import type { Estimate } from '@/lib/model/estimate'
import type { ReadingAnswer, Recommendation } from '@/lib/model/recommendation'
import { Usd } from '@/lib/units/usd'
import { type BillPart, type Component, partsOf } from './bill-parts'

export type Costed = {
  readonly key: string
  readonly estimate: Estimate
  readonly usd: string
  readonly total: number // for lengths only
  readonly parts: readonly BillPart[]
  readonly feasible: boolean
  readonly pinned: boolean
}

/** The best configuration of each option and what the source names, where the whole bill is known; the cheapest first. */
export const costedOf = ({ ranked }: Recommendation): readonly Costed[] =>
  ranked
    .flatMap(({ key, estimate, headline, pinned, feasible }): Costed[] => {
      const usd = estimate.bill.total
      if (usd === null || !(headline || pinned)) return []
      return [{ key, estimate, usd, total: Number(usd), parts: partsOf(estimate.bill), feasible, pinned }]
    })
    .sort((a, b) => Usd.of(a.usd).compare(Usd.of(b.usd)))

export type Unpriced = {
  readonly key: string
  readonly estimate: Estimate
  readonly why: readonly { readonly why: string; readonly meters: readonly string[] }[]
}

/** Options without a total, and why, the meters of one cause together. */
export const unpricedOf = ({ ranked }: Recommendation): readonly Unpriced[] =>
  ranked
    .filter(({ estimate, headline }) => headline && estimate.bill.total === null)
    .map(({ key, estimate }) => {
      const causes = new Map<string, string[]>()
      for (const { meter, why } of estimate.bill.missing) causes.set(why, [...(causes.get(why) ?? []), meter])
      return { key, estimate, why: [...causes].map(([why, meters]) => ({ why, meters })) }
    })

export type Panel = {
  readonly costed: readonly Costed[]
  /** The largest total, which the scale is made for. */
  readonly top: number
  /** How many times the scale of the panel before; null on the first. */
  readonly timesBefore: number | null
}

/** From this ratio of the dearest to the cheapest on, the cheap bars of one scale are too short to read: under 5 % of its width. */
const ONE_SCALE_UP_TO = 20

/** One panel, or two that part where the totals jump most. */
export function panelsOf(costed: readonly Costed[]): readonly Panel[] {
  const top = (part: readonly Costed[]) => part.at(-1)?.total ?? 0
  const jumps = costed.map(({ total }, index) => {
    const before = costed[index - 1]?.total ?? 0
    return before > 0 ? total / before : 1
  })
  const cheapest = costed.find(({ total }) => total > 0)?.total ?? 0
  if (cheapest === 0 || top(costed) / cheapest < ONE_SCALE_UP_TO) {
    return costed.length === 0 ? [] : [{ costed, top: top(costed), timesBefore: null }]
  }
  const cut = jumps.indexOf(Math.max(...jumps))
  const [low, high] = [costed.slice(0, cut), costed.slice(cut)]
  return [
    { costed: low, top: top(low), timesBefore: null },
    { costed: high, top: top(high), timesBefore: top(high) / top(low) },
  ]
}

/** The bill to open: the one asked for, else its option’s, else what the answer names, else the cheapest. */
export function chosenOf(
  costed: readonly Costed[],
  { best, provisional, nearest }: Pick<Recommendation, 'best' | 'provisional' | 'nearest'>,
  asked: string | null,
): Costed | null {
  const byKey = (key: string | null) => costed.find((one) => one.key === key)
  const sameOption = asked === null ? undefined : costed.find((one) => one.estimate.optionId === asked.split('?')[0])
  return byKey(asked) ?? sameOption ?? byKey(best ?? provisional ?? nearest) ?? costed[0] ?? null
}

/** The component that a bill mostly consists of, and its share of the total. */
export function largestPart({ parts, total }: Costed): { component: Component; share: number } | null {
  const largest = parts.reduce<BillPart | null>(
    (most, part) => (most === null || Number(part.usd) > Number(most.usd) ? part : most),
    null,
  )
  return largest === null || total === 0 ? null : { component: largest.component, share: Number(largest.usd) / total }
}

export type ReadingTable = {
  readonly check: string
  readonly readings: readonly ReadingAnswer[]
  readonly rows: readonly {
    readonly optionId: string
    readonly label: string
    /** Exact totals, one for each reading; null is unknown. */
    readonly usd: readonly (string | null)[]
    readonly times: number // the largest over the smallest
  }[]
}

/** The bills under each reading of each contradiction; the options that it moves most first. */
export function readingTables({ readings }: Recommendation): readonly ReadingTable[] {
  const checks = [...new Set(readings.map(({ check }) => check))]
  return checks.map((check) => {
    const these = readings.filter((one) => one.check === check)
    const labels = new Map(these.flatMap(({ totals }) => totals.map(({ optionId, label }) => [optionId, label])))
    const rows = [...labels].map(([optionId, label]) => {
      const usd = these.map(({ totals }) => totals.find((one) => one.optionId === optionId)?.usd ?? null)
      const known = usd.flatMap((text) => (text === null ? [] : [Number(text)]))
      const least = Math.min(...known)
      return { optionId, label, usd, times: known.length < 2 || least === 0 ? 1 : Math.max(...known) / least }
    })
    return { check, readings: these, rows: rows.sort((a, b) => b.times - a.times) }
  })
}

/** What the page says first. */
export type CostVerdict =
  | { readonly kind: 'readings'; readonly label: string; readonly first: string; readonly second: string }
  | { readonly kind: 'cheapestFits'; readonly best: Costed; readonly dearest: Costed }
  | { readonly kind: 'fits'; readonly best: Costed; readonly cheapest: Costed }
  | { readonly kind: 'range'; readonly cheapest: Costed; readonly dearest: Costed }
  | { readonly kind: 'one'; readonly only: Costed }
  | { readonly kind: 'unknown' }

export function verdictOf(recommendation: Recommendation, costed: readonly Costed[]): CostVerdict {
  const { best } = recommendation
  const [cheapest] = costed
  const dearest = costed.at(-1)
  const moved = readingTables(recommendation)[0]?.rows[0]
  const [first, second] = moved?.usd ?? []
  if (best === null && moved !== undefined && moved.times > 1 && first && second) {
    return { kind: 'readings', label: moved.label, first, second }
  }
  if (cheapest === undefined || dearest === undefined) return { kind: 'unknown' }
  if (cheapest.key === dearest.key) return { kind: 'one', only: cheapest }
  const chosen = costed.find(({ key }) => key === best)
  if (chosen === undefined) return { kind: 'range', cheapest, dearest }
  return chosen.key === cheapest.key
    ? { kind: 'cheapestFits', best: chosen, dearest }
    : { kind: 'fits', best: chosen, cheapest }
}
