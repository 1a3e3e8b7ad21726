import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparedRun, compareRuns, ratioOf, studentQuantile, studentTwoSided, welch } from '@/lib/stats'

const aRun = (rate: number, p99: number | null, load: Partial<ComparedRun['load']> = {}): ComparedRun => ({
  tool: 'fio',
  toolVersion: '3.33',
  load: {
    access: 'random',
    readFraction: 1,
    blockSizeBytes: 4_096,
    queueDepth: 4,
    jobs: 1,
    concurrency: 4,
    loop: 'closed',
    directIo: true,
    syncWrites: null,
    durationSeconds: 60,
    engine: 'libaio',
    fileSizeBytes: null,
    ...load,
  },
  results: [
    {
      operation: 'read',
      count: null,
      bytes: null,
      runtimeSeconds: null,
      operationsPerSecond: rate,
      bytesPerSecond: null,
      errors: 0,
      latency: {
        kind: 'completion',
        meanUs: null,
        stddevUs: null,
        minUs: null,
        maxUs: null,
        percentiles: p99 === null ? [] : [{ percent: 99, us: p99 }],
        origin: 'reported',
        samples: null,
      },
      otherLatencies: [],
    },
  ],
})

describe('Welch’s test', () => {
  // MODEL vectors s-wel-1, s-wel-2 (scipy).
  test.each([
    [
      [100, 102, 98, 101, 99],
      [105, 109, 107, 103, 106],
      [-4.89897949, 7.2, 0.00161924756],
    ],
    [
      [48600, 48500, 48700],
      [48100, 48000, 48200],
      [6.12372436, 4, 0.0036022326],
    ],
  ])('%j against %j', (a, b, [t, freedom, p]) => {
    const found = welch(a, b)
    expect(found?.t).toBeCloseTo(t ?? Number.NaN, 6)
    expect(found?.freedom).toBeCloseTo(freedom ?? Number.NaN, 6)
    expect(found?.p).toBeCloseTo(p ?? Number.NaN, 8)
  })

  test('the quantile undoes the probability', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 0.99, noNaN: true }),
        fc.double({ min: 1, max: 200, noNaN: true }),
        (alpha, freedom) => {
          expect(studentTwoSided(studentQuantile(alpha, freedom), freedom) / alpha).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  test('known quantiles: t(0.05, 1) = 12.706, t(0.05, 10) = 2.228', () => {
    expect(studentQuantile(0.05, 1)).toBeCloseTo(12.706, 3)
    expect(studentQuantile(0.05, 10)).toBeCloseTo(2.228, 3)
  })
})

describe('ratio', () => {
  const positive = fc.array(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 })

  test('turned round it is the inverse, interval and all', () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const [there, back] = [ratioOf(a, b), ratioOf(b, a)]
        expect((there?.ratio ?? 0) * (back?.ratio ?? 0)).toBeCloseTo(1, 9)
        if (
          there?.low !== null &&
          there?.low !== undefined &&
          back?.high !== null &&
          back?.high !== undefined &&
          there.low > 1e-200 &&
          back.high < 1e200
        )
          expect(there.low * back.high).toBeCloseTo(1, 6)
      }),
    )
  })

  test('one run on a side supports no interval', () => {
    expect(ratioOf([100], [150, 151])).toEqual({ ratio: expect.closeTo(1.505, 3), low: null, high: null, p: null })
  })

  test('nothing to divide by is no ratio', () => expect(ratioOf([0], [1])).toBeNull())
})

describe('two groups of runs', () => {
  test('n = 1 can’t be significant, however large the difference', () => {
    const [rate] = compareRuns([aRun(768.79, null)], [aRun(887.89, null)]).metrics
    expect(rate).toMatchObject({
      metric: 'operationsPerSecond',
      better: 'higher',
      ratio: expect.closeTo(1.155, 3),
      significant: null,
      relevant: true,
      n: { baseline: 1, other: 1 },
    })
  })

  test('repetitions give an interval', () => {
    const [rate, p99] = compareRuns(
      [aRun(100, 5), aRun(102, 5.2), aRun(98, 4.9)],
      [aRun(120, 5.1), aRun(122, 5), aRun(118, 5)],
    ).metrics
    expect(rate).toMatchObject({ significant: true, relevant: true })
    expect(p99).toMatchObject({ metric: 'p99Us', better: 'lower', significant: false, relevant: false })
    expect(rate?.low).toBeGreaterThan(1)
  })

  test('parameters that differ are named, unknown ones as empty', () => {
    const found = compareRuns(
      [aRun(1, 1)],
      [aRun(1, 1, { queueDepth: 8, concurrency: 8 }), aRun(1, 1, { queueDepth: null, concurrency: 8 })],
    )
    expect(found.parameters).toEqual([
      { parameter: 'queueDepth', baseline: ['4'], other: ['8', ''] },
      { parameter: 'concurrency', baseline: ['4'], other: ['8'] },
    ])
  })

  test('an operation that one side lacks is said, not compared', () => {
    const writes: ComparedRun = {
      ...aRun(1, 1),
      results: aRun(1, 1).results.map((one) => ({ ...one, operation: 'write' as const })),
    }
    expect(compareRuns([aRun(1, 1)], [writes])).toMatchObject({
      metrics: [],
      onlyBaseline: ['read'],
      onlyOther: ['write'],
    })
  })
})
