import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BillRequest } from '@/lib/model/bill'
import type { PriceBook } from '@/lib/model/price-book'
import { bill, defaultPriceBook, meteredOperationBytes, priceRow } from '@/lib/pricing'
import { Usd } from '@/lib/units/usd'

const book = defaultPriceBook()
const aRequest = (over: Partial<BillRequest>): BillRequest => ({
  optionId: 'aws/s3-standard',
  region: 'us-east-1',
  configuration: {},
  usage: {},
  billingMonthHours: 730,
  ...over,
})
const S3 = { stored: 1024, putRequests: 0, getRequests: 0 }

function billOf(over: Partial<BillRequest>, from: PriceBook = book) {
  const result = bill(from, 'book', aRequest(over))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
function failureOf(over: Partial<BillRequest>) {
  const result = bill(book, 'book', aRequest(over))
  return result.ok ? null : [result.error.code, result.error.where]
}

describe('what is missing is said, never billed as 0', () => {
  test.each([
    ['an option that is not in the book', { optionId: 'aws/tape' }, ['unknown_option', 'optionId']],
    ['a usage meter left out', { usage: { stored: 1, putRequests: 1 } }, ['missing_usage', 'usage.getRequests']],
    [
      'a configuration key left out',
      { optionId: 'aws/ebs-io2', configuration: { sizeGib: 100 } },
      ['missing_usage', 'configuration.iops'],
    ],
    [
      'IOPS left to a vendor that gives none',
      { optionId: 'aws/ebs-io2', configuration: { sizeGib: 100, iops: null } },
      ['missing_usage', 'configuration.iops'],
    ],
    [
      'provisioned throughput left to the vendor',
      { optionId: 'aws/efs-provisioned', configuration: { throughputMibps: null }, usage: { stored: 1 } },
      ['missing_usage', 'configuration.throughputMibps'],
    ],
    ['a meter of another option', { usage: { ...S3, readData: 1 } }, ['unknown_meter', 'usage.readData']],
    [
      'a price for a meter of another option',
      { usage: S3, unitPrices: { backup: '1' } },
      ['unknown_meter', 'unitPrices.backup'],
    ],
    ['a quantity below 0', { usage: { ...S3, stored: -1 } }, ['invalid_quantity', 'usage.stored']],
    [
      'a quantity that is no number',
      { usage: { ...S3, stored: { perDay: Number.NaN } } },
      ['invalid_quantity', 'usage.stored.perDay'],
    ],
    [
      'a segment below 0',
      { usage: { ...S3, stored: { segments: [{ gib: 1, hours: -1 }] } } },
      ['invalid_quantity', 'usage.stored.segments[0].hours'],
    ],
    ['a month of no hours', { usage: S3, billingMonthHours: 0 }, ['invalid_quantity', 'billingMonthHours']],
    [
      'half a volume',
      { optionId: 'aws/ebs-gp2', configuration: { sizeGib: 1, volumes: 0.5 } },
      ['invalid_configuration', 'configuration.volumes'],
    ],
    [
      'a size in words',
      { optionId: 'aws/ebs-gp2', configuration: { sizeGib: 'big' } },
      ['invalid_configuration', 'configuration.sizeGib'],
    ],
    [
      'a disk above the largest',
      {
        optionId: 'azure/disk-standard-ssd',
        region: 'eastus',
        configuration: { sizeGib: 40_000 },
        usage: { diskOperations: 0 },
      },
      ['invalid_configuration', 'configuration.sizeGib'],
    ],
  ] as const)('%s', (_, over, want) => expect(failureOf(over)).toEqual(want))

  test('a price that is not known leaves the total open and says why', () => {
    const got = billOf({
      optionId: 'aws/fsx-openzfs-single-az-2',
      configuration: { sizeGib: 1024, throughputMbps: 320, iops: null },
    })
    expect([got.total, got.complete]).toEqual([null, false])
    expect(got.missing).toEqual([
      { meter: 'provisionedCapacity', why: 'No published price found.' },
      { meter: 'provisionedThroughputMbps', why: 'No published price found.' },
    ])
    expect(got.lines[0]).toMatchObject({ amount: null, unitPrice: null, source: null, formula: '1024 GiB-month' })
  })

  test('nothing used of a meter without a price costs nothing', () => {
    const usage = { stored: 0, putRequests: 0, getRequests: 0, retrievedData: 0 }
    expect(billOf({ optionId: 'aws/s3-glacier-instant-retrieval', usage })).toMatchObject({
      total: '0',
      complete: true,
      lines: [],
    })
  })
})

describe('a line can be done again by hand', () => {
  test('what is included stands beside what is billed', () => {
    const { lines, priceBook } = billOf({
      optionId: 'aws/ebs-gp3',
      configuration: { sizeGib: 1024, iops: 14_000, throughputMibps: 125, volumes: 2 },
    })
    expect(lines.map(({ formula, amount }) => [formula, amount])).toEqual([
      ['2048 GiB-month × 0.08', '163.84'],
      ['(28000 − 6000) IOPS-month × 0.005', '110'],
      ['(250 − 250) MiBps-month × 0.04', '0'],
    ])
    expect(lines[0]?.source).toMatchObject({
      confidence: 'verified',
      rowId: 'aws/us-east-1/ebs-gp3/provisionedCapacity',
    })
    expect(priceBook).toEqual({ id: 'book', asOf: '2026-11-20' })
  })

  test('bands are shown one by one, what is included off the first', () => {
    const [line] = billOf({ optionId: 'aws/data-transfer', usage: { internetEgress: 61_440 } }).lines
    expect(line).toMatchObject({
      included: 100,
      unitPrice: null,
      formula: '10140 × 0.09 + 40960 × 0.085 + 10240 × 0.07',
    })
    expect(line?.tiers?.map(({ from, to }) => [from, to])).toEqual([
      [0, 10_240],
      [10_240, 51_200],
      [51_200, 153_600],
    ])
  })

  test('a price of one’s own is taken, with the rules of the row', () => {
    const { total, lines } = billOf({
      optionId: 'aws/ebs-gp3',
      region: 'mars-north-1',
      configuration: { sizeGib: 100, iops: null, throughputMibps: null },
      unitPrices: { provisionedCapacity: '0.1' },
    })
    expect([total, lines[0]?.source?.confidence]).toEqual(['10', 'user'])
    const r2 = billOf({
      optionId: 'cloudflare/r2-standard',
      region: 'global',
      usage: { storedDecimalGb: 0, classAOperations: 1_000_001, classBOperations: 0 },
      unitPrices: { classAOperations: '0.00001' },
    })
    expect(r2.total).toBe('10') // rounds up to 2 M, less 1 M included
  })
})

test('an instance store costs its instance: unknown where only another region has a price', () => {
  const store = { optionId: 'aws/instance-store', configuration: { instanceType: 'im4gn.large', instances: 2 } }
  expect(billOf(store).total).toBe('265.574') // 2 × 730 × 0.1819
  expect(billOf({ ...store, region: 'us-west-2' }).complete).toBe(false)
})

test('IOPS that a storage type does not bill are not billed', () => {
  const rds = { instanceType: 'db.t3.large', multiAz: false, sizeGib: 100, iops: 3000 }
  const lines = (storageType: string) =>
    billOf({ optionId: 'aws/rds-mysql', configuration: { ...rds, storageType } }).lines.map(({ meter }) => meter)
  expect(lines('gp2')).toEqual(['instanceHours', 'provisionedCapacity'])
  expect(lines('io1')).toEqual(['instanceHours', 'provisionedCapacity', 'provisionedIops'])
})

test('the size rules of a row: data and metadata operations on EFS Elastic', () => {
  const row = priceRow(book, { optionId: 'aws/efs-elastic', region: 'us-west-2', meter: 'readData', configuration: {} })
  const metered = (operationBytes: number, kind: 'data' | 'metadata') =>
    meteredOperationBytes(row?.minimums ?? null, { operationBytes, kind })
  expect([
    metered(20_480, 'data'),
    metered(32_769, 'data'),
    metered(100, 'metadata'),
    metered(4097, 'metadata'),
  ]).toEqual([32_768, 33_792, 4096, 5120])
  expect(meteredOperationBytes(null, { operationBytes: 100, kind: 'data' })).toBe(100)
})

describe('whatever the quantities', () => {
  const quantity = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.double({ min: 0, max: 5e6, noNaN: true }))
  const hours = fc.constantFrom(672, 720, 730, 744)
  const amount = (total: string | null) => Usd.of(total ?? 'NaN')

  test('more never costs less', () => {
    fc.assert(
      fc.property(quantity, quantity, hours, (a, b, billingMonthHours) => {
        const cost = (stored: number) => amount(billOf({ usage: { ...S3, stored }, billingMonthHours }).total)
        expect(cost(Math.max(a, b)).compare(cost(Math.min(a, b)))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('more IOPS never cost less, in bands and by volume', () => {
    const iops = fc.integer({ min: 100, max: 256_000 })
    fc.assert(
      fc.property(iops, iops, fc.integer({ min: 1, max: 8 }), (a, b, volumes) => {
        const cost = (count: number) =>
          amount(billOf({ optionId: 'aws/ebs-io2', configuration: { sizeGib: 500, iops: count, volumes } }).total)
        expect(cost(Math.max(a, b)).compare(cost(Math.min(a, b)))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('bands add up to what is billable, amounts to the line, lines to the total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (internetEgress) => {
        const { lines, total } = billOf({ optionId: 'aws/data-transfer', usage: { internetEgress } })
        for (const line of lines.filter(({ tiers }) => tiers !== undefined)) {
          const tiers = line.tiers ?? []
          expect(tiers.reduce((sum, tier) => sum + tier.quantity, 0)).toBe(line.quantity - line.included)
          expect(Usd.sum(tiers.map((tier) => Usd.of(tier.amount))).toJSON()).toBe(line.amount)
        }
        expect(Usd.sum(lines.map((line) => amount(line.amount))).toJSON()).toBe(total)
      }),
    )
  })

  test('as many volumes cost as many times one', () => {
    const gp3 = fc.record({
      sizeGib: fc.integer({ min: 1, max: 65_536 }),
      iops: fc.integer({ min: 3000, max: 80_000 }),
      throughputMibps: fc.integer({ min: 125, max: 2000 }),
    })
    fc.assert(
      fc.property(gp3, fc.integer({ min: 1, max: 16 }), (configuration, volumes) => {
        const cost = (count: number) =>
          amount(billOf({ optionId: 'aws/ebs-gp3', configuration: { ...configuration, volumes: count } }).total)
        expect(cost(volumes).toJSON()).toBe(cost(1).times(volumes).toJSON())
      }),
    )
  })

  test('a count a day is exact to the last digit in every month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), hours, (perDay, billingMonthHours) => {
        const { total } = billOf({ usage: { ...S3, stored: 0, putRequests: { perDay } }, billingMonthHours })
        // 0.000005 a request: twenty-four hours of it in integers
        const timesTwentyFourMillion = BigInt(perDay) * BigInt(billingMonthHours) * 5n
        const cents = (timesTwentyFourMillion * 2n + 240_000n) / 480_000n
        expect(
          amount(total)
            .toCents()
            .replace('.', '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(cents.toString())
      }),
    )
  })
})
