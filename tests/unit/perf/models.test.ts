import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASES } from '@/lib/model/quantity'
import {
  chainMin,
  lognormalFromMean,
  lognormalQuantile,
  pareto,
  probabilityOfMeeting,
  relativeInterval,
  stripeLimit,
  stripeLoss,
  throttleLatency,
  throttleLatencySmooth,
  volumeOperations,
} from '@/lib/perf'
import { normalCdf, normalQuantile } from '@/lib/perf/normal'

const positive = fc.double({ min: 1e-3, max: 1e9, noNaN: true })

describe('the normal distribution', () => {
  // Abramowitz and Stegun, tables 26.1 and 26.5
  test.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [1.644853626951473, 0.95],
    [2.326347874040841, 0.99],
    [-3, 0.00134989803163009],
    [6, 0.999999999013412],
  ])('Φ(%d) = %d, and back', (z, p) => {
    expect(normalCdf(z)).toBeCloseTo(p, 13)
    expect(normalQuantile(p)).toBeCloseTo(z, 6)
  })

  test('a quantile is where the distribution has its probability', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
        expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 12)
      }),
    )
    expect(() => normalQuantile(1)).toThrow(RangeError)
    expect([normalCdf(40), normalCdf(-40)]).toEqual([1, 0])
  })
})

describe('lognormal latencies', () => {
  test('p95 between p50 10 ms and p99 30 ms', () => {
    const known = { p1: 0.5, q1: 10, p2: 0.99, q2: 30 }
    expect(lognormalQuantile({ ...known, p: 0.95 })).toBeCloseTo(21.74, 2)
    expect(lognormalQuantile({ ...known, p: 0.99 })).toBeCloseTo(30, 9)
  })

  test('a p99 too far above the mean has no lognormal', () => {
    expect(lognormalFromMean({ mean: 1, q: 1000, p: 0.99 })).toBeNull()
  })
})

describe('doubt', () => {
  test('an interval holds its value and widens with every weaker basis', () => {
    const widths = BASES.map((basis) => {
      const { low, high } = relativeInterval(3000, basis)
      expect(low).toBeLessThan(3000)
      expect(low * high).toBeCloseTo(3000 ** 2, 3)
      return high / low
    })
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(relativeInterval(3, 'interpolated').low).toBeCloseTo(2.344, 3)
  })

  test('at the limit itself the chance is even; a firmer number below it is surer', () => {
    expect(probabilityOfMeeting({ value: 10, basis: 'assumed', limit: 10 })).toBeCloseTo(0.5, 15)
    const chance = BASES.map((basis) => probabilityOfMeeting({ value: 8, basis, limit: 10 }))
    expect(chance).toEqual([...chance].sort((a, b) => b - a))
  })
})

test('what the frontier drops is beaten by something on it, and nothing on it is beaten', () => {
  const point = fc.record({ values: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)) })
  const beats = (a: readonly number[], b: readonly number[]) =>
    a.every((value, i) => value <= (b[i] ?? 0)) && a.some((value, i) => value < (b[i] ?? 0))
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), (points) => {
      const frontier = pareto(points)
      for (const one of points) {
        const beaten = points.some((other) => beats(other.values, one.values))
        expect(frontier.includes(one)).toBe(!beaten)
        if (beaten) expect(frontier.some((other) => beats(other.values, one.values))).toBe(true)
      }
    }),
  )
})

describe('limits', () => {
  test('a larger operation never goes more often, and never above either limit', () => {
    fc.assert(
      fc.property(
        positive,
        positive,
        fc.integer({ min: 512, max: 1 << 24 }),
        fc.integer({ min: 1, max: 1 << 20 }),
        (iops, bytesPerSecond, size, more) => {
          const limits = { iops, bytesPerSecond, unitBytes: 262_144 }
          const small = volumeOperations(size, limits)
          expect(volumeOperations(size + more, limits)).toBeLessThanOrEqual(small)
          expect(small).toBeLessThanOrEqual(iops)
          expect(small * size).toBeLessThanOrEqual(bytesPerSecond * (1 + 1e-12))
        },
      ),
    )
  })

  test('the gp3 stripe of three, on m8g.12xlarge and in the article', () => {
    const stripe = { name: 'stripe', limit: stripeLimit({ volumes: 3, each: 1000 * 2 ** 20 }) }
    expect(chainMin([stripe, { name: 'instance', limit: 1875e6 }])?.name).toBe('instance')
    expect(chainMin([])).toBeNull()
  })

  test('more members are lost more often; none or one add nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 0.5, noNaN: true }),
        fc.integer({ min: 1, max: 64 }),
        (probability, volumes) => {
          const loss = stripeLoss({ probability, volumes })
          expect(loss).toBeGreaterThanOrEqual(probability * (1 - 1e-12))
          expect(stripeLoss({ probability, volumes: volumes + 1 })).toBeGreaterThanOrEqual(loss)
          expect(loss).toBeLessThanOrEqual(probability * volumes * (1 + 1e-12))
        },
      ),
    )
  })

  test('a throttle never answers faster than idle, nor faster than its limit lets it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4096 }),
        fc.double({ min: 1e-5, max: 1, noNaN: true }),
        positive,
        (concurrency, idleSeconds, limit) => {
          const loop = { concurrency, idleSeconds, limit }
          const hard = throttleLatency(loop)
          expect(hard).toBeGreaterThanOrEqual(idleSeconds)
          expect(concurrency / hard).toBeLessThanOrEqual(limit * (1 + 1e-12))
          const smooth = throttleLatencySmooth(loop)
          expect(smooth).toBeGreaterThanOrEqual(hard * (1 - 1e-12))
          expect(smooth).toBeLessThanOrEqual(hard * 2 ** (1 / 8) * (1 + 1e-12))
        },
      ),
    )
  })
})
