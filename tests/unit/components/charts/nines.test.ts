import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  curveFromBins,
  curveFromReported,
  ninesOf,
  ninesRows,
  ninesTicks,
  percentOf,
  samplesBeyond,
} from '@/components/charts/nines'
import type { Histogram, LatencySummary } from '@/lib/model/benchmark-run'

const aLatency = (over: Partial<LatencySummary> = {}): LatencySummary => ({
  kind: 'completion',
  meanUs: null,
  stddevUs: null,
  minUs: null,
  maxUs: null,
  percentiles: [],
  origin: 'none',
  samples: null,
  ...over,
})

describe('the nines axis', () => {
  test.each([
    { percent: 0, x: 0 },
    { percent: 90, x: 1 },
    { percent: 99, x: 2 },
    { percent: 99.9, x: 3 },
    { percent: 99.99, x: 4 },
    { percent: 50, x: Math.log10(2) },
  ])('$percent % stands at $x', ({ percent, x }) => {
    expect(ninesOf(percent)).toBeCloseTo(x, 9)
    expect(percentOf(x)).toBeCloseTo(percent, 9)
  })

  test('its ticks are 0 50 90 99 99.9 …', () => {
    expect(ninesTicks(4.4, { withMedian: true }).map(({ label }) => label)).toEqual([
      '0',
      '50',
      '90',
      '99',
      '99.9',
      '99.99',
    ])
    expect(ninesTicks(0.5, { withMedian: false }).map(({ label }) => label)).toEqual(['0', '90'])
  })

  test('99.99 % of 2,916,000 samples leaves 291.6 beyond', () => {
    expect(samplesBeyond(2_916_000, 99.99)).toBeCloseTo(291.6, 6)
  })
})

describe('a curve from printed percentiles', () => {
  const percentiles = [
    { percent: 50, us: 10 },
    { percent: 99, us: 20 },
    { percent: 99.9, us: 30 },
    { percent: 99.99, us: 40 },
  ]

  test('starts at the minimum, ends at 1 − 1/n, and drops what the samples cannot carry', () => {
    const curve = curveFromReported(aLatency({ percentiles, minUs: 5, maxUs: 90, samples: 2_000, origin: 'reported' }))
    expect(curve.points.map(({ us }) => us)).toEqual([5, 10, 20, 30])
    expect(curve.max).toEqual({ x: Math.log10(2_000), us: 90 })
    expect(curve.thinFrom).toBeCloseTo(Math.log10(20), 12)
  })

  test('without a number of samples nothing is thin and the maximum stands at the last percentile', () => {
    const curve = curveFromReported(aLatency({ percentiles, maxUs: 90, origin: 'reported' }))
    expect(curve.thinFrom).toBeNull()
    expect(curve.max?.x).toBeCloseTo(4, 9)
  })

  test('nothing reported is no curve, not a curve at zero', () => {
    expect(curveFromReported(aLatency()).points).toEqual([])
    expect(curveFromReported(aLatency({ maxUs: 3 })).max).toBeNull()
  })
})

const bins = fc
  .array(fc.record({ value: fc.integer({ min: 1, max: 1e9 }), count: fc.integer({ min: 1, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((list): Histogram => {
    const sorted = [...new Map(list.map((bin) => [bin.value, bin.count]))].sort(([a], [b]) => a - b)
    return { valuesNs: sorted.map(([v]) => v), counts: sorted.map(([, c]) => c), relativeError: 1 / 128 }
  })

describe('a curve from bins', () => {
  test('is the percentile of every sample written out', () => {
    fc.assert(
      fc.property(bins, (histogram) => {
        const samples = histogram.valuesNs.flatMap((v, i) => new Array<number>(histogram.counts[i] ?? 0).fill(v))
        for (const { x, us } of curveFromBins(histogram, aLatency()).points) {
          const rank = Math.max(1, Math.ceil(samples.length * (1 - 10 ** -x) - 1e-6))
          expect(us * 1_000).toBeCloseTo(samples[rank - 1] ?? Number.NaN, 3)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('ascends', () => {
    fc.assert(
      fc.property(bins, (histogram) => {
        const { points } = curveFromBins(histogram, aLatency())
        return points.every((point, i) => i === 0 || point.us >= (points[i - 1]?.us ?? 0))
      }),
    )
  })

  test('empty bins fall back to what was printed', () => {
    const empty: Histogram = { valuesNs: [], counts: [], relativeError: 0 }
    expect(curveFromBins(empty, aLatency({ percentiles: [{ percent: 50, us: 7 }] })).points).toEqual([
      { x: ninesOf(50), us: 7 },
    ])
  })
})

describe('rows', () => {
  test('solid and thin meet in one point, and the maximum closes the thin part', () => {
    const rows = ninesRows([
      {
        points: [
          { x: 0, us: 1 },
          { x: 1, us: 2 },
          { x: 2, us: 3 },
        ],
        thinFrom: 1.5,
        max: { x: 3, us: 9 },
      },
    ])
    expect(rows).toEqual([
      { x: 0, 'solid-0': 1, 'thin-0': null },
      { x: 1, 'solid-0': 2, 'thin-0': 2 },
      { x: 2, 'solid-0': null, 'thin-0': 3 },
      { x: 3, 'solid-0': null, 'thin-0': 9 },
    ])
  })

  test('no line is drawn to a maximum far behind the last percentile', () => {
    const rows = ninesRows([{ points: [{ x: 1, us: 2 }], thinFrom: 6, max: { x: 8, us: 9 } }])
    expect(rows).toEqual([{ x: 1, 'solid-0': 2, 'thin-0': null }])
  })
})
