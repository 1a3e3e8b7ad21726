import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Configuration } from '@/lib/model/price-book'
import {
  defaultPriceBook,
  instanceType,
  limitFor,
  limitRange,
  limitsOf,
  limitValue,
  tableNumber,
  tableRow,
} from '@/lib/pricing'

type PerformanceCase = {
  readonly id: string
  readonly optionId: string
  readonly configuration: Configuration & { readonly sizeGib: number }
  readonly expect: Readonly<Record<string, number>>
}
const GOLDEN: { readonly performanceCases: readonly PerformanceCase[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../golden/bills/golden.json'), 'utf8'),
)
const book = defaultPriceBook()

describe('what vendors print for a size', () => {
  test.each(GOLDEN.performanceCases.map((one) => [one.id, one] as const))(
    '%s',
    (_, { optionId, configuration, expect: want }) => {
      const query = { optionId, region: 'global', asOf: null, configuration }
      const planned = (quantity: string) => {
        const limit = limitFor(book, { ...query, quantity })
        return limit === null ? null : limitValue(limit, { sizeGib: configuration.sizeGib })
      }
      const credits = limitFor(book, { ...query, quantity: 'burstCredits' })
      const above = (planned('burstIops') ?? 0) - (planned('iops') ?? 0)
      const got = Object.keys(want).map((quantity) => [
        quantity,
        quantity === 'burstCredits' ? above * (credits?.secondsOfBurstAboveBaseline ?? Number.NaN) : planned(quantity),
      ])
      expect(Object.fromEntries(got)).toEqual(want)
    },
  )
})

describe('the limits of a date', () => {
  const gp3 = (asOf: string | null) => {
    const limit = limitFor(book, { optionId: 'aws/ebs-gp3', quantity: 'iops', region: 'us-east-1', asOf })
    return limit === null ? null : limitRange(limit).max
  }
  test.each([
    [null, 80_000],
    ['2025-09', 80_000],
    ['2025-09-01', 80_000],
    ['2025-08-31', 16_000],
    ['2025-08', 16_000],
    ['2024', 16_000],
    ['2019-01', null],
  ])('gp3 as of %s: %d IOPS', (asOf, want) => expect(gp3(asOf)).toBe(want))
})

test('a region may have a table of its own', () => {
  const table = (region: string) => {
    const limit = limitFor(book, {
      optionId: 'aws/fsx-openzfs-multi-az',
      quantity: 'performanceByThroughput',
      region,
      asOf: null,
    })
    const row = limit === null ? null : tableRow(limit, 'throughputMbps', 160)
    return row === null ? null : tableNumber(row, 'diskBaselineIops')
  }
  expect([table('us-east-1'), table('eu-west-3')]).toEqual([6250, 5000])
})

test('what a value depends on must be given', () => {
  const io1 = limitFor(book, { optionId: 'aws/ebs-io1', quantity: 'throughputMibps', region: 'us-east-1', asOf: null })
  const values = [undefined, 1000, 32_000, 64_000].map((iops) =>
    io1 === null ? null : limitValue(io1, iops === undefined ? {} : { iops }),
  )
  expect(values).toEqual([null, 250, 500, 1000])
  const autopl = limitFor(book, {
    optionId: 'alibaba/essd-autopl',
    quantity: 'provisionableIops',
    region: 'cn-hangzhou',
    asOf: null,
  })
  expect(autopl === null ? null : limitValue(autopl, { sizeGib: 40, baseIops: 3800 })).toBe(36_200)
  expect(autopl === null ? 0 : limitValue(autopl, { sizeGib: 40 })).toBeNull()
})

test('limits of a configuration hold for it alone', () => {
  const sizes = (storageType: string) =>
    limitsOf(book, { optionId: 'aws/rds-mysql', region: 'us-east-1', asOf: null, configuration: { storageType } }).map(
      ({ id }) => id,
    )
  expect(sizes('io1')).toEqual(['rds-io1/size', 'rds-io1/iops'])
  expect(sizes('gp3')).toEqual(['rds-gp3/included-iops'])
})

test('instances by type', () => {
  expect(instanceType(book, 'm8g.12xlarge')?.ebs).toMatchObject({ baselineMBps: 1875, baselineIops: 60_000 })
  expect(instanceType(book, 'm8g.13xlarge')).toBeNull()
})
