import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from '@/lib/ingest/json/document'
import { position } from '@/lib/ingest/json/position'
import { scanDocument } from '@/lib/ingest/json/scan'
import { readTolerantly } from '@/lib/ingest/json/tolerant'
import { bytesOf } from './read'

const tolerant = (text: string) => readTolerantly(bytesOf(text), 0, 'bins')
const parsed = (text: string): unknown => {
  const read = tolerant(text)
  return read.ok ? read.value.value : read.error
}

const isHuge = (part: unknown): boolean => Number.isInteger(part) && !Number.isSafeInteger(part)

/** `fc.jsonValue()` with whole numbers beyond 2^53 (bigint here), surrogates (UTF-8 can't hold them) and __proto__ (dropped on purpose) left out. */
const json = fc
  .jsonValue({ maxDepth: 5 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value, (_, part) => (isHuge(part) ? 0 : part))))

describe('the tolerant reader', () => {
  test('agrees with JSON.parse on JSON', () => {
    fc.assert(
      fc.property(json, fc.nat(4), (value, indent) => {
        expect(parsed(JSON.stringify(value, null, indent))).toEqual(value)
      }),
      { numRuns: 500 },
    )
  })

  test('agrees with JSON.parse on every number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(9), (value, digits) => {
        for (const text of [JSON.stringify(value), value.toFixed(digits), value.toExponential(digits)]) {
          const expected = JSON.parse(text)
          const got = parsed(text)
          expect(typeof got === 'bigint' ? Number(got) : got).toBe(expected)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test.each<[string, unknown, string | null]>([
    ['{"a":1,"a":1}', { a: 1 }, 'repeated_key'],
    ['{"a":1,"a":2}', { a: 2 }, 'conflicting_key'],
    ['{"a":"x\ty"}', { a: 'x\ty' }, 'control_character'],
    ['{"a":nan,"b":-inf}', { a: null, b: null }, 'not_a_number'],
    ['{"a":"C:\\wd\\"}', 'invalid_json', null],
    ['{"a":"\\wd"}', { a: '\\wd' }, 'bad_escape'],
    ['{"a":9007199254740993}', { a: 9007199254740993n }, 'big_integer'],
    ['{"toString":1,"constructor":2}', { toString: 1, constructor: 2 }, null],
    ['{"bins":{"1":2,"3.5":4,"x":5},"b":1}', { bins: 0, b: 1 }, null],
    ['{"bins":7}', { bins: null }, null],
  ])('%s', (text, expected, oddity) => {
    const read = tolerant(text)
    if (!read.ok) {
      expect(read.error.code).toBe(expected)
      return
    }
    expect(read.value.value).toEqual(expected)
    expect(read.value.oddities[0]?.kind ?? null).toBe(oddity)
  })

  test.each([
    ['{"a" 1}', 5, '1'],
    ['{"a":1,}', 7, '}'],
    ['{"a":.5}', 5, '.'],
    ['{"a":1.}', 7, '}'],
    ['{"a":1e}', 7, '}'],
    ['{"a":tru}', 8, '}'],
    ['{"a":"x', 7, 'end'],
    ['{"a":[1', 7, 'end'],
    ['', 0, 'end'],
  ])('%j is broken at byte %i', (text, at, found) => expect(parsed(text)).toEqual({ code: 'invalid_json', at, found }))

  test('depth, key and number limits', () => {
    expect(parsed('['.repeat(5_000_000))).toMatchObject({ code: 'json_too_deep' })
    expect(parsed(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveLength(1)
    expect(parsed(`1${'0'.repeat(64)}`)).toMatchObject({ code: 'too_complex' })
    expect(parsed(`"${'x'.repeat(2 ** 20 + 1)}"`)).toMatchObject({ code: 'too_complex' })
  })
})

describe('reading by JSON.parse where a scan finds it lossless', () => {
  test('gives what the tolerant reader gives', () => {
    const bins = fc.dictionary(fc.nat(99_999).map(String), fc.nat(999), { maxKeys: 20 })
    const document = fc.dictionary(fc.string(), fc.oneof(json, fc.record({ bins, mean: fc.nat() })), { maxKeys: 6 })
    fc.assert(
      fc.property(document, fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        fc.pre(!text.includes('__proto__'))
        expect(readJson(bytesOf(text), 0, 'bins')).toEqual(tolerant(text))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['{"a":1}', true],
    ['{"a":{"b":{"c":1,"c":1}}}', false], // watched to the depth of entries
    ['{"a":{"b":{"c":{"0.00":0,"0.00":0}}}}', true], // percentiles repeat their padding
    ['{"a":9007199254740993}', false],
    ['{"a":{"bins":{"15552":7}}}', true],
    ['{"a":{"bins":{"15552":-7}}}', false],
    ['{"a":{"bins":5}}', false],
  ])('%s: %s', (text, lossless) => expect(scanDocument(bytesOf(text), 0, 'bins')?.text != null).toBe(lossless))

  test('stops where the document ends', () => {
    expect(scanDocument(bytesOf('x {"a":"}"} trailer'), 2, 'bins')?.end).toBe(11)
    expect(scanDocument(bytesOf('{"a":{}'), 0, 'bins')).toBeNull()
  })
})

test('positions count LF, CRLF and a lone CR as line ends', () => {
  const text = 'a\nb\r\nc\rd'
  const lines = [...text].map((_, at) => position(bytesOf(text), at))
  expect(lines.map(({ line }) => line)).toEqual([1, 1, 2, 2, 2, 3, 3, 4])
  expect(position(bytesOf(text), 7)).toEqual({ line: 4, column: 1 })
})
