import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BenchmarkRun, Histogram, RunResult } from '@/lib/model/benchmark-run'
import {
  fioBucketOf,
  fioBucketValue,
  groupResults,
  isSupported,
  mergeHistograms,
  ninesOf,
  noLatency,
  percentAtNines,
  percentileNs,
  percentilesNs,
  poolMoments,
  sampleCount,
  samplesBeyond,
  samplesForUpperBound,
} from '@/lib/stats'

const bins = (counts: Record<string, number>): Histogram => ({
  valuesNs: Object.keys(counts).map(Number),
  counts: Object.values(counts),
  relativeError: 1 / 128,
})

describe('fio buckets (model vectors s-fioi, s-fiov)', () => {
  test.each([
    [63, 63],
    [128, 128],
    [1_000, 317],
    [1_000_000, 954],
  ])('%i ns lies in bucket %i', (value, bucket) => expect(fioBucketOf(value)).toBe(bucket))

  test.each([
    [63, 63],
    [128, 129],
    [786, 168_960],
    [1_168, 10_551_296],
  ])('bucket %i stands for %i ns', (bucket, value) => expect(fioBucketValue(bucket)).toBe(value))

  test('a bucket holds its own middle, which is at most 1/128 from any value in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 33 }), (value) => {
        const middle = fioBucketValue(fioBucketOf(value))
        expect(fioBucketOf(middle)).toBe(fioBucketOf(value))
        expect(Math.abs(middle - value) / value).toBeLessThanOrEqual(1 / 128)
      }),
    )
  })
})

describe('percentiles of bins (model F6.1, F6.2)', () => {
  test.each([
    ['s-pct-2', { '100': 90, '1000': 9, '5000': 1 }, 99.5, 5_000],
    ['s-pct-1', { '100': 90, '1000': 9, '5000': 1 }, 90, 100],
    ['s-mrg-1', { '100': 990, '1000': 10, '9000': 100 }, 99, 9_000],
    ['all', { '100': 1 }, 100, 100],
  ])('%s', (_, counts, percent, value) => expect(percentileNs(bins(counts), percent)).toBe(value))

  test('merging adds counts of equal values; averaging the two p99 would have said 4 550', () => {
    const merged = mergeHistograms([bins({ '100': 990, '1000': 10 }), bins({ '9000': 100 })])
    expect(merged).toEqual(bins({ '100': 990, '1000': 10, '9000': 100 }))
    expect(percentileNs(merged, 99)).toBe(9_000)
  })

  test('nothing counted has no percentile', () => expect(percentilesNs(bins({}), [50, 99])).toEqual([null, null]))

  const histogram = fc
    .dictionary(fc.integer({ min: 1, max: 10 ** 9 }).map(String), fc.integer({ min: 1, max: 1_000 }), { minKeys: 1 })
    .map((counts) => bins(Object.fromEntries(Object.entries(counts).sort(([a], [b]) => Number(a) - Number(b)))))
  const percent = fc.double({ min: 0.01, max: 100, noNaN: true })

  test('they ascend, stay within the bins, and agree with walking over every sample', () => {
    fc.assert(
      fc.property(histogram, fc.array(percent, { minLength: 1 }), (one, percents) => {
        const samples = one.valuesNs.flatMap((value, index) => new Array<number>(one.counts[index] ?? 0).fill(value))
        for (const wanted of percents) {
          const rank = Math.max(1, Math.ceil((wanted / 100) * samples.length))
          expect(percentilesNs(one, percents)[percents.indexOf(wanted)]).toBe(samples[rank - 1])
        }
      }),
    )
  })

  test('a merged percentile lies between the smallest and the largest of its parts', () => {
    fc.assert(
      fc.property(fc.array(histogram, { minLength: 2, maxLength: 5 }), percent, (parts, wanted) => {
        const own = parts.map((part) => percentileNs(part, wanted) ?? 0)
        const merged = mergeHistograms(parts)
        expect(percentileNs(merged, wanted)).toBeGreaterThanOrEqual(Math.min(...own))
        expect(percentileNs(merged, wanted)).toBeLessThanOrEqual(Math.max(...own))
        expect(sampleCount(merged)).toBe(parts.reduce((sum, part) => sum + sampleCount(part), 0))
      }),
    )
  })
})

describe('pooled mean and spread', () => {
  test('equal those of all samples together', () => {
    const sample = fc.double({ min: 0, max: 1e6, noNaN: true })
    const sets = fc.array(fc.array(sample, { minLength: 2, maxLength: 20 }), { minLength: 1, maxLength: 5 })
    const moments = (samples: readonly number[]) => {
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
      const squares = samples.reduce((sum, value) => sum + (value - mean) ** 2, 0)
      return { samples: samples.length, mean, stddev: Math.sqrt(squares / (samples.length - 1)) }
    }
    fc.assert(
      fc.property(sets, (parts) => {
        const pooled = poolMoments(parts.map(moments))
        const whole = moments(parts.flat())
        expect(pooled?.mean).toBeCloseTo(whole.mean, 3)
        expect(pooled?.stddev).toBeCloseTo(whole.stddev, 3)
      }),
    )
  })

  test('a set without spread leaves the spread unknown; no samples, no mean', () => {
    expect(poolMoments([{ samples: 3, mean: 5, stddev: null }])).toEqual({ samples: 3, mean: 5, stddev: null })
    expect(poolMoments([])).toBeNull()
  })
})

describe('what a percentile stands on', () => {
  test.each([
    [99, 10_000, 100, true],
    [99.9, 2_000, 2, false],
    [99.9, 100_000, 100, true],
    [50, 199, 99, false],
    [100, 1e9, 0, false],
  ])('p%d of %i samples: %i beyond', (percent, samples, beyond, supported) => {
    expect(samplesBeyond(percent, samples)).toBe(beyond)
    expect(isSupported(percent, samples)).toBe(supported)
  })

  test.each([
    [99, 299],
    [99.9, 2_995],
  ])('p%d needs %i samples for any 95 %% upper bound (model vectors s-n)', (percent, samples) =>
    expect(samplesForUpperBound(percent)).toBe(samples),
  )

  test('the nines axis puts 90, 99 and 99.9 equally far apart', () => {
    expect([90, 99, 99.9].map((percent) => Number(ninesOf(percent).toFixed(9)))).toEqual([1, 2, 3])
    expect(percentAtNines(3)).toBeCloseTo(99.9, 9)
  })
})

const aResult = (overrides: Partial<RunResult> = {}): RunResult => ({
  operation: 'read',
  count: 1_000,
  bytes: 4_096_000,
  runtimeSeconds: 10,
  operationsPerSecond: 100,
  bytesPerSecond: 409_600,
  errors: null,
  latency: { ...noLatency('completion'), meanUs: 10, percentiles: [{ percent: 99, us: 20 }], samples: 1_000 },
  otherLatencies: [],
  histogram: null,
  ...overrides,
})

const aRun = (results: readonly RunResult[], overrides: Partial<BenchmarkRun> = {}): BenchmarkRun => ({
  name: 'job',
  tool: 'fio',
  toolVersion: null,
  startedAt: null,
  status: 'ok',
  role: 'entry',
  group: '0',
  host: null,
  load: {
    access: null,
    readFraction: null,
    blockSizeBytes: null,
    queueDepth: null,
    jobs: null,
    concurrency: null,
    loop: null,
    directIo: null,
    syncWrites: null,
    durationSeconds: null,
    engine: null,
    fileSizeBytes: null,
  },
  results,
  devices: [],
  options: {},
  warnings: [],
  ...overrides,
})

describe('groups', () => {
  test('only what ran at the same time is added; failed entries and summaries are not', () => {
    const groups = groupResults([
      aRun([aResult()]),
      aRun([aResult({ count: 3_000 })]),
      aRun([aResult()], { group: '1' }),
      aRun([aResult()], { role: 'summary' }),
      aRun([aResult()], { status: 'failed' }),
      aRun([aResult()], { group: null }),
    ])
    expect(groups).toMatchObject([{ group: '0', entries: 2, results: [{ count: 4_000, operationsPerSecond: 400 }] }])
  })

  test('jobs that ended early: everything over the longest runtime, as fio itself says it', () => {
    const [group] = groupResults([aRun([aResult()]), aRun([aResult({ runtimeSeconds: 5, operationsPerSecond: 200 })])])
    expect(group?.results[0]).toMatchObject({ operationsPerSecond: 200, runtimeSeconds: 10, bytesPerSecond: 819_200 })
  })

  test('without counts the rates are added; one unknown makes the sum unknown', () => {
    const old = aResult({ count: null })
    expect(groupResults([aRun([old]), aRun([old])])[0]?.results[0]?.operationsPerSecond).toBe(200)
    const unknown = aResult({ bytes: null, bytesPerSecond: null })
    expect(groupResults([aRun([aResult()]), aRun([unknown])])[0]?.results[0]?.bytesPerSecond).toBeNull()
  })

  test('without bins the percentile is only bounded', () => {
    const slow = aResult({ latency: { ...aResult().latency, meanUs: 30, percentiles: [{ percent: 99, us: 80 }] } })
    const [group] = groupResults([aRun([aResult()]), aRun([slow])])
    expect(group?.results[0]?.latency).toMatchObject({ meanUs: 20, percentiles: [], origin: 'derived' })
    expect(group?.bounds).toEqual([{ operation: 'read', percent: 99, lowUs: 20, highUs: 80 }])
  })

  test('with bins in every entry it is that of the added bins', () => {
    const one = aResult({ histogram: bins({ '100': 990, '1000': 10 }) })
    const other = aResult({ histogram: bins({ '9000': 100 }) })
    const [group] = groupResults([aRun([one]), aRun([other])])
    expect(group?.results[0]?.latency).toMatchObject({ percentiles: [{ percent: 99, us: 9 }], origin: 'histogram' })
    expect(group?.bounds).toEqual([])
  })

  test('latencies of different kinds are not mixed', () => {
    const total = aResult({ latency: { ...aResult().latency, kind: 'total' } })
    const [group] = groupResults([aRun([aResult()]), aRun([total])])
    expect(group?.results[0]?.latency).toEqual(noLatency(null))
    expect(group?.bounds).toEqual([])
  })
})
