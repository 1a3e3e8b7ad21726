import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailyWaitQuantile, type FluidPeak, fluidPeak, offPeakRate, worstMinuteWait } from '@/lib/perf'

const MAIL = { mean: 4e12 / 86_400 / 1e6, multiplier: 20, duty: 300 / 86_400 } // MB/s: 4 TB a day, 20× for five minutes
const mail = (over: Partial<FluidPeak>): FluidPeak => ({
  offPeak: offPeakRate(MAIL) ?? Number.NaN,
  peak: MAIL.mean * MAIL.multiplier,
  peakSeconds: 300,
  base: 320,
  burst: 320,
  credits: 0,
  creditsMost: 0,
  ...over,
})

/** The slow obvious way: small steps. */
function simulate(fluid: FluidPeak, seconds: number): { backlog: number; drainSeconds: number | null } {
  const dt = 0.01
  let [queue, credits, atEnd] = [0, fluid.credits, Number.NaN]
  for (let t = 0; t < seconds; t += dt) {
    const arriving = t < fluid.peakSeconds ? fluid.peak : fluid.offPeak
    const wanted = queue > 0 ? fluid.burst : Math.min(arriving, fluid.burst)
    const served = credits <= 0 && wanted > fluid.base ? fluid.base : wanted
    queue = Math.max(0, queue + (arriving - served) * dt)
    credits = Math.min(fluid.creditsMost, Math.max(0, credits + (fluid.base - served) * dt))
    if (Number.isNaN(atEnd) && t + dt >= fluid.peakSeconds) atEnd = queue
    if (t + dt >= fluid.peakSeconds && queue === 0) {
      return { backlog: atEnd, drainSeconds: t + dt - fluid.peakSeconds }
    }
  }
  return { backlog: atEnd, drainSeconds: null }
}

describe('a mail peak of 926 MB/s on FSx for OpenZFS without burst credits', () => {
  test.each([
    [160, 229.8, 32.8, 645, 1278],
    [320, 181.8, 10.9, 197, 494],
    [640, 85.8, 2.4, 40, 115],
    [1280, 0, 0, 0, 0],
  ])('%d MB/s: %d GB wait, %d min to drain, daily p95 %d s and p99 %d s', (base, gb, minutes, p95, p99) => {
    const fluid = mail({ base, burst: base })
    const { backlog, drainSeconds } = fluidPeak(fluid)
    expect(backlog / 1000).toBeCloseTo(gb, 1)
    expect((drainSeconds ?? Number.NaN) / 60).toBeCloseTo(minutes, 1)
    const wait = (p: number) => dailyWaitQuantile({ ...fluid, capacity: base, p })
    expect(Math.round(wait(0.95))).toBe(p95)
    expect(Math.round(wait(0.99))).toBe(p99)
  })
})

test('gp2 of 100 GiB: the bucket is empty after 2000 s of an hour at 3000, 4.32 M wait, six hours to drain', () => {
  const fluid = {
    offPeak: 100,
    peak: 3000,
    peakSeconds: 3600,
    base: 300,
    burst: 3000,
    credits: 5.4e6,
    creditsMost: 5.4e6,
  }
  expect(fluidPeak(fluid)).toEqual({ backlog: 4.32e6, drainSeconds: 21_600, creditsEndSeconds: 2000 })
})

test('edges: no peak, nothing waits; too much for ever, it never drains', () => {
  expect(fluidPeak(mail({ peakSeconds: 0 })).drainSeconds).toBe(0)
  expect(fluidPeak(mail({ base: 40, burst: 40 })).drainSeconds).toBeNull()
  expect(dailyWaitQuantile({ offPeak: 50, peak: 100, peakSeconds: 300, capacity: 50, p: 0.5 })).toBe(
    Number.POSITIVE_INFINITY,
  )
  expect(offPeakRate({ mean: 1, multiplier: 20, duty: 0.1 })).toBeNull()
})

test('the worst minute of a peak waits almost as long as its end', () => {
  const wait = worstMinuteWait({ backlog: 300_000, capacity: 100, peakSeconds: 300, p: 0.99 })
  expect(wait).toBeCloseTo(3000 * (1 - 0.6 / 300), 9)
})

test('event by event is what small steps come to', () => {
  const rates = fc.record({
    offPeak: fc.double({ min: 0, max: 50, noNaN: true }),
    peak: fc.double({ min: 50, max: 500, noNaN: true }),
    peakSeconds: fc.integer({ min: 1, max: 20 }),
    base: fc.double({ min: 60, max: 300, noNaN: true }),
    above: fc.double({ min: 0, max: 300, noNaN: true }),
    credits: fc.double({ min: 0, max: 3000, noNaN: true }),
  })
  fc.assert(
    fc.property(rates, ({ above, ...rest }) => {
      const fluid = { ...rest, burst: rest.base + above, creditsMost: rest.credits }
      const got = fluidPeak(fluid)
      const slow = simulate(fluid, 20_000)
      expect(Math.abs(got.backlog - slow.backlog)).toBeLessThanOrEqual(10)
      expect(Math.abs((got.drainSeconds ?? 0) - (slow.drainSeconds ?? 0))).toBeLessThanOrEqual(1.5)
    }),
    { numRuns: 60 },
  )
})

test('more capacity never waits longer', () => {
  const capacity = fc.double({ min: 45, max: 2000, noNaN: true })
  fc.assert(
    fc.property(capacity, capacity, fc.double({ min: 0.01, max: 0.999, noNaN: true }), (a, b, p) => {
      const wait = (base: number) => dailyWaitQuantile({ ...mail({}), capacity: base, p })
      expect(wait(Math.max(a, b))).toBeLessThanOrEqual(wait(Math.min(a, b)) * (1 + 1e-12))
    }),
  )
})
