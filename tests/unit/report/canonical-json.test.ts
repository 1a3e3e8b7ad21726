import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '@/lib/report/canonical-json'

describe('canonical JSON, RFC 8785', () => {
  test('the sample of §3.2.2', () => {
    const sample = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`
    expect(canonicalJson(JSON.parse(sample))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  test('the keys of §3.2.3 in order of UTF-16 code units', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }
    expect(canonicalJson(keys).match(/:(\d)/g)?.join('')).toBe(':2:4:6:7:1:5:3')
  })

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['\ud800'], [{ '\udc00': 1 }], [() => 1]])(
    '%s has no canonical form',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(RangeError)
    },
  )

  test('says the same as JSON.parse reads, whatever the order of the keys', () => {
    const json = fc.jsonValue({ noUnicodeString: false, stringUnit: 'grapheme' })
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(reversed(JSON.parse(text)))).toBe(text)
      }),
    )
  })
})

/** The same value with the members of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  )
}
