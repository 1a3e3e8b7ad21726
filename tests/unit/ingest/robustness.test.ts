import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BenchmarkRun, ParsedFile } from '@/lib/model/benchmark-run'
import { bytesOf, read } from './read'

const FIXTURES = join(import.meta.dirname, '../../fixtures/fio-json')
/** Small ones: damage shows as well in them, in a tenth of the time. */
const SAMPLES = readdirSync(FIXTURES)
  .map((name) => readFileSync(join(FIXTURES, name)))
  .filter((bytes) => bytes.length < 13_000)

/** What holds of everything that is read, however damaged it was. */
function expectSound(file: ParsedFile): void {
  expect(file.runs.length).toBeGreaterThan(0)
  for (const run of file.runs) expectSoundRun(run)
  for (const group of file.groups) expect(group.entries).toBeGreaterThan(1)
}

function expectSoundRun(run: BenchmarkRun): void {
  expect(run.status === 'failed' ? run.warnings.length : 1).toBeGreaterThan(0)
  expect(run.status === 'ok' ? run.results.length : 1).toBeGreaterThan(0)
  for (const result of run.results) {
    const latencies = [result.latency, ...result.otherLatencies]
    const figures = [
      [result.count, result.bytes, result.runtimeSeconds, result.operationsPerSecond, result.bytesPerSecond],
      latencies.flatMap(({ meanUs, stddevUs, minUs, maxUs }) => [meanUs, stddevUs, minUs, maxUs]),
      latencies.flatMap(({ percentiles }) => percentiles.map(({ us }) => us)),
    ].flat()
    expect(figures.filter((figure) => figure !== null && !(figure >= 0 && figure < Infinity))).toEqual([])
    const percents = latencies.map(({ percentiles }) => percentiles.map(({ percent }) => percent))
    expect(percents).toEqual(percents.map((list) => [...list].sort((a, b) => a - b)))
  }
}

/** Mulberry32: the same mutations in every run of the test. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const SPLICES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '-',
  '1e400',
  'nan',
  'null',
  '99999999999999999999',
  '\\',
  '\t',
  '\ufeff',
  '""',
]

function mutate(sample: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(sample)
  for (let changes = 1 + random(2); changes > 0; changes -= 1) {
    const at = random(bytes.length)
    const splice = Buffer.from(SPLICES[random(SPLICES.length)] ?? '')
    const kind = random(5)
    if (kind === 0) bytes[at] = random(256)
    else if (kind === 1) bytes = bytes.subarray(0, at + 1)
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), splice, bytes.subarray(at)])
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(80))])
    else bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(random(at + 1), at), bytes.subarray(at)])
  }
  return bytes
}

describe('whatever comes in', () => {
  test('3000 damaged copies of real files are read soundly or refused with a place or reason', () => {
    const random = randomFrom(20_261_120)
    const outcomes = { read: 0, refused: 0 }
    for (let round = 0; round < 3_000; round += 1) {
      const result = read(mutate(SAMPLES[round % SAMPLES.length] ?? Buffer.alloc(0), random))
      if (result.ok) expectSound(result.value)
      outcomes[result.ok ? 'read' : 'refused'] += 1
    }
    expect(outcomes.read).toBeGreaterThan(300)
    expect(outcomes.refused).toBeGreaterThan(300)
  })

  test('arbitrary text and bytes never throw', () => {
    const content = fc.oneof(
      fc.string({ maxLength: 400 }).map(bytesOf),
      fc.uint8Array({ maxLength: 400 }),
      fc.jsonValue().map((value) => bytesOf(`{"fio version": "fio-3.33", "jobs": ${JSON.stringify(value)}}`)),
      fc.jsonValue().map((value) => bytesOf(`{"fio version": "fio-3.33", "jobs": [${JSON.stringify(value)}]}`)),
    )
    fc.assert(
      fc.property(content, fc.integer({ min: 1, max: 50 }), (bytes, step) => {
        const result = read(bytes, { step })
        expect(result).toEqual(read(bytes))
      }),
      { numRuns: 1_000 },
    )
  })

  test('any field of an entry may hold anything', () => {
    const text = SAMPLES.map((bytes) => bytes.toString()).find((sample) => sample.startsWith('{')) ?? ''
    const document = JSON.parse(text)
    const paths = fc.constantFrom(
      'jobname',
      'groupid',
      'error',
      'job options',
      'read',
      'write',
      'elapsed',
      'job_start',
      'steadystate',
    )
    fc.assert(
      fc.property(paths, fc.jsonValue(), (path, value) => {
        const jobs = [{ ...document.jobs[0], [path]: value }]
        const result = read(bytesOf(JSON.stringify({ ...document, jobs })))
        if (result.ok) expectSound(result.value)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['fio: '.padEnd(65_536, ' x')],
    ['<'.repeat(65_536)],
    [`x: (groupid=${'0'.repeat(65_000)}`],
    [`${'x'.repeat(300)}: `.repeat(215)],
    [`fio: pid=1, err=1/${', error='.repeat(8_000)}`],
    ['\r'.repeat(65_536)],
    ['{'.repeat(65_536)],
    ['{\n'.repeat(32_768)],
    [`{"fio version": "${'\\'.repeat(65_000)}`],
    [`${'{"a":'.repeat(60)}${'{}\n'.repeat(20_000)}`],
  ])('hostile text of 64 KiB ends within the time of a test: %.20j', (text) => {
    expect(typeof read(bytesOf(text)).ok).toBe('boolean')
  })
})
