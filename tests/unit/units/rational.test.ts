import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  minus,
  over,
  plus,
  rational,
  roundUpTo,
  times,
  toDecimalText,
  toNumber,
  ZERO,
} from '@/lib/units/rational'

const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const decimal = fc
  .tuple(whole, fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => rational(`${digits}e-${places}`))

describe('exact quantities', () => {
  test.each([
    ['0.1', '0.1'],
    ['1e21', '1000000000000000000000'],
    ['-2.50', '-2.5'],
    [4e-7, '0.0000004'],
    [60.281636, '60.281636'],
  ])('%s is %s', (value, text) => expect(toDecimalText(rational(value))).toBe(text))

  test.each(['', 'x', '1,000', 'NaN', 'Infinity', '1/3'])('%j is not a decimal', (text) =>
    expect(() => rational(text)).toThrow(RangeError),
  )

  test('thirds are rounded where the digits end, half up', () => {
    expect(toDecimalText(over(rational(2), rational(3)), 4)).toBe('0.6667')
    expect(toDecimalText(over(rational(-1), rational(8)), 2)).toBe('-0.13')
    expect(toDecimalText(over(rational(-1), rational(1000)), 2)).toBe('0')
    expect(() => over(rational(1), ZERO)).toThrow(RangeError)
  })

  test('0.1 + 0.2 is 0.3', () => expect(plus(rational(0.1), rational(0.2))).toEqual(rational('0.3')))

  test('adding and taking away, multiplying and dividing undo each other', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a)
        if (b.numerator !== 0n) expect(over(times(a, b), b)).toEqual(a)
        expect(compare(a, b)).toBe(-compare(b, a) + 0)
      }),
    )
  })

  test('rounding up is the next multiple and none before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (value, step) => {
        const got = toNumber(roundUpTo(rational(value), rational(step)))
        expect(got).toBe(Math.ceil(value / step) * step)
      }),
    )
  })
})
