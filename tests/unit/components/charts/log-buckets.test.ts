import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLogBuckets } from '@/components/charts/log-buckets'
import type { Histogram } from '@/lib/model/benchmark-run'

const aHistogram = (bins: readonly (readonly [number, number])[]): Histogram => ({
  valuesNs: bins.map(([valueNs]) => valueNs),
  counts: bins.map(([, count]) => count),
  relativeError: 1 / 128,
})

describe('log buckets', () => {
  test('an eighth of an octave where that is few enough', () => {
    const { buckets, perOctave } = toLogBuckets(
      aHistogram([
        [8_000, 5],
        [8_100, 2],
        [16_000, 1],
      ]),
    )
    expect(perOctave).toBe(8)
    expect(buckets).toHaveLength(9)
    expect(buckets[0]).toMatchObject({ fromUs: 8, count: 7 })
    expect(buckets.at(-1)).toMatchObject({ fromUs: 16, count: 1 })
  })

  test('coarser over many octaves, never more than 48', () => {
    const { buckets, perOctave } = toLogBuckets(
      aHistogram([
        [1_000, 1],
        [1_000_000_000, 1],
      ]),
    )
    expect(perOctave).toBe(2)
    expect(buckets.length).toBeLessThanOrEqual(48)
  })

  test('no counts, no buckets', () => {
    expect(toLogBuckets(aHistogram([[5, 0]])).buckets).toEqual([])
  })

  const bins = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 1e6 })), { maxLength: 60 })
    .map((list) => aHistogram([...new Map(list)].sort(([a], [b]) => a - b)))

  test('every count is in exactly one bucket, and in the one that holds its value', () => {
    fc.assert(
      fc.property(bins, (histogram) => {
        const { buckets } = toLogBuckets(histogram)
        const total = histogram.counts.reduce((sum, count) => sum + count, 0)
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(total)
        const held = histogram.valuesNs.filter((_, i) => (histogram.counts[i] ?? 0) > 0)
        for (const valueNs of held) {
          const us = valueNs / 1_000
          const inside = buckets.filter(({ fromUs, toUs }) => fromUs <= us * 1.000001 && us < toUs * 1.000001)
          expect(inside.length).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })
})
