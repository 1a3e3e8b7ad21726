import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatBlockSize,
  formatCount,
  formatDuration,
  formatLatency,
  formatPercent,
  formatQuantity,
  formatRange,
  formatRate,
  formatRatio,
  formatSize,
  formatThroughput,
  formatUsd,
} from '@/lib/units/format'
import { formatParams } from '@/lib/units/reason-params'
import { Usd } from '@/lib/units/usd'

describe('numbers for eyes', () => {
  test.each([
    [formatLatency(4.5), '4.5 µs'],
    [formatLatency(663.2), '663 µs'],
    [formatLatency(15_552), '15.6 ms'],
    [formatLatency(999.9), '1 ms'],
    [formatDuration(115), '115 s'],
    [formatDuration(494), '494 s'],
    [formatDuration(654), '10.9 min'],
    [formatDuration(3 * 3600), '3 h'],
    [formatSize(181.8e9, 'decimal'), '182 GB'],
    [formatSize(2 ** 40, 'binary'), '1 TiB'],
    [formatThroughput(926e6, 'decimal'), '926 MB/s'],
    [formatThroughput(1_048_576, 'binary'), '1 MiB/s'],
    [formatBlockSize(4_096), '4 KiB'],
    [formatBlockSize(20_000), '20 KB'],
    [formatBlockSize(512), '512 B'],
    [formatRate(48_600.4), '48,600 /s'],
    [formatRate(249.75, 'files/s'), '250 files/s'],
    [formatCount(200e6), '200,000,000'],
    [formatCount(50_000, 'IOPS'), '50,000 IOPS'],
    [formatPercent(0.0793), '7.93 %'],
    [formatRatio(6.631), '6.63×'],
    [formatQuantity(0.003, '1/year', 'decimal'), '0.3 %/yr'],
    [formatQuantity(3, 'GiB-month', 'decimal'), '3 GiB-month'],
    [formatQuantity(-1.5e3, 'us', 'decimal'), '−1.5 ms'],
  ])('%o', (shown, text) => expect(shown.text).toBe(text))

  test('the exact form keeps every digit that a double is sure of', () => {
    expect(formatLatency(15_552).exact).toBe('15.552 ms')
    expect(formatRate(249.75).exact).toBe('249.75 /s')
    expect(formatSize(185_770_000_001, 'decimal').exact).toBe('185.770000001 GB')
  })

  test.each([
    [2_300, 3_800, 'us', '2.3 – 3.8 ms'],
    [900, 1_200, 'us', '0.9 – 1.2 ms'],
    [0.003, 0.006, '1/year', '0.3 – 0.6 %/yr'],
    [30, 654, 's', '0.5 – 10.9 min'],
    [5e8, 2e9, 'bytes/s', '0.5 – 2 GB/s'],
    [0, 0, 'us', '0 – 0 µs'],
    [100, 200, 'operations/s', '100 – 200 /s'],
  ])('%d to %d %s reads %s', (low, high, unit, text) => expect(formatRange(low, high, unit, 'decimal').text).toBe(text))
})

describe('money for eyes', () => {
  test.each([
    ['1320.896', '$1,320.90'],
    ['0.005', '$0.01'],
    ['999999.995', '$1,000,000.00'],
    ['-0.004', '$0.00'],
    ['-24', '−$24.00'],
  ])('%s reads %s', (decimal, text) => expect(formatUsd(decimal).text).toBe(text))

  test('agrees with the exact arithmetic at every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }), (digits, places) => {
        const text = digits.toString().padStart(places + 1, '0')
        const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
        expect(formatUsd(decimal).text.replaceAll(/[$,]/g, '')).toBe(Usd.of(decimal).toCents())
      }),
    )
  })

  test('what is not decimal text is refused', () => expect(() => formatUsd('1e3')).toThrow(RangeError))
})

describe('the params of a reason', () => {
  test('the ending of a key says the unit', () => {
    const params = {
      p99Us: 15_552,
      drainSeconds: 654,
      backlogBytes: 181.8e9,
      peakBytesPerSecond: 926e6,
      writesPerSecond: 46_296,
      billUsd: '1320.896',
      spareFraction: 0.08,
      speedRatio: 6.631,
      itemCount: 12_000,
      tierMbps: 1_280,
      label: 'FSx',
    }
    expect(formatParams(params, { byteUnits: 'decimal' })).toEqual({
      p99Us: '15.6 ms',
      drainSeconds: '10.9 min',
      backlogBytes: '182 GB',
      peakBytesPerSecond: '926 MB/s',
      writesPerSecond: '46,296 /s',
      billUsd: '$1,320.90',
      spareFraction: '8 %',
      speedRatio: '6.63×',
      itemCount: '12,000',
      tierMbps: '1,280 MB/s',
      label: 'FSx',
    })
  })
})
