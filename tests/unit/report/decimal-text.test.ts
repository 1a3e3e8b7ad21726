import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECIMAL_TEXT, toDecimalText } from '@/lib/report/decimal-text'

describe('decimal text', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [16_000, '16000'],
    [0.1 + 0.2, '0.30000000000000004'],
    [-1.5, '-1.5'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-1.25e22, '-12500000000000000000000'],
    [5e-324, `0.${'0'.repeat(323)}5`],
  ])('%d is %s', (value, text) => {
    expect(toDecimalText(value)).toBe(text)
  })

  test('every number reads back as itself, in one spelling', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = toDecimalText(value)
        expect(Number(text)).toBe(value === 0 ? 0 : value)
        expect(text).toMatch(DECIMAL_TEXT)
      }),
    )
  })

  test.each(['-0', '01', '1.0', '1.', '.5', '1e3', '+1', '', ' 1', 'NaN', '1,000'])('%j is not ours', (text) => {
    expect(text).not.toMatch(DECIMAL_TEXT)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d cannot be held', (value) => {
    expect(() => toDecimalText(value)).toThrow(RangeError)
  })
})
