import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextOf } from '@/lib/estimate'
import type { Workload } from '@/lib/model/workload'
import { ADAPTERS, configurationText, demandOf, estimateKey } from '@/lib/options'
import { bill } from '@/lib/pricing'
import { aWorkload, FACTS } from '../recommend/a-question'

const workloads = fc
  .record({
    storedBytes: fc.integer({ min: 0, max: 2 ** 46 }),
    reads: fc.integer({ min: 0, max: 300_000 }),
    writes: fc.integer({ min: 0, max: 300_000 }),
    size: fc.constantFrom(512, 4_096, 20_000, 262_144, 1_048_576),
    multiplier: fc.constantFrom(1, 3, 20),
  })
  .map(
    ({ storedBytes, reads, writes, size, multiplier }): Workload =>
      aWorkload({
        storedBytes,
        reads: { count: reads, per: 'second' },
        writes: { count: writes, per: 'second' },
        readSizeBytes: size,
        writeSizeBytes: size,
        peak: { multiplier, durationSeconds: 300, perDay: 1 },
      }),
  )

const OPTIONS = ADAPTERS.flatMap((adapter) => adapter.optionIds.map((optionId) => ({ adapter, optionId })))

describe.each(OPTIONS)('$optionId', ({ adapter, optionId }) => {
  const option = FACTS.book.options[optionId]

  test('is in the price book', () => expect(option).toBeDefined())

  test('every configuration of its grid can be billed, keyed and has a path with limits above zero', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        const context = contextOf(optionId, 'us-east-1', workload, FACTS.book)
        const grid = adapter.grid(context)
        expect(grid.length).toBeGreaterThan(0)
        expect(new Set(grid.map((one) => estimateKey(optionId, one))).size).toBe(grid.length)
        for (const configuration of grid) {
          const allowed = Object.keys((adapter.configurationSchema.properties ?? {}) as object)
          expect(allowed).toEqual(expect.arrayContaining(Object.keys(configuration)))
          const billed = bill(FACTS.book, FACTS.bookId, {
            optionId,
            region: 'us-east-1',
            configuration,
            usage: adapter.usage(configuration, context),
            billingMonthHours: 730,
          })
          expect(billed.ok).toBe(true)
          for (const link of adapter.chain(configuration, context)) expect(link.limit).toBeGreaterThan(0)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('what a link asks of a load never falls when the load rises', () => {
    fc.assert(
      fc.property(workloads, fc.double({ min: 1, max: 10, noNaN: true }), (workload, factor) => {
        const context = contextOf(optionId, 'us-east-1', workload, FACTS.book)
        const { peak } = context.demand
        const more = {
          reads: peak.reads * factor,
          writes: peak.writes * factor,
          readBytes: peak.readBytes * factor,
          writeBytes: peak.writeBytes * factor,
        }
        const [configuration] = adapter.grid(context)
        for (const link of adapter.chain(configuration ?? {}, context))
          expect(link.demand(more)).toBeGreaterThanOrEqual(link.demand(peak))
      }),
      { numRuns: 30 },
    )
  })
})

describe('demand', () => {
  test('a peak leaves less for the rest of the day, and the day adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 1, max: 50, noNaN: true }),
        fc.integer({ min: 60, max: 1_700 }),
        (rate, multiplier, durationSeconds) => {
          const { average, peak, offPeak } = demandOf(
            aWorkload({ writes: { count: rate, per: 'second' }, peak: { multiplier, durationSeconds, perDay: 1 } }),
          )
          const total = peak.writes * durationSeconds + offPeak.writes * (86_400 - durationSeconds)
          expect(total / (average.writes * 86_400)).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})

test.each([
  [{}, ''],
  [{ throughputMibps: 100 }, '100 MiB/s'],
  [
    { sizeGib: 1_024, iops: 16_000, throughputMibps: 1_000, volumes: 3, instanceType: 'm8g.12xlarge' },
    '3 × 1,024 GiB · 1,000 MiB/s · 16,000 IOPS · m8g.12xlarge',
  ],
  [{ sizeGib: 64, throughputMbps: 160, iops: null, protocol: 'nfs3' }, '64 GiB · 160 MBps · NFSv3'],
])('%j reads %s', (configuration, text) => expect(configurationText(configuration)).toBe(text))
