import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BillRequest } from '@/lib/model/bill'
import { bill, billedConfiguration, defaultPriceBook, priceBookId } from '@/lib/pricing'

type Line = { readonly meter: string; readonly quantity: number; readonly unit: string; readonly amount: string }
type Case = BillRequest & {
  readonly id: string
  readonly kind: 'published' | 'computed' | 'trap' | 'compat' | 'rule'
  readonly lines: readonly Line[]
  readonly total: string | null
  readonly wrongTotal?: string
  readonly publishedTotal?: string
  readonly tolerance: string
  readonly expect?: { readonly tier: string; readonly billedGib: number }
}

const GOLDEN: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../golden/bills/golden.json'), 'utf8'),
)

const book = defaultPriceBook()
const billOf = (request: BillRequest) => {
  const result = bill(book, priceBookId(book), request)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
/** Cents are whole numbers below 2^53, so differences of totals can be taken as numbers. */
const distance = (a: string | null, b: string): number => Math.abs(Number(a) - Number(b))
const FLOAT_NOISE = 1e-6
/** Quantities are printed there with up to ten digits. */
const RELATIVE = 1e-7

const priced = GOLDEN.cases.filter((one) => one.total !== null)
const traps = GOLDEN.cases.filter((one) => one.wrongTotal !== undefined)

describe('bills that vendors and others have published, and our own by hand', () => {
  test('all of them are here', () => expect([GOLDEN.cases.length, priced.length]).toEqual([116, 115]))

  test.each(priced.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const got = billOf(one)
    const tolerance = Number(one.tolerance) + FLOAT_NOISE
    expect(got.missing).toEqual([])
    expect(distance(got.total, one.total ?? '')).toBeLessThanOrEqual(tolerance)
    // Lines of 0 are left out there; here the line stays to show what was included.
    const lines = got.lines.filter((line) => line.quantity > line.included)
    expect(lines.map((line) => line.meter).sort()).toEqual(one.lines.map((line) => line.meter).sort())
    for (const want of one.lines) {
      const line = lines.find(({ meter }) => meter === want.meter)
      expect(line?.unit).toBe(want.unit)
      const billable = (line?.quantity ?? 0) - (line?.included ?? 0)
      expect(Math.abs(billable / want.quantity - 1)).toBeLessThan(RELATIVE)
      expect(distance(line?.amount ?? null, want.amount)).toBeLessThanOrEqual(tolerance)
    }
  })

  test.each(traps.map((one) => [one.id, one] as const))('%s is not what a careless bill prints', (_, one) => {
    expect(distance(billOf(one).total, one.wrongTotal ?? '')).toBeGreaterThan(1)
  })

  test('an Azure disk of 200 GiB is sold as E15 of 256 GiB', () => {
    const rule = GOLDEN.cases.filter((one) => one.kind === 'rule')
    const sold = rule.map((one) => billedConfiguration(book, one))
    const got = sold.map((one) => (one.ok ? [one.value.tier, one.value.sizeGib] : []))
    expect(got).toEqual(rule.map((one) => [one.expect?.tier, one.expect?.billedGib]))
  })
})
