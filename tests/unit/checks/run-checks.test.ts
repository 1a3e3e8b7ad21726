import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CheckedRun, checkRun } from '@/lib/checks'
import { openIngest } from '@/lib/ingest'
import type { LatencySummary } from '@/lib/model/benchmark-run'

type Figures = {
  readonly rate: number
  readonly meanUs: number | null
  readonly bytes?: number
  readonly latency?: Partial<LatencySummary>
  readonly operation?: 'read' | 'write' | 'mixed'
}

const aResult = ({
  rate,
  meanUs,
  bytes,
  latency = {},
  operation = 'read',
}: Figures): CheckedRun['results'][number] => ({
  operation,
  count: null,
  operationsPerSecond: rate,
  bytesPerSecond: bytes ?? null,
  errors: null,
  latency: {
    kind: 'total',
    meanUs,
    stddevUs: null,
    minUs: null,
    maxUs: null,
    percentiles: [],
    origin: 'reported',
    samples: null,
    ...latency,
  },
  otherLatencies: [],
})

const aRun = (
  concurrency: number | null,
  results: readonly Figures[],
  load: Partial<CheckedRun['load']> = {},
): CheckedRun => ({
  status: 'ok',
  role: 'entry',
  load: {
    access: 'random',
    readFraction: 1,
    blockSizeBytes: 4_096,
    queueDepth: concurrency,
    jobs: 1,
    concurrency,
    loop: 'closed',
    directIo: true,
    syncWrites: null,
    durationSeconds: 60,
    engine: null,
    fileSizeBytes: null,
    ...load,
  },
  results: results.map(aResult),
})

const codes = (run: CheckedRun): string[] => checkRun(run).map((one) => one.code)

describe('Little’s law on the rows of the published tables (MODEL A.1)', () => {
  test.each([
    ['file service, forced sync', 8, 1_820, 41_300, 9.4],
    ['file service, SLOG', 8, 12_060, 6_200, 9.35],
    ['file service, L2ARC', 8, 1_840, 40_900, 9.41],
    ['file service, both', 8, 12_140, 6_100, 9.26],
  ])('%s contradicts itself', (_, concurrency, rate, meanUs, ratio) => {
    const [found] = checkRun(aRun(concurrency, [{ rate, meanUs }]))
    expect(found).toMatchObject({ code: 'little_law', severity: 'contradiction', expected: concurrency })
    expect(found?.ratio).toBeCloseTo(ratio, 1)
  })

  test.each([
    ['EFS write, depth 1', 1, 110, 9_000],
    ['EFS read, depth 1', 1, 402, 2_500],
    ['EFS read across zones, depth 1', 1, 365, 2_700],
    ['database, 128 clients', 128, 22_480, 5_694],
    ['stripe at depth 512', 512, 48_600, 10_535],
  ])('%s is silent', (_, concurrency, rate, meanUs) => expect(codes(aRun(concurrency, [{ rate, meanUs }]))).toEqual([]))

  test('reads and writes in flight add up, their sum beside them does not', () => {
    const half = { rate: 500, meanUs: 1_000 }
    expect(
      codes(aRun(1, [half, { ...half, operation: 'write' }, { rate: 1_000, meanUs: 1_000, operation: 'mixed' }])),
    ).toEqual([])
  })

  test('an open loop has no depth to contradict', () =>
    expect(codes(aRun(8, [{ rate: 1_820, meanUs: 41_300 }], { loop: 'open' }))).toEqual([]))
})

describe('figures of one result against each other', () => {
  test.each<[string, Figures, string[]]>([
    ['bytes that follow', { rate: 1_000, meanUs: 500, bytes: 4_096_000 }, []],
    ['bytes of another run', { rate: 1_000, meanUs: 500, bytes: 8_192_000 }, ['rate_mismatch']],
    [
      'percentiles that ascend',
      {
        rate: 1_000,
        meanUs: 500,
        latency: {
          percentiles: [
            { percent: 50, us: 400 },
            { percent: 99, us: 900 },
          ],
          maxUs: 1_000,
        },
      },
      [],
    ],
    [
      'a percentile below the one before',
      {
        rate: 1_000,
        meanUs: 500,
        latency: {
          percentiles: [
            { percent: 50, us: 400 },
            { percent: 99, us: 300 },
          ],
        },
      },
      ['latency_out_of_order'],
    ],
    [
      'a percentile beyond the largest',
      { rate: 1_000, meanUs: 500, latency: { percentiles: [{ percent: 99, us: 2_000 }], maxUs: 1_000 } },
      ['latency_out_of_order'],
    ],
    ['a mean below the least', { rate: 1_000, meanUs: 5, latency: { minUs: 100 } }, ['latency_out_of_order']],
  ])('%s', (_, figures, expected) => expect(codes(aRun(1, [figures]))).toEqual(expected))

  test.each([
    ['run_short', { durationSeconds: 0.4 }],
    ['buffered_io', { directIo: false }],
  ])('%s is a note', (code, load) => {
    expect(checkRun(aRun(1, [{ rate: 100, meanUs: 100 }], load))).toMatchObject([{ code, severity: 'note' }])
  })

  test('what failed is not examined', () => {
    expect(checkRun({ ...aRun(8, [{ rate: 1_820, meanUs: 41_300 }]), status: 'failed' })).toEqual([])
  })
})

const SAMPLES = join(
  process.env.TIERFRONT_SHARED ?? join(import.meta.dirname, '../../../../shared'),
  'formats/samples/fio-json',
)

test.skipIf(!existsSync(SAMPLES))('no alarm on real fio output, but for four files whose numbers were edited', () => {
  const alarmed = readdirSync(SAMPLES).filter((name) => {
    const reader = openIngest({ nameHint: name, answers: {} })
    reader.push(readFileSync(join(SAMPLES, name)))
    const read = reader.end()
    return read.ok && read.value.runs.some((run) => checkRun(run).some((one) => one.severity !== 'note'))
  })
  expect(alarmed.map((name) => name.replace(/^.*__/, ''))).toEqual([
    'perfmetrics-multiple_jobs_global_options.json',
    'perfmetrics-multiple_jobs_job_options.json',
    'perfmetrics-no_global_ramp_time.json',
    'Results_FIO.json',
  ])
})
