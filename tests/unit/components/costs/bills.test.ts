import { describe, expect, test } from 'vitest'
import { COMPONENTS, componentOf, impliedRate, partsOf } from '@/components/costs/bill-parts'
import { formulaText, quantityText } from '@/components/costs/bill-words'
import { otherOf, stepsBetween } from '@/components/costs/compare-model'
import {
  type Costed,
  chosenOf,
  costedOf,
  largestPart,
  panelsOf,
  readingTables,
  unpricedOf,
  verdictOf,
} from '@/components/costs/costs-model'
import { costsAddress, recommendAddress } from '@/components/costs/search-params'
import type { Recommendation } from '@/lib/model/recommendation'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { PRESETS, recommend } from '@/lib/recommend'
import { Usd } from '@/lib/units/usd'

const book = defaultPriceBook()
const ANSWERS = new Map(
  PRESETS.map(({ id, request }) => [id, recommend(request, { book, bookId: priceBookId(book), runs: [] })]),
)
const PRESET_IDS = PRESETS.map(({ id }) => id)

function answer(id: string): Recommendation {
  const found = ANSWERS.get(id)
  if (found === undefined) throw new Error(`no preset ${id}`)
  return found
}
function bill(id: string, optionId: string, usd: string): Costed {
  const found = costedOf(answer(id)).find((one) => one.estimate.optionId === optionId && cents(one.usd) === usd)
  if (found === undefined) throw new Error(`no bill of ${optionId} over ${usd}`)
  return found
}
const cents = (usd: string): string => Usd.of(usd).toCents()
const sumOf = (amounts: readonly string[]): string => Usd.sum(amounts.map(Usd.of)).toJSON()

describe('bars', () => {
  test.each(PRESET_IDS)('%s: the components of every bill sum to its total exactly', (id) => {
    const costed = costedOf(answer(id))
    expect(costed.length).toBeGreaterThan(2)
    for (const { parts, usd } of costed) expect(sumOf(parts.map((part) => part.usd))).toBe(Usd.of(usd).toJSON())
  })

  test('case 1 to the cent, by component', () => {
    const parts = (optionId: string, usd: string) =>
      bill('mail-billed', optionId, usd).parts.map((part) => `${part.component} ${cents(part.usd)}`)
    expect(parts('aws/s3-standard', '1103.55')).toEqual(['storage 23.55', 'put 1000.00', 'get 80.00'])
    expect(parts('aws/efs-provisioned', '600.00')).toEqual(['storage 307.20', 'throughput 292.80'])
    expect(parts('aws/fsx-openzfs-single-az-ha-2', '258.56')).toEqual(['storage 92.16', 'throughput 166.40'])
  })

  test('every meter of the book has a component, in the order of the stack', () => {
    for (const meter of Object.keys(book.meters)) expect(COMPONENTS).toContain(componentOf(meter))
    expect(componentOf('a meter of tomorrow')).toBe('other')
  })

  test('a line whose price is unknown is in no part', () => {
    const [unknown] = unpricedOf(answer('mail-choice'))
    expect(unknown === undefined ? [] : partsOf(unknown.estimate.bill)).toEqual([])
    expect(unknown?.why.map(({ why }) => why)).toEqual(['No published price found.'])
  })
})

describe('panels', () => {
  test('bills far apart get two scales, compared in words, and none is lost', () => {
    const costed = costedOf(answer('mail-declared'))
    const panels = panelsOf(costed)
    expect(panels.map(({ top }) => cents(String(top)))).toEqual(['1986.50', '32423.55'])
    expect(panels[1]?.timesBefore).toBeCloseTo(32423.552 / 1986.496, 9)
    expect(panels.flatMap((panel) => panel.costed)).toEqual(costed)
  })

  test('bills of one size share a scale', () => {
    expect(panelsOf(costedOf(answer('gp3-stripe')))).toHaveLength(1)
    expect(panelsOf([])).toEqual([])
  })
})

describe('which bill is open', () => {
  const costed = costedOf(answer('mail-choice'))
  const best = answer('mail-choice').best

  test('the one in the address, its option where the configuration changed, else the best', () => {
    const efs = costed.find((one) => one.estimate.optionId === 'aws/efs-provisioned')
    expect(chosenOf(costed, answer('mail-choice'), efs?.key ?? '')?.key).toBe(efs?.key)
    expect(chosenOf(costed, answer('mail-choice'), 'aws/efs-provisioned?throughputMibps=7')?.key).toBe(efs?.key)
    expect(chosenOf(costed, answer('mail-choice'), 'nobody/knows')?.key).toBe(best)
    expect(chosenOf(costed, answer('mail-choice'), null)?.key).toBe(best)
    expect(chosenOf([], answer('mail-choice'), null)).toBeNull()
  })

  test('the address carries the question, the bill and the one beside it', () => {
    const preset = PRESETS.find(({ id }) => id === 'mail-choice')
    if (preset === undefined) throw new Error('no preset')
    const place = { request: preset.request, preset, bill: null, against: null }
    expect(costsAddress(place)).toBe('/costs?preset=mail-choice')
    expect(costsAddress(place, { bill: 'aws/efs-bursting' })).toMatch(
      /^\/costs\?preset=mail-choice&bill=aws.efs-bursting$/,
    )
    expect(recommendAddress(place)).toBe('/recommend?preset=mail-choice')
  })
})

describe('from one bill to another', () => {
  test.each(PRESET_IDS)('%s: the steps between any two bills sum to their difference exactly', (id) => {
    const costed = costedOf(answer(id))
    for (const a of costed) {
      for (const b of costed) {
        expect(sumOf([a.usd, ...stepsBetween(a, b).map(({ usd }) => usd)])).toBe(Usd.of(b.usd).toJSON())
      }
    }
  })

  test('EFS Provisioned to FSx as billed: 341.44 less, the largest step first', () => {
    const a = bill('mail-billed', 'aws/efs-provisioned', '600.00')
    const b = bill('mail-billed', 'aws/fsx-openzfs-single-az-ha-2', '258.56')
    const steps = stepsBetween(a, b).map(({ component, usd }) => `${component} ${cents(usd)}`)
    expect(steps).toEqual(['storage -215.04', 'throughput -126.40'])
  })

  test('beside the chosen bill stands the one asked for, else the dearest other', () => {
    const costed = costedOf(answer('mail-choice'))
    const [first, second] = costed
    const last = costed.at(-1)
    if (first === undefined || second === undefined || last === undefined) throw new Error('too few bills')
    expect(otherOf(costed, first, null)).toBe(last)
    expect(otherOf(costed, last, last.key)).toBe(costed.at(-2))
    expect(otherOf(costed, first, second.key)).toBe(second)
    expect(otherOf([first], first, null)).toBeNull()
  })
})

describe('what is said first', () => {
  test('two readings that move a bill: S3 from 1,103.55 to 32,423.55', () => {
    const verdict = verdictOf(answer('mail-declared'), costedOf(answer('mail-declared')))
    if (verdict.kind !== 'readings') throw new Error(verdict.kind)
    expect([verdict.label, cents(verdict.first), cents(verdict.second)]).toEqual(['S3 Standard', '1103.55', '32423.55'])
  })

  test('the cheapest that fits, the range where nothing does, unknown without a bill', () => {
    const kindOf = (id: string) => verdictOf(answer(id), costedOf(answer(id))).kind
    expect(kindOf('mail-choice')).toBe('fits')
    expect(kindOf('nothing-fits')).toBe('range')
    expect(verdictOf(answer('mail-choice'), []).kind).toBe('unknown')
  })

  test('readings are tables of every option, the most moved first', () => {
    const [first] = readingTables(answer('mail-declared'))
    expect(first?.check).toBe('period_mismatch')
    expect(first?.rows[0]).toMatchObject({ optionId: 'aws/s3-standard', usd: ['1103.552', '32423.552'] })
    expect(readingTables(answer('mail-choice'))).toEqual([])
  })

  test('what a bill mostly is', () => {
    const largest = largestPart(bill('mail-declared', 'aws/s3-standard', '32423.55'))
    expect(largest).toEqual({ component: 'put', share: 30000 / 32423.552 })
  })
})

describe('digits', () => {
  test.each([
    [6_000_000_000, '6,000,000,000'],
    [183_105.46875, '183,105.47'],
    [1024, '1,024'],
    [12.5, '12.5'],
    [0.00012345, '0.000123'],
    [2e21, '2,000,000,000,000,000,000,000'],
  ])('a quantity of %d reads %s', (quantity, text) => expect(quantityText(quantity)).toBe(text))

  test('a formula keeps its price and groups its quantities', () => {
    expect(formulaText('(50000 − 3072) IOPS-month × 0.012')).toBe('(50,000 − 3,072) IOPS-month × 0.012')
    expect(formulaText('6000000000 request × 0.000005')).toBe('6,000,000,000 request × 0.000005')
  })

  test('6 G requests in 720 h are 2,315 a second; GiB are bytes a second; capacity is no rate', () => {
    const line = { meter: '', label: '', included: 0, unitPrice: null, amount: null, formula: '', source: null }
    expect(impliedRate({ ...line, quantity: 6e9, unit: 'request' }, 720)?.perSecond).toBeCloseTo(2314.81, 2)
    expect(impliedRate({ ...line, quantity: 3600, unit: 'GiB' }, 1)).toEqual({ perSecond: 2 ** 30, of: 'bytes' })
    expect(impliedRate({ ...line, quantity: 1024, unit: 'GiB-month' }, 720)).toBeNull()
  })
})
