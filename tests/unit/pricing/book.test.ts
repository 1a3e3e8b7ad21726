import { describe, expect, test } from 'vitest'
import type { PriceRow } from '@/lib/model/price-book'
import { defaultPriceBook, loadPriceBook, priceBookId } from '@/lib/pricing'

const book = defaultPriceBook()
const copy = (): Record<string, unknown> => JSON.parse(JSON.stringify(book))
const duplicates = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i)

describe('the price book that we ship', () => {
  test('rows, limits and instance types have ids of their own', () => {
    expect(duplicates(book.rows.map(({ id }) => id))).toEqual([])
    expect(duplicates(book.limits.map(({ id }) => id))).toEqual([])
    expect(duplicates(book.instances.map(({ type }) => type))).toEqual([])
  })

  test('every number has a source, on https, and a date not after the book', () => {
    const { rows, limits, instances } = book
    const used = [
      ...rows.map(({ source }) => source),
      ...limits.map(({ source }) => source),
      ...instances.flatMap(({ source, priceSource }) => [source, priceSource]),
    ]
    expect(used.filter((source) => book.sources[source] === undefined)).toEqual([])
    expect(Object.values(book.sources).filter(({ url }) => !url.startsWith('https://'))).toEqual([])
    const late = rows.filter((row) => row.effectiveDate > book.asOf || row.retrievedOn > book.asOf)
    expect(late.map(({ id }) => id)).toEqual([])
  })

  test('bands ascend and the last is open', () => {
    const wrong = book.rows.filter(({ tiers }) => {
      const edges = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
      const ascending = edges.every((edge, i) => i === 0 || edge > (edges[i - 1] ?? 0))
      return (
        !ascending ||
        edges.at(-1) !== Number.POSITIVE_INFINITY ||
        edges.filter((edge) => edge === Number.POSITIVE_INFINITY).length > 1
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('meters and options are known, in the unit of the meter', () => {
    const metersOf = (optionId: string) => [
      ...(book.options[optionId]?.requiredMeters ?? []),
      ...(book.options[optionId]?.optionalMeters ?? []),
    ]
    const unknown = Object.keys(book.options).flatMap((id) =>
      metersOf(id).filter((meter) => book.meters[meter] === undefined),
    )
    expect(unknown).toEqual([])
    const wrong = book.rows.filter(
      (row) =>
        book.meters[row.meter]?.unit !== row.unit ||
        row.optionIds.some((optionId) => !metersOf(optionId).includes(row.meter)),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(book.limits.filter(({ optionIds }) => optionIds.some((id) => book.options[id] === undefined))).toEqual([])
    expect(book.unpriced.filter(({ optionId }) => book.options[optionId] === undefined)).toEqual([])
  })

  test('no configuration fits two prices of one meter', () => {
    const together = (a: PriceRow, b: PriceRow) =>
      a.meter === b.meter &&
      a.optionIds.some((id) => b.optionIds.includes(id)) &&
      (a.region === b.region || a.region === 'global' || b.region === 'global') &&
      Object.entries(a.match ?? {}).every(([key, value]) => b.match?.[key] === undefined || b.match[key] === value)
    const pairs = book.rows.flatMap((a, i) =>
      book.rows.slice(i + 1).flatMap((b) => (together(a, b) ? [[a.id, b.id]] : [])),
    )
    expect(pairs).toEqual([])
  })

  test('no two limits of one quantity are in force at once', () => {
    const overlap = (a: string | null, b: string | null, c: string | null, d: string | null) =>
      (a ?? '') < (d ?? '9') && (c ?? '') < (b ?? '9')
    const apart = (a?: readonly string[], b?: readonly string[]) =>
      a !== undefined && b !== undefined && !a.some((x) => b.includes(x))
    const pairs = book.limits.flatMap((a, i) =>
      book.limits.slice(i + 1).flatMap((b) => {
        const same = a.quantity === b.quantity && a.optionIds.some((id) => b.optionIds.includes(id))
        const matchApart = Object.entries(a.match ?? {}).some(
          ([key, value]) => b.match?.[key] !== undefined && b.match[key] !== value,
        )
        const excluded = (x: typeof a, y: typeof a) =>
          x.regions?.every((region) => y.regionsExcept?.includes(region)) ?? false
        const clash =
          same &&
          !matchApart &&
          !apart(a.regions, b.regions) &&
          !excluded(a, b) &&
          !excluded(b, a) &&
          overlap(a.validFrom, a.validTo, b.validFrom, b.validTo)
        return clash ? [[a.id, b.id]] : []
      }),
    )
    expect(pairs).toEqual([])
  })
})

describe('reading a book', () => {
  test('its id is that of its content, not of its layout', () => {
    const { rows, ...rest } = book
    expect(priceBookId(loadPriceBook({ rows, ...rest }))).toBe(priceBookId(book))
    expect(priceBookId({ ...book, asOf: '2026-11-21' })).not.toBe(priceBookId(book))
    expect(priceBookId(book)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    [
      'a price that is a number',
      { rows: [{ ...book.rows[0], tiers: [{ upTo: null, price: 0.1 }] }] },
      /rows\.0\.tiers\.0\.price/,
    ],
    ['a key that nobody knows', { rows: [{ ...book.rows[0], discount: 1 }] }, /rows\.0/],
    ['a date that is none', { asOf: 'yesterday' }, /asOf/],
    ['another currency', { currency: 'EUR' }, /currency/],
  ])('%s is refused, by name', (_, change, where) => {
    expect(() => loadPriceBook({ ...copy(), ...change })).toThrow(where)
  })
})
