import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatCompact,
  formatCount,
  formatDuration,
  formatIn,
  formatLatency,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
  formatSize,
  formatThroughput,
  formatUnitPrice,
  formatUsd,
} from '@/lib/units/format'
import { formatParams } from '@/lib/units/reason-params'
import { Usd } from '@/lib/units/usd'

/** No-break spaces as plain ones, so that the table reads. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('money for eyes', () => {
  test.each([
    ['1320.9', '$1,320.90'],
    ['0', '$0.00'],
    ['0.004999999999999999999', '$0.00'],
    ['0.005', '$0.01'],
    ['1.005', '$1.01'], // 1.00 by way of a float
    ['999999.995', '$1,000,000.00'],
    ['32873.552', '$32,873.55'],
    ['90071992547409931.235', '$90,071,992,547,409,931.24'],
    ['-0.005', '−$0.01'],
    ['-0.001', '$0.00'],
    ['-1234.5', '−$1,234.50'],
  ])('%s reads %s', (text, want) => expect(formatUsd(text).text).toBe(want))

  test('a float or a word is refused', () => {
    // @ts-expect-error money is decimal text
    expect(() => formatUsd(0.1)).toThrow()
    expect(() => formatUsd('1e3')).toThrow(RangeError)
  })

  test('agrees with the exact arithmetic at every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }), (digits, places) => {
        const text = digits.toString().padStart(places + 1, '0')
        const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
        expect(formatUsd(decimal).value.replaceAll(',', '')).toBe(Usd.of(decimal).toCents())
      }),
    )
  })

  test.each([
    ['0.0000004', '$0.0000004'],
    ['0.08', '$0.08'],
    ['6', '$6.00'],
    ['0.5', '$0.50'],
  ])('a unit price keeps its digits: %s reads %s', (text, want) => expect(formatUnitPrice(text).text).toBe(want))
})

describe('numbers for eyes', () => {
  test.each([
    [0, '0 µs'],
    [0.25, '0.25 µs'],
    [15.552, '15.6 µs'],
    [663, '663 µs'],
    [999.4, '999 µs'],
    [999.6, '1 ms'],
    [3000, '3 ms'],
    [10_530, '10.5 ms'],
    [200_000, '200 ms'],
    [999_600, '1 s'],
    [90e6, '90 s'],
    [493.84e6, '8.23 min'],
  ])('latency %d µs reads %s', (us, want) => expect(plain(formatLatency(us).text)).toBe(want))

  test.each([
    [0.0005, '500 µs'],
    [60, '60 s'],
    [300, '5 min'],
    [4362, '72.7 min'],
    [44_040, '12.2 h'],
    [216_000, '2.5 d'],
  ])('duration %d s reads %s', (seconds, want) => expect(plain(formatDuration(seconds).text)).toBe(want))

  test.each([
    [0.5, '0.5 /s'],
    [154.32, '154 /s'],
    [2314.8148, '2,315 /s'],
    [9999.4, '9,999 /s'],
    [9999.6, '10k /s'],
    [46_296.3, '46.3k /s'],
    [999_700, '1M /s'],
    [1_234_567, '1.23M /s'],
  ])('rate %d reads %s', (rate, want) => expect(plain(formatRate(rate).text)).toBe(want))

  test.each([
    [512, 'decimal', '512 B'],
    [20_000, 'decimal', '20 KB'],
    [4096, 'binary', '4 KiB'],
    [2 ** 40, 'binary', '1 TiB'],
    [2 ** 40, 'decimal', '1.1 TB'],
    [4e12, 'decimal', '4 TB'],
    [1023 * 1024, 'binary', '1,023 KiB'],
  ] as const)('size %d in %s units reads %s', (bytes, units, want) =>
    expect(plain(formatSize(bytes, units).text)).toBe(want),
  )

  test.each([
    [925.925926e6, 'decimal', '926 MB/s'],
    [1875e6, 'decimal', '1.88 GB/s'],
    [1000 * 2 ** 20, 'binary', '1,000 MiB/s'],
    [0, 'binary', '0 B/s'],
  ] as const)('throughput %d in %s units reads %s', (rate, units, want) =>
    expect(plain(formatThroughput(rate, units).text)).toBe(want),
  )

  test('counts, shares and ratios', () => {
    expect(formatCount(200_000_000).text).toBe('200,000,000')
    expect(plain(formatCount(48.8, 'MiB/s').text)).toBe('48.8 MiB/s')
    expect(formatCompact(400e6).text).toBe('400M')
    expect(plain(formatPercent(0.069444).text)).toBe('6.94 %')
    expect(plain(formatPercent(0.07).exact)).toBe('7 %')
    expect(formatRatio(20).text).toBe('20×')
    expect(formatRatio(29.384).text).toBe('29.4×')
  })

  test.each([
    [663, 'us', '663 µs'],
    [2.5, 's', '2.5 s'],
    [926e6, 'bytes/s', '926 MB/s'],
    [46_296, 'operations/s', '46.3k /s'],
    [0.991, 'fraction', '99.1 %'],
    [0.003, '1/year', '0.3 %/a'],
    [1024, 'GiB-month', '1,024 GiB-month'],
  ])('a quantity of %d %s reads %s', (value, unit, want) => expect(plain(formatIn(value, unit).text)).toBe(want))

  test.each([
    [2_300, 3_800, 'us', '2.3 – 3.8 ms'],
    [900, 1_200, 'us', '0.9 – 1.2 ms'],
    [0.003, 0.006, '1/year', '0.3 – 0.6 %/a'],
    [30, 654, 's', '0.5 – 10.9 min'],
    [5e8, 2e9, 'bytes/s', '0.5 – 2 GB/s'],
    [100, 200, 'operations/s', '100 – 200 /s'],
  ])('%d to %d %s reads %s', (low, high, unit, want) => expect(plain(formatRange(low, high, unit).text)).toBe(want))

  test('number and unit come apart, and the whole number is there for a hover', () => {
    const { value, unit, exact } = formatRate(46_296.25)
    expect([value, unit, plain(exact)]).toEqual(['46.3k', '/s', '46,296.25 /s'])
    expect(plain(formatLatency(1e-7).exact)).toBe('0.0000001 µs')
    expect(plain(formatSize(1e21, 'decimal').exact)).toBe('1,000,000,000,000,000,000,000 B')
  })

  test('NaN is a bug, not a number to show', () => expect(() => formatLatency(Number.NaN)).toThrow(RangeError))

  test('three digits are within half a percent of the number', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (us) => {
        const { value, unit } = formatLatency(us)
        const size = { µs: 1, ms: 1e3, s: 1e6, min: 60e6, h: 3600e6, d: 86_400e6 }[unit] ?? Number.NaN
        expect(Math.abs((Number(value.replaceAll(',', '')) * size) / us - 1)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})

test('the ending of a key says how its number is shown', () => {
  const shown = formatParams(
    {
      limitUs: 10_000,
      drainSeconds: 300,
      storedBytes: 2 ** 40,
      needBytesPerSecond: 925.9e6,
      needPerSecond: 46_296.3,
      extraUsd: '48.48',
      shareFraction: 0.404,
      overRatio: 20,
      filesCount: 1_000_000,
      boughtIops: 50_000,
      boughtMibps: 500,
      boughtMbps: 1280,
      sizeGib: 1024,
      option: 'aws/ebs-gp3',
      percentile: 99,
    },
    { byteUnits: 'decimal' },
  )
  expect(Object.values(shown).map((value) => plain(String(value)))).toEqual([
    '10 ms',
    '5 min',
    '1.1 TB',
    '926 MB/s',
    '46.3k /s',
    '$48.48',
    '40.4 %',
    '20×',
    '1,000,000',
    '50,000 IOPS',
    '500 MiB/s',
    '1,280 MB/s',
    '1,024 GiB',
    'aws/ebs-gp3',
    '99',
  ])
  expect(formatParams({ storedBytes: 2 ** 40 }, { byteUnits: 'binary' }).storedBytes).toBe('1\u00a0TiB')
})
