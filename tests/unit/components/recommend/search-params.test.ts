import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decodeQuestion,
  encodeQuestion,
  loadQuestion,
  type Preset,
  QUESTION_KEYS,
  type QuestionParams,
  serializeQuestion,
} from '@/components/recommend/search-params'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { aRequest } from './question'

const MAIL: Preset = { id: 'mail', request: aRequest() }
const DATABASE: Preset = { id: 'database', request: aRequest({ protocols: ['block'], peak: null, slo: [] }) }
const PRESETS: readonly [Preset, ...Preset[]] = [MAIL, DATABASE]
const EMPTY: QuestionParams = loadQuestion({})

const amount = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.double({ min: 0, max: 1e18, noNaN: true })).map((n) => n + 0)
const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((n) => n + 0)
const orNull = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null })
const rate = fc.record({ count: amount, per: fc.constantFrom('second', 'day', 'month') })
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('none', '~', '', 'aws/ebs-gp3', "'5", '5', 'true', 'null', 'a{b}:c,d;e'),
)
const setting = fc.oneof(
  name,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.boolean(),
  fc.constant(null),
)
const operation = fc.constantFrom('read', 'write')

const workload: fc.Arbitrary<Workload> = fc.record<Workload>({
  storedBytes: amount,
  growthBytesPerMonth: amount,
  reads: rate,
  writes: rate,
  metadataOps: orNull(rate),
  readSizeBytes: amount,
  writeSizeBytes: amount,
  syncWriteFraction: orNull(fraction),
  sequentialFraction: orNull(fraction),
  workingSetBytes: orNull(amount),
  zipfAlpha: orNull(amount),
  concurrency: orNull(amount),
  peak: orNull(fc.record({ multiplier: amount, durationSeconds: amount, perDay: amount })),
  retentionDays: orNull(amount),
  slo: fc.array(
    fc.record({
      operation,
      percentile: fc.constantFrom(50, 95, 99, 99.9),
      latencyUs: amount,
      window: fc.constantFrom('worst-minute', 'peak', 'day'),
    }),
    { maxLength: 3 },
  ),
  planningFactor: fc.constantFrom(0.5, 0.9, 1),
  diskWritesPerFile: amount,
  directories: orNull(amount),
  readCacheHitFraction: orNull(fraction),
  countBurstCredits: fc.boolean(),
  billingMonthHours: fc.constantFrom(672, 720, 730, 744),
  declared: fc.record({
    bytesPerDay: orNull(amount),
    itemsPerDay: orNull(amount),
    operationsPerDay: orNull(amount),
    operationsPerMonth: orNull(amount),
    itemBytes: orNull(fc.record({ min: orNull(amount), mean: orNull(amount), max: orNull(amount) })),
    shares: fc.array(fc.record({ share: fraction, windowDays: amount }), { maxLength: 3 }),
  }),
  readings: fc.dictionary(name, name, { maxKeys: 3, noNullPrototype: true }),
  protocols: fc.subarray(['nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local']),
  sharedAccess: fc.boolean(),
  durability: fc.record({ maxAnnualLossProbability: orNull(fraction), rpoSeconds: orNull(amount) }),
  availability: fc.record({ multiAz: fc.boolean() }),
  budgetPerMonth: orNull(fc.constantFrom('0', '1800', '1800.55')),
  hostInstanceType: orNull(name),
  limitsAsOf: orNull(fc.constantFrom('2025-01', '2026-11-20')),
})

const request: fc.Arbitrary<RecommendationRequest> = fc.record({
  workload,
  region: name,
  optionIds: orNull(fc.array(name, { maxLength: 3 })),
  pinned: fc.array(
    fc.record({
      optionId: name.filter((id) => id !== ''),
      configuration: fc.dictionary(name, setting, { maxKeys: 3, noNullPrototype: true }),
    }),
    { maxLength: 3 },
  ),
})

describe('the address of a question', () => {
  test.each([MAIL, DATABASE])('is only the name of the preset where nothing differs: $id', (preset) => {
    expect(serializeQuestion(encodeQuestion(preset.request, preset))).toBe(`?preset=${preset.id}`)
  })

  test('says what differs in words that a person can read', () => {
    const asked = aRequest({
      storedBytes: 3 * 2 ** 40,
      writes: { count: 150e6, per: 'month' },
      budgetPerMonth: null,
      slo: [{ operation: 'read', percentile: 99.9, latencyUs: 1500, window: 'day' }],
    })
    expect(encodeQuestion({ ...asked, pinned: [PIN] }, MAIL)).toMatchObject({
      preset: 'mail',
      stored: '3TiB',
      writes: '150M/month',
      budget: 'none',
      slo: 'read:p99.9:1500us:day',
      pinned: 'aws/ebs-gp3{sizeGib:1024,instanceType:m8g.large}',
      reads: null,
    })
  })

  test('reads back to the same question, whatever was asked and from whichever preset', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(MAIL, DATABASE), (asked, preset) => {
        const address = new URLSearchParams(serializeQuestion(encodeQuestion(asked, preset)))
        const question = decodeQuestion(loadQuestion(address), PRESETS)
        expect(question).toEqual({ preset, request: asked, ignored: [] })
      }),
      { numRuns: 500 },
    )
  })

  test('never throws on text that it does not understand, and names the key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUESTION_KEYS), fc.string(), (key, text) => {
        const question = decodeQuestion({ ...EMPTY, [key]: text }, PRESETS)
        const understood = question.ignored.length === 0
        expect(question.ignored).toEqual(understood ? [] : [key])
      }),
    )
  })

  test.each([
    ['stored', 'lots'],
    ['writes', '5/week'],
    ['plan', '2'],
    ['sync', '1.5'],
    ['protocols', 'nfs3,ftp'],
    ['peak', '20x'],
    ['limits', 'yesterday'],
    ['budget', '-4'],
  ] as const)('%s=%s is left out and said', (key, text) => {
    const question = decodeQuestion({ ...EMPTY, [key]: text }, PRESETS)
    expect(question).toEqual({ preset: MAIL, request: MAIL.request, ignored: [key] })
  })

  test('an unknown preset is said and the first stands', () => {
    expect(decodeQuestion({ ...EMPTY, preset: 'gone' }, PRESETS)).toMatchObject({ preset: MAIL, ignored: ['preset'] })
  })
})

const PIN = { optionId: 'aws/ebs-gp3', configuration: { sizeGib: 1024, instanceType: 'm8g.large' } }
