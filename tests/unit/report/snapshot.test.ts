import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freezeSnapshot, readSnapshot, withoutRunNames } from '@/lib/report'
import { aFrozenRun, anAnswer, aSnapshot } from './a-snapshot'

/** The same document with every number replaced by the next of a list. */
function withNumbers<Value>(value: Value, next: () => number): Value
function withNumbers(value: unknown, next: () => number): unknown {
  if (typeof value === 'number') return next()
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withNumbers(member, next)]))
}

/** Values of a JSON document that are numbers. */
function numbersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => numbersIn(member, `${path}/${key}`))
}

describe('the snapshot', () => {
  test('snapshot → document → snapshot is identity', () => {
    const snapshot = aSnapshot()
    expect(readSnapshot(freezeSnapshot(snapshot))).toEqual({ ok: true, value: snapshot })
  })

  test('whatever the numbers are, to the last bit', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))
    fc.assert(
      fc.property(fc.infiniteStream(finite), (numbers) => {
        const next = () => numbers.next().value as number
        const { format, version, ...rest } = aSnapshot()
        const snapshot = { format, version, ...withNumbers(rest, next) }
        expect(readSnapshot(freezeSnapshot(snapshot))).toEqual({ ok: true, value: snapshot })
      }),
      { numRuns: 50 },
    )
  })

  test('whatever the texts are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (title, key) => {
        const params = { [`k${key}`]: title, __proto__x: 1 }
        const snapshot = aSnapshot({ title, answer: anAnswer({ verdict: { code: 'take', params } }) })
        expect(readSnapshot(freezeSnapshot(snapshot))).toEqual({ ok: true, value: snapshot })
      }),
    )
  })

  test('holds numbers as text, but for its version', () => {
    expect(numbersIn(JSON.parse(freezeSnapshot(aSnapshot())))).toEqual(['/version'])
  })

  test('keeps what the page of an unanswered report needs, and no more', () => {
    const runsOnly = aSnapshot({ question: null, answer: null })
    expect(readSnapshot(freezeSnapshot(runsOnly))).toEqual({ ok: true, value: runsOnly })
  })

  test('leaves out what its schema does not name: files, hosts, notes', () => {
    const run = { ...aFrozenRun(), fileName: '/home/ann/fio.json', host: 'db1.internal', note: 'secret' }
    expect(freezeSnapshot(aSnapshot({ runs: [run] }))).toBe(freezeSnapshot(aSnapshot({ runs: [aFrozenRun()] })))
  })

  test.each([
    ['not JSON', '{', 'not-json'],
    ['a document of a later version', '{"format":"tierfront-report","version":2}', 'unknown-version'],
    ['something else', '{"a":1}', 'unknown-version'],
    ['nothing', 'null', 'unknown-version'],
    ['a document with less', '{"format":"tierfront-report","version":1}', 'wrong-shape'],
    ['an unknown field', freezeSnapshot(aSnapshot()).replace('{"answer"', '{"aaa":1,"answer"'), 'not-canonical'],
    ['spaces', `${freezeSnapshot(aSnapshot())} `, 'not-canonical'],
    ['another spelling of a number', freezeSnapshot(aSnapshot()).replace('"1024"', '"1024.0"'), 'wrong-shape'],
    ['a bare number', freezeSnapshot(aSnapshot()).replace('"1024"', '1024'), 'wrong-shape'],
  ])('%s is not read', (_what, text, why) => {
    expect(readSnapshot(text)).toEqual({ ok: false, error: { why } })
  })
})

test('a run is called by its id wherever a reason names it, and nothing else changes', () => {
  const named = (run: string) =>
    anAnswer({
      ranked: [],
      verdict: { code: 'take', params: { run, p99Us: 1 } },
      measureNext: { why: { code: 'run_near', params: { run } }, fioJob: '[db1]' },
    })
  const idOf = new Map([['db1.internal', 'run_1']])
  expect(withoutRunNames(named('db1.internal'), idOf)).toEqual(named('run_1'))
  expect(withoutRunNames(named('unheard of'), idOf)).toEqual(named(''))
})
