import { describe, expect, test } from 'vitest'
import { frontierPath, onFrontier } from '@/components/charts/frontier-geometry'
import {
  cardsOf,
  otherReadings,
  pointsOf,
  shownKey,
  stateOf,
  unpricedOf,
} from '@/components/recommend/answer/answer-view'
import { flaggedFields } from '@/components/recommend/flagged-fields'
import type { Reason } from '@/lib/outcome/reason'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { PRESETS, recommend } from '@/lib/recommend'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

const book = defaultPriceBook()
const ANSWERS = PRESETS.map(({ id, request }) => ({
  id,
  recommendation: recommend(request, { book, bookId: priceBookId(book), runs: [] }),
}))
const answer = (id: string) => {
  const found = ANSWERS.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no preset ${id}`)
  return found.recommendation
}
const WORDS = { reason: () => 'reason', basis: () => 'basis', range: () => null }

describe.each(ANSWERS)('the page of $id', ({ recommendation }) => {
  const points = pointsOf(recommendation, WORDS)
  const cards = cardsOf(recommendation)

  test('speaks of one configuration: it is a card and, where its p99 is known, the chosen mark', () => {
    expect(cards.map(({ key }) => key)).toContain(shownKey(recommendation))
    expect(points.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual([shownKey(recommendation)])
  })

  test('draws what has a price and a p99, and lists apart what has no price', () => {
    expect(points.every(({ usd, p99Us }) => usd > 0 && p99Us > 0)).toBe(true)
    expect(unpricedOf(recommendation).every(({ estimate }) => estimate.bill.total === null)).toBe(true)
    expect(cards.every(({ estimate }) => estimate.bill.total !== null)).toBe(true)
  })

  test('what fits stands before what does not, cheapest first', () => {
    const fits = cards.map((one) => stateOf(one, recommendation.nearest) === 'fits')
    expect(fits.lastIndexOf(true)).toBeLessThan(fits.indexOf(false) === -1 ? cards.length : fits.indexOf(false))
    const totals = cards.filter(({ feasible }) => feasible).map(({ estimate }) => Number(estimate.bill.total))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  test('the frontier goes down to the right', () => {
    const steps = onFrontier(points)
    const scale = { x: Math.log10, y: (us: number) => -Math.log10(us), left: 0, right: 9, top: -9, bottom: 0 }
    expect(steps.map(({ p99Us }) => p99Us)).toEqual(steps.map(({ p99Us }) => p99Us).sort((a, b) => b - a))
    expect(frontierPath(points, scale).split('H')).toHaveLength(steps.length + 2)
  })

  test.each([
    ['en', en],
    ['zh-CN', zh],
  ] as const)('every code that it can show has words in %s', (_language, messages) => {
    const { reasons, checks } = messages as unknown as Record<'reasons' | 'checks', Record<string, string>>
    const missing = (found: readonly Reason[], words: Record<string, string>) =>
      found.map(({ code }) => code).filter((code) => words[code] === undefined)
    const { ranked, flips, readings, contradictions, verdict, measureNext } = recommendation
    const said = [
      verdict,
      ...(measureNext === null ? [] : [measureNext.why]),
      ...flips.map(({ because }) => because),
      ...readings.map(({ because }) => because),
      ...ranked.flatMap(
        ({ estimate: { reasons: all, unmet, assumptions, evidence, capacity, latency, durability } }) => [
          ...all,
          ...unmet.map(({ because }) => because),
          ...assumptions,
          ...evidence.map(({ because }) => because),
          ...capacity.chain.map(({ because }) => because),
          ...(latency.write?.p99Us.because ?? []),
          ...(latency.read?.p99Us.because ?? []),
          ...(durability.note === null ? durability.annualLossProbability.because : [durability.note]),
        ],
      ),
    ]
    expect(missing(said, reasons)).toEqual([])
    expect(missing(contradictions, checks)).toEqual([])
  })
})

describe('mail, as declared', () => {
  const recommendation = answer('mail-declared')

  test('marks the fields that contradict each other, until a reading is picked', () => {
    const { contradictions } = recommendation
    expect([...flaggedFields(contradictions, {})].sort()).toEqual(
      ['keep', 'reads', 'saidBilled', 'saidBytes', 'saidItems', 'saidSize', 'stored', 'writes'].sort(),
    )
    const settled = flaggedFields(contradictions, { period_mismatch: 'per-day' })
    expect(settled.has('writes')).toBe(false)
    expect(settled.has('stored')).toBe(true)
  })

  test('says once per option what the other reading would take', () => {
    const said = recommendation.ranked.flatMap((one) =>
      otherReadings(recommendation, one).map(({ letter, usd }) => [one.estimate.optionId, letter, usd]),
    )
    expect(said).toContainEqual(['aws/s3-standard', 'A', '1103.552'])
    expect(said).toContainEqual(['aws/fsx-openzfs-single-az-ha-2', 'A', '175.36'])
    expect(new Set(said.map(([option, letter]) => `${option} ${letter}`)).size).toBe(said.length)
  })
})

test('where nothing fits, the nearest is said to be the nearest', () => {
  const recommendation = answer('nothing-fits')
  const states = cardsOf(recommendation).map((one) => stateOf(one, recommendation.nearest))
  expect(states[0]).toBe('nearest')
  expect(states).not.toContain('fits')
})
