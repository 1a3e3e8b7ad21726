import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compactCount, parseCount } from '@/lib/units/parse-count'

describe('parseCount', () => {
  test.each([
    ['200,000,000', 200_000_000],
    ['200 M', 200_000_000],
    ['200M', 200_000_000],
    ['2亿', 200_000_000],
    ['2 亿', 200_000_000],
    ['1,000 万', 10_000_000],
    ['200w', 2_000_000],
    ['200W', 2_000_000],
    ['1.1M', 1_100_000],
    ['2 345 678', 2_345_678],
    ['1e6', 1_000_000],
    ['3千万', 30_000_000],
    ['4万亿', 4_000_000_000_000],
    ['.5k', 500],
    ['20k', 20_000], // full width
    ['0', 0],
  ])('%s is %d', (text, count) => expect(parseCount(text)).toBe(count))

  test.each(['', '-1', 'abc', '1 2x', '1 GiB', '1e999', '亿', 'NaN', '1..2'])('%j is not a count', (text) =>
    expect(parseCount(text)).toBeNull(),
  )

  test('what is written compactly reads back the same', () => {
    const counts = fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e15, noNaN: true }), fc.integer({ min: 0, max: 1e15 }))
    fc.assert(fc.property(counts, (count) => parseCount(compactCount(count)) === count))
  })

  test.each([
    [200_000_000, '200M'],
    [1_500, '1500'],
    [20_000, '20k'],
    [1_234_567, '1234567'],
    [1_100_000, '1.1M'],
  ])('%d is written %s', (count, text) => expect(compactCount(count)).toBe(text))
})
