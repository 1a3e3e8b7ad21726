import { describe, expect, test } from 'vitest'
import { isDate, priceRowAddress, toPriceFilter } from '@/components/prices/search-params'
import { PRICE_VIEWS, type PriceFilter, type PriceItem, type PricePage } from '@/lib/model/price-page'
import { defaultPriceBook } from '@/lib/pricing'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openPrices } from '@/lib/services/open-prices'
import en from '@/messages/en.json'

const book = defaultPriceBook()
const ANY: PriceFilter = {
  view: 'rows',
  option: null,
  region: null,
  provider: null,
  confidence: null,
  q: null,
  asOf: null,
  page: 1,
}
const open = (filter: Partial<PriceFilter> = {}, meter = (name: string) => name): PricePage =>
  openPrices(LOCAL_OWNER, { ...ANY, ...filter }, { meter })
const itemsOf = ({ groups }: PricePage): readonly PriceItem[] => groups.flatMap(({ items }) => items)
const everyPage = (filter: Partial<PriceFilter>): readonly PriceItem[] =>
  Array.from({ length: open(filter).pages }, (_, index) => itemsOf(open({ ...filter, page: index + 1 }))).flat()

describe('the whole book', () => {
  const sizes = {
    rows: book.rows.length,
    limits: book.limits.length,
    instances: book.instances.length,
    unknown: book.unpriced.length,
  }

  test.each(PRICE_VIEWS)('%s: every entry is on exactly one page', (view) => {
    const ids = everyPage({ view, asOf: 'all' }).map(({ id }) => id)
    expect(ids).toHaveLength(sizes[view])
    expect(new Set(ids).size).toBe(sizes[view])
  })

  test('is named by its content, with the dates of its rows', () => {
    const { book: facts, totals } = open()
    expect(facts.id).toMatch(/^[0-9a-f]{64}$/)
    expect(facts.asOf).toBe(book.asOf)
    expect(book.rows.every(({ effectiveDate }) => effectiveDate >= facts.oldest)).toBe(true)
    expect(totals).toEqual(sizes)
  })

  test('a page beyond the last is the last', () => {
    expect(open({ page: 99 }).page).toBe(open().pages)
    expect(open({ page: -1 }).page).toBe(1)
  })
})

describe('filters', () => {
  test('by option, region, provider and confidence together', () => {
    const found = everyPage({
      option: 'aws/s3-standard',
      region: 'us-west-2',
      provider: 'aws',
      confidence: 'secondary',
    })
    expect(found.map(({ id }) => id)).toEqual([
      'aws/us-west-2/s3-standard/stored',
      'aws/us-west-2/s3-standard/putRequests',
      'aws/us-west-2/s3-standard/getRequests',
    ])
    expect(open({ provider: 'nobody' }).groups).toEqual([])
  })

  test('search finds what the reader sees, word by word', () => {
    const words = new Map(Object.entries(en.meters))
    const found = open({ q: 'efs  DATA WRITTEN', region: 'us-east-1' }, (meter) => words.get(meter) ?? meter)
    const meters = itemsOf(found).flatMap((item) => (item.kind === 'rows' ? [item.row.meter] : []))
    expect(meters.toSorted()).toEqual(['infrequentAccessWritten', 'writtenData'])
  })

  test('a facet counts what it would list', () => {
    const { confidences } = open({ provider: 'aws' })
    for (const { value, count } of confidences) {
      const confidence = value === 'secondary' ? 'secondary' : 'verified'
      expect(open({ provider: 'aws', confidence }).counts.rows).toBe(count)
    }
  })

  test('limits are those in force at the date; what has ended is counted and can be asked for', () => {
    const gp3 = (asOf: string | null) =>
      everyPage({ view: 'limits', option: 'aws/ebs-gp3', asOf }).flatMap((item) =>
        item.kind === 'limits' && item.limit.quantity === 'iops' ? [item.limit.max] : [],
      )
    expect(gp3(null)).toEqual([80_000])
    expect(gp3('2024-06')).toEqual([16_000])
    expect(gp3('all').toSorted()).toEqual([16_000, 80_000])
    expect(open({ view: 'limits' }).notInForce).toBe(book.limits.filter(({ validTo }) => validTo !== null).length)
  })
})

describe('the address', () => {
  test('empty fields of the form ask for nothing, and a date that is none is left out', () => {
    const query = { ...ANY, option: '', q: '  ', asOf: 'soon' }
    expect(toPriceFilter(query)).toEqual(ANY)
    expect([null, '', '2025', '2025-09', '2025-09-01', 'all'].every(isDate)).toBe(true)
    expect(isDate('soon')).toBe(false)
  })

  test('every price row of the book is on the first page of its own address', () => {
    for (const { id, optionIds, region } of book.rows) {
      const option = optionIds[0] ?? ''
      expect(priceRowAddress({ option, region, rowId: id })).toContain(`#row-${id}`)
      expect(itemsOf(open({ option, region })).map((item) => item.id)).toContain(id)
    }
  })
})

test('every quantity, minimum and allowance of the book has words', () => {
  const { limit, row } = en.prices
  const has = (words: object, key: string) => Object.hasOwn(words, key)
  expect(
    book.limits.filter(({ quantity }) => !has(limit.quantities, quantity)).map(({ quantity }) => quantity),
  ).toEqual([])
  const minimums = book.rows.flatMap(({ minimums: least }) => Object.keys(least ?? {}))
  expect(minimums.filter((key) => !has(row.minimums, key))).toEqual([])
  const allowances = book.rows.flatMap(({ included }) => (included === null ? [] : [included.per]))
  expect(allowances.filter((per) => !has(row.included, per))).toEqual([])
})
