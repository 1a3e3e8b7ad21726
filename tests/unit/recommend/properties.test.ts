import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASES } from '@/lib/model/quantity'
import type { Ranked } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { recommend } from '@/lib/recommend'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'
import { aWorkload, FACTS } from './a-question'

const rate = fc.record({
  count: fc.double({ min: 0, max: 1e9, noNaN: true }),
  per: fc.constantFrom('second', 'day', 'month'),
}) as fc.Arbitrary<Workload['reads']>
const workloads = fc
  .record({
    storedBytes: fc.integer({ min: 0, max: 2 ** 50 }),
    reads: rate,
    writes: rate,
    readSizeBytes: fc.integer({ min: 1, max: 2 ** 24 }),
    writeSizeBytes: fc.integer({ min: 1, max: 2 ** 24 }),
    planningFactor: fc.double({ min: 0.1, max: 1, noNaN: true }),
    peak: fc.option(
      fc.record({
        multiplier: fc.double({ min: 1, max: 100, noNaN: true }),
        durationSeconds: fc.integer({ min: 1, max: 3_600 }),
        perDay: fc.integer({ min: 1, max: 4 }),
      }),
      { nil: null },
    ),
    concurrency: fc.option(fc.integer({ min: 1, max: 4_096 }), { nil: null }),
    slo: fc.constantFrom<Workload['slo']>(
      [],
      [{ operation: 'write', percentile: 99, latencyUs: 5_000, window: 'worst-minute' }],
      [{ operation: 'read', percentile: 99, latencyUs: 2_000, window: 'day' }],
    ),
    sharedAccess: fc.boolean(),
  })
  .map((parts) => aWorkload(parts))

const ask = (workload: Workload) => recommend({ workload, region: 'us-east-1', optionIds: null, pinned: [] }, FACTS)

const RUNS = { numRuns: 60 }

describe('any workload', () => {
  test('every number out is finite or null, and the answer survives JSON unchanged', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        const answer = ask(workload)
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
      }),
      RUNS,
    )
  })

  test('what fits stands before what does not; what has a price before what has none; prices ascend among what fits', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        const rank = (one: Ranked): number => (one.estimate.bill.total === null ? 2 : one.feasible ? 0 : 1)
        const { ranked, best } = ask(workload)
        expect(ranked.map(rank)).toEqual(ranked.map(rank).sort())
        const prices = ranked.filter((one) => rank(one) === 0).map((one) => Number(one.estimate.bill.total))
        expect(prices).toEqual([...prices].sort((a, b) => a - b))
        expect(best).toBe(ranked[0] !== undefined && rank(ranked[0]) === 0 ? ranked[0].key : null)
      }),
      RUNS,
    )
  })

  test('whatever is out says why, in words that both languages have', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        const { ranked, verdict, flips, measureNext } = ask(workload)
        for (const one of ranked) expect(one.feasible).toBe(one.unmet.length === 0)
        const codes = [
          verdict.code,
          ...flips.map((flip) => flip.because.code),
          ...(measureNext === null ? [] : [measureNext.why.code]),
          ...ranked.flatMap(({ estimate }) => [
            ...estimate.reasons.map((one) => one.code),
            ...estimate.capacity.chain.map((link) => link.because.code),
            ...estimate.assumptions.map((one) => one.code),
            ...[estimate.latency.read, estimate.latency.write].flatMap(
              (latency) => latency?.p99Us.because.map((one) => one.code) ?? [],
            ),
          ]),
        ]
        for (const code of new Set(codes)) {
          expect(en.reasons, code).toHaveProperty(code)
          expect(zh.reasons, code).toHaveProperty(code)
        }
      }),
      RUNS,
    )
  })

  test('percentiles ascend and every quantity lies within its interval', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        for (const { estimate } of ask(workload).ranked) {
          for (const latency of [estimate.latency.read, estimate.latency.write]) {
            if (latency === null) continue
            const known = [latency.p50Us, latency.p95Us, latency.p99Us].flatMap((one) =>
              one.value === null ? [] : [one.value],
            )
            expect(known).toEqual([...known].sort((a, b) => a - b))
            for (const one of [latency.p50Us, latency.p95Us, latency.p99Us]) {
              expect(BASES).toContain(one.basis)
              if (one.value !== null)
                expect([one.low ?? 0, one.value, one.high ?? Infinity]).toEqual(
                  [one.low ?? 0, one.value, one.high ?? Infinity].sort((a, b) => a - b),
                )
            }
          }
        }
      }),
      RUNS,
    )
  })

  test('more load never makes the answer cheaper', () => {
    fc.assert(
      fc.property(workloads, fc.double({ min: 1, max: 20, noNaN: true }), (workload, factor) => {
        const total = (one: Workload) => {
          const { ranked, best } = ask(one)
          const found = ranked.find((candidate) => candidate.key === best)
          return found === undefined ? Number.POSITIVE_INFINITY : Number(found.estimate.bill.total)
        }
        const more = { ...workload, writes: { ...workload.writes, count: workload.writes.count * factor } }
        expect(total(more)).toBeGreaterThanOrEqual(total(workload) - 1e-9)
      }),
      RUNS,
    )
  })
})
