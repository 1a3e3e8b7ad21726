import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatBytes,
  formatBytesPerSecond,
  formatCount,
  formatDuration,
  formatExact,
  formatIn,
  formatNumber,
  formatRange,
  formatUsd,
} from '@/lib/units/format'
import { Usd } from '@/lib/units/usd'

const joined = ({ text, unit }: { text: string; unit: string }) => `${text} ${unit}`.trim()

describe('numbers for eyes', () => {
  test.each([
    [0, '0'],
    [3, '3'],
    [10.4938, '10.5'],
    [887.89, '888'],
    [48_571, '48,600'],
    [0.000123456, '0.000123'],
    [999.6, '1,000'],
    [-1.2345, '-1.23'],
  ])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

  test('the exact form keeps what a double knows', () => {
    expect(formatExact(15_552.25)).toBe('15,552.25')
    expect(formatCount(46_296.3)).toBe('46,296.3')
  })

  test.each([
    [4.5, '4.5 us'],
    [663, '663 us'],
    [15_552, '15.6 ms'],
    [115e6, '115 s'],
    [494e6, '494 s'],
    [654e6, '10.9 min'],
    [3 * 3600e6, '3 h'],
  ])('%d µs reads %s', (us, text) => expect(joined(formatDuration(us))).toBe(text))

  test.each([
    [4_096, 'as-meant', '4 KiB'],
    [20_000, 'as-meant', '20 KB'],
    [181.8e9, 'decimal', '182 GB'],
    [2 ** 40, 'binary', '1 TiB'],
    [512, 'as-meant', '512 B'],
  ] as const)('%d bytes %s read %s', (bytes, base, text) => expect(joined(formatBytes(bytes, base))).toBe(text))

  test('by the unit of a quantity', () => {
    expect(joined(formatIn(926e6, 'bytes/s'))).toBe('926 MB/s')
    expect(joined(formatIn(0.003, '1/year'))).toBe('0.3 % 1/year')
    expect(joined(formatIn(0.991, 'fraction'))).toBe('99.1 %')
    expect(joined(formatIn(46_296, 'operations/s'))).toBe('46,300 operations/s')
    expect(joined(formatBytesPerSecond(1_048_576, 'binary'))).toBe('1 MiB/s')
  })

  test.each([
    [2_300, 3_800, 'us', '2.3 – 3.8 ms'],
    [900, 1_200, 'us', '0.9 – 1.2 ms'],
    [0.003, 0.006, '1/year', '0.3 – 0.6 % 1/year'],
    [30, 654, 's', '0.5 – 10.9 min'],
    [5e8, 2e9, 'bytes/s', '0.5 – 2 GB/s'],
    [100, 200, 'operations/s', '100 – 200 operations/s'],
  ])('%d to %d %s reads %s', (low, high, unit, text) => expect(joined(formatRange(low, high, unit))).toBe(text))
})

describe('money for eyes', () => {
  test.each([
    ['1320.896', '$1,320.90'],
    ['0.005', '$0.01'],
    ['999999.995', '$1,000,000.00'],
    ['-0.004', '$0.00'],
    ['-24', '−$24.00'],
  ])('%s reads %s', (decimal, text) => expect(formatUsd(decimal)).toBe(text))

  test('agrees with the exact arithmetic at every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }), (digits, places) => {
        const text = digits.toString().padStart(places + 1, '0')
        const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
        expect(formatUsd(decimal).replaceAll(/[$,]/g, '')).toBe(Usd.of(decimal).toCents())
      }),
    )
  })

  test('a float or a word is refused', () => expect(() => formatUsd('1e3')).toThrow(RangeError))
})
