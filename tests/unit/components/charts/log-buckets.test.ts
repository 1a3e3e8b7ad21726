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
  test('an eighth of an octave where that is few enough, on one grid for all', () => {
    const buckets = toLogBuckets([
      aHistogram([
        [8_000, 5],
        [8_100, 2],
      ]),
      aHistogram([[16_000, 1]]),
    ])
    expect(buckets).toMatchObject({ perOctave: 8, size: 9 })
    expect(buckets.counts).toEqual([
      [7, 0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 1],
    ])
    expect([buckets.edgeUs(0), buckets.edgeUs(8), buckets.placeOf(16)]).toEqual([8, 16, 8])
  })

  test('coarser over many octaves', () => {
    const { size, perOctave } = toLogBuckets([
      aHistogram([
        [1_000, 1],
        [1_000_000_000, 1],
      ]),
    ])
    expect({ size, perOctave }).toEqual({ size: 40, perOctave: 2 })
  })

  test.each([{ histograms: [] }, { histograms: [aHistogram([[5, 0]])] }])('no counts, no buckets', ({ histograms }) => {
    expect(toLogBuckets(histograms).size).toBe(0)
  })

  const bins = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 1e6 })), { maxLength: 60 })
    .map((list) => aHistogram([...new Map(list)].sort(([a], [b]) => a - b)))

  test('no count is lost, and at most 64 buckets are drawn', () => {
    fc.assert(
      fc.property(fc.array(bins, { maxLength: 3 }), (histograms) => {
        const buckets = toLogBuckets(histograms)
        expect(buckets.size).toBeLessThanOrEqual(64)
        for (const [index, { counts }] of histograms.entries()) {
          const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0)
          expect(sum(buckets.counts[index] ?? [])).toBe(sum(counts))
        }
      }),
    )
  })

  test('a value lies within the edges of its bucket', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 1, max: 1e12 }), (a, b) => {
        const buckets = toLogBuckets([aHistogram([[a, 1]]), aHistogram([[b, 1]])])
        const index = (buckets.counts[0] ?? []).indexOf(1)
        const us = a / 1_000
        return buckets.edgeUs(index) <= us * (1 + 1e-9) && us <= buckets.edgeUs(index + 1) * (1 + 1e-9)
      }),
    )
  })
})
