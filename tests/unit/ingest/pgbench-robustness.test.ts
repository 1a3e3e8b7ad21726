import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ParsedFile } from '@/lib/model/benchmark-run'
import { bytesOf, read } from './read'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
/** 10 000 for the full count: TIERFRONT_MUTATIONS=10000 npx vitest run tests/unit/ingest/pgbench-robustness.test.ts */
const MUTATIONS = Number(process.env.TIERFRONT_MUTATIONS ?? 3_000)
const HANG_MS = 2_000

/** What holds of everything that is read, however damaged it was. */
function expectSound({ runs }: ParsedFile): void {
  expect(runs.length).toBeGreaterThan(0)
  for (const run of runs) {
    expect(run.status === 'ok' ? run.results.length : run.warnings.length).toBeGreaterThan(0)
    for (const { latency } of run.results) expect(latency.percentiles).toEqual([])
  }
  expectFinite(runs)
}

/** Every number anywhere in it: finite and not negative. JSON would make null of the others without a word. */
function expectFinite(value: unknown): void {
  if (typeof value === 'number' && !(Number.isFinite(value) && value >= 0)) throw new Error(`a figure is ${value}`)
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) expectFinite(child)
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
  '\n',
  '\r',
  '0',
  '-',
  '.',
  'e300',
  '99999999999999999999',
  'nan',
  '-inf',
  ' ',
  '/',
  '(',
  '+',
  '@@ -1,2 +1,2 @@\n',
  '```\n',
  '> ',
  'µs',
  '\ufeff',
  '\ud800',
]

/** Bytes and whole lines changed, dropped, doubled and put elsewhere. */
function mutate(samples: readonly Buffer[], random: (below: number) => number): Buffer {
  let bytes: Buffer = samples[random(samples.length)] ?? Buffer.alloc(0)
  for (let changes = 1 + random(4); changes > 0; changes -= 1) {
    const at = random(bytes.length + 1)
    const splice = Buffer.from(SPLICES[random(SPLICES.length)] ?? '')
    const kind = random(7)
    if (kind === 0) bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from([random(256)]), bytes.subarray(at + 1)])
    else if (kind === 1) bytes = bytes.subarray(0, at + 1)
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), splice, bytes.subarray(at)])
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(80))])
    else if (kind === 4) bytes = Buffer.concat([bytes, samples[random(samples.length)] ?? bytes])
    else bytes = changedLines(bytes, random)
  }
  return bytes
}

function changedLines(bytes: Buffer, random: (below: number) => number): Buffer {
  const lines = bytes.toString('latin1').split('\n')
  const [line = ''] = lines.splice(random(lines.length), random(2))
  lines.splice(
    random(lines.length),
    0,
    line.replace(/\d/g, () => String(random(10))),
  )
  return Buffer.from(lines.join('\n'), 'latin1')
}

describe.each(['pgbench', 'bmark-write'])('whatever comes in as %s', (id) => {
  const samples = readdirSync(join(FIXTURES, id)).map((name) => readFileSync(join(FIXTURES, id, name)))

  test(`${MUTATIONS} damaged copies of real files are read soundly or refused`, { timeout: 600_000 }, () => {
    const random = randomFrom(20_261_120)
    const outcomes = { read: 0, refused: 0 }
    for (let round = 0; round < MUTATIONS; round += 1) {
      const bytes = mutate(samples, random)
      const started = performance.now()
      const result = read(bytes)
      expect(performance.now() - started).toBeLessThan(HANG_MS)
      if (result.ok) expectSound(result.value)
      outcomes[result.ok ? 'read' : 'refused'] += 1
    }
    expect(outcomes.read).toBeGreaterThan(MUTATIONS / 10)
    expect(outcomes.refused).toBeGreaterThan(MUTATIONS / 100)
  })
})

/** Lines of the formats with holes, filled with numbers and words that break them. */
const LINES = [
  'pgbench ($)',
  'transaction type: $',
  'scaling factor: $',
  'number of clients: $',
  'number of transactions per client: $',
  'duration: $ s',
  'number of transactions actually processed: $/$',
  'number of failed transactions: $ ($%)',
  'number of transactions above the $ ms latency limit: $/$',
  'latency average = $ ms',
  'latency stddev = $ ms',
  'rate limit schedule lag: avg $ (max $) ms',
  'initial connection time = $ ms',
  'tps = $ (without initial connection time)',
  'tps = $ (including connections establishing)',
  'statement latencies in milliseconds, failures and retries:',
  '   $   $   $ SELECT 1;',
  'SQL script 1: $',
  ' - $ transactions ($% of total, tps = $)',
  ' - latency average = $ ms',
  'progress: $ s, $ tps, lat $ ms stddev $, lag $ ms, $ skipped',
  'pgbench: error: client $ script 0 aborted in command $',
  'Thread: $',
  '总耗时: $s',
  '总文件数: $',
  '平均每秒写入文件数: $',
]
const FILLINGS = [
  '0',
  '0.0',
  '1',
  '600',
  '12.345',
  '1e308',
  '5e-324',
  '18446744073709551615',
  '-1',
  '-nan',
  'inf',
  '',
  'x',
]

test('any figure in any line, in any order', () => {
  const line = fc
    .tuple(fc.constantFrom(...LINES), fc.array(fc.constantFrom(...FILLINGS), { minLength: 4, maxLength: 4 }))
    .map(([text, fillings]) => fillings.reduce((filled, filling) => filled.replace('$', filling), text))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: 1, max: 60 }), (lines, step) => {
      const bytes = bytesOf(lines.join('\n'))
      const result = read(bytes, { step })
      if (result.ok) expectSound(result.value)
      expect(result).toEqual(read(bytes))
    }),
    { numRuns: 2_000 },
  )
})

describe('hostile lines of 64 KiB', () => {
  const LONG = 65_536
  const STARTS = LINES.flatMap((line) => [line.split('$')[0] ?? '', line.replaceAll('$', '1').slice(0, -1)])
  const ALPHABETS = [
    '0',
    '1.',
    ' ',
    '\t',
    '-',
    '> ',
    '(',
    'a',
    "'",
    '"',
    '/',
    '@',
    ', ',
    'tps ',
    '. ',
    '1 ',
    '<',
    '|',
    '总',
    '\u00a0',
  ]
  // The head makes sure that the reader, not the refusal, meets the line.
  const HEADS = [
    'progress: 1.0 s, 1.0 tps, lat 1.000 ms stddev 1.000\n',
    '总耗时: 1s\n总文件数: 1\n平均每秒写入文件数: 1.00\n',
  ]

  test.each(HEADS)('behind %j: each takes less than 5 ms', (head) => {
    const slow: string[] = []
    read(bytesOf(`${head}${'x'.repeat(LONG)}`))
    for (const start of STARTS) {
      for (const alphabet of ALPHABETS) {
        const line = bytesOf(`${start}${alphabet.repeat(LONG)}`).subarray(0, LONG)
        const bytes = Buffer.concat([bytesOf(head), line])
        // The machine may be busy: what is slow by itself is slow every time.
        let best = timed(bytes)
        for (let again = 0; again < 20 && best > 5; again += 1) best = Math.min(best, timed(bytes))
        if (best > 5) slow.push(`${JSON.stringify(start)} + ${JSON.stringify(alphabet)}: ${best.toFixed(1)} ms`)
      }
    }
    expect(slow).toEqual([])
  })

  function timed(bytes: Uint8Array): number {
    const started = performance.now()
    read(bytes)
    return performance.now() - started
  }
})

describe('more than one file may hold is refused, not kept', () => {
  const run = (index: number): string =>
    `number of transactions actually processed: ${index}\ntps = 1.0 (without initial connection time)\n`
  const chunks = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index))

  test('runs', () => {
    const text = chunks(20_000, run).join('')
    expect(read(bytesOf(text))).toMatchObject({ ok: false, error: { code: 'too_complex', params: { what: 'runs' } } })
  })

  test('intervals of all runs together', () => {
    const series = chunks(1_500, (at) => `progress: ${at + 1}.0 s, 1.0 tps, lat 1.000 ms stddev 1.000\n`).join('')
    const text = chunks(400, (index) => `${series}${run(index)}`).join('')
    expect(read(bytesOf(text))).toMatchObject({
      ok: false,
      error: { code: 'too_complex', params: { what: 'details' } },
    })
  })
})
