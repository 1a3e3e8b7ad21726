import type { BenchmarkRun, LatencySummary, RunResult } from '@/lib/model/benchmark-run'
import type { Finding } from '@/lib/model/check'

/** A run as lists have it: without the distributions, which no check needs. */
export type CheckedRun = Pick<BenchmarkRun, 'load' | 'status' | 'role'> & {
  readonly results: readonly Omit<RunResult, 'histogram' | 'bytes' | 'runtimeSeconds'>[]
}
type Result = CheckedRun['results'][number]

type RunCheck = (run: CheckedRun) => readonly Finding[]

const US_PER_SECOND = 1e6

/** A reported latency further than this from N / X contradicts it (MODEL §3.1 and `check_little`). */
const LITTLE_TOLERANCE = 1.25
/** Two figures of one result may differ by rounding and by ramps; beyond this they are of different runs. */
const RATE_TOLERANCE = 1.1
/** A percentile stands for its bucket and may lie above the largest sample: by 5.5 % in real fio 2.x output, or 1 µs. */
const BUCKET_SLACK = 1.08
const BUCKET_SLACK_US = 1.5
/** Below this nothing is steady and caches, boost clocks and token buckets rule (features: runs under 30 s). */
const SHORT_SECONDS = 30

/** Mean from submission to completion where the tool has it: what Little's law speaks of. */
const meanOf = (result: Result): number | null => {
  const total = result.otherLatencies.find((one) => one.kind === 'total')
  return total?.meanUs ?? result.latency.meanUs
}

/** Operations in flight, Σ X·R, can't exceed those that the job allows (Little 1961; MODEL F1.7). */
const little: RunCheck = ({ load, results }) => {
  const { concurrency } = load
  if (concurrency === null || load.loop === 'open') return []
  // "mixed" adds up the directions that stand beside it.
  const single = results.some((result) => result.operation !== 'mixed')
    ? results.filter((one) => one.operation !== 'mixed')
    : results
  const terms = single.map((result) => {
    const mean = meanOf(result)
    return result.operationsPerSecond === null || mean === null
      ? null
      : (result.operationsPerSecond * mean) / US_PER_SECOND
  })
  const known = terms.flatMap((term) => (term === null ? [] : [term]))
  if (known.length === 0) return []
  const implied = known.reduce((sum, term) => sum + term, 0)
  const ratio = implied / concurrency
  if (ratio <= LITTLE_TOLERANCE) return []
  return [
    {
      code: 'little_law',
      severity: 'contradiction',
      metric: 'operations in flight',
      expected: concurrency,
      found: implied,
      ratio,
      formula: 'Σ rate × mean latency ≤ depth × jobs',
      params: { declaredCount: concurrency, impliedConcurrency: Number(implied.toPrecision(3)), timesRatio: ratio },
      readings: [],
    },
  ]
}

/** Bytes per second are operations per second times their size. */
const rates: RunCheck = ({ load, results }) =>
  results.flatMap((result) => {
    const { operationsPerSecond, bytesPerSecond, operation } = result
    if (load.blockSizeBytes === null || operationsPerSecond === null || bytesPerSecond === null) return []
    const implied = operationsPerSecond * load.blockSizeBytes
    if (!(implied > 0 && bytesPerSecond > 0)) return []
    const ratio = Math.max(implied / bytesPerSecond, bytesPerSecond / implied)
    if (ratio <= RATE_TOLERANCE) return []
    return [
      {
        code: 'rate_mismatch',
        severity: 'contradiction' as const,
        metric: 'bytes/s',
        expected: implied,
        found: bytesPerSecond,
        ratio,
        formula: 'operations/s × block size',
        params: {
          operationTerm: operation,
          expectedBytesPerSecond: implied,
          foundBytesPerSecond: bytesPerSecond,
          timesRatio: ratio,
        },
        readings: [],
      },
    ]
  })

/** Percentiles ascend, and they and the mean lie between the least and the most. */
const order: RunCheck = ({ results }) =>
  results.flatMap((result) =>
    [result.latency, ...result.otherLatencies].flatMap((latency) => disorder(latency, result)),
  )

function disorder(latency: LatencySummary, { operation }: Result): Finding[] {
  const { percentiles, minUs, maxUs, meanUs } = latency
  const top = maxUs === null ? Number.POSITIVE_INFINITY : maxUs * BUCKET_SLACK + BUCKET_SLACK_US
  const falls = percentiles.find(({ us }, index) => index > 0 && us < (percentiles[index - 1]?.us ?? 0))
  const beyond = percentiles.find(({ us }) => us > top)
  const outside =
    meanUs !== null && (meanUs > top || (minUs !== null && meanUs < minUs / BUCKET_SLACK - BUCKET_SLACK_US))
  const wrong = falls ?? beyond
  if (wrong === undefined && !outside) return []
  const found = wrong?.us ?? meanUs
  return [
    {
      code: 'latency_out_of_order',
      severity: 'contradiction',
      metric: wrong === undefined ? 'mean' : `p${wrong.percent}`,
      expected: maxUs,
      found,
      ratio: null,
      formula: 'min ≤ p50 ≤ … ≤ max, min ≤ mean ≤ max',
      params: {
        operationTerm: operation,
        figure: wrong === undefined ? 'mean' : `p${wrong.percent}`,
        foundUs: found ?? 0,
        boundUs: maxUs ?? minUs ?? 0,
      },
      readings: [],
    },
  ]
}

/** A window too short to be steady. */
const tooShort: RunCheck = ({ load, status }) => {
  const { durationSeconds } = load
  if (durationSeconds === null || durationSeconds >= SHORT_SECONDS || status !== 'ok') return []
  return [
    {
      code: 'run_short',
      severity: 'note',
      metric: 'seconds',
      expected: SHORT_SECONDS,
      found: durationSeconds,
      ratio: null,
      formula: 'duration ≥ 30 s',
      params: { foundSeconds: durationSeconds, expectedSeconds: SHORT_SECONDS },
      readings: [],
    },
  ]
}

/** Through the page cache it is memory that was measured, at least in part. */
const buffered: RunCheck = ({ load }) =>
  load.directIo === false
    ? [
        {
          code: 'buffered_io',
          severity: 'note',
          metric: 'direct',
          expected: 1,
          found: 0,
          ratio: null,
          formula: 'direct = 1',
          params: {},
          readings: [],
        },
      ]
    : []

const CHECKS: readonly RunCheck[] = [little, rates, order, tooShort, buffered]

/** What a run says against itself, the gravest first. Failed runs and sums over other entries are not examined. */
export function checkRun(run: CheckedRun): Finding[] {
  if (run.status === 'failed' || run.role === 'summary') return []
  return CHECKS.flatMap((check) => check(run))
}
