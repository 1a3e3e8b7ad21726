import type { BenchmarkRun, LatencyKind, LatencySummary, ParsedFile, RunResult } from '@/lib/model/benchmark-run'
import type { Row } from './table'

/** One line that does not agree: which, what the oracle says, what we read. */
export type Difference = {
  readonly line: string
  readonly column: string
  readonly expected: string
  readonly got: string
}

const NS_PER_US = 1_000
const MS_PER_S = 1_000
/** The oracle lists the first 40 entries of a file. */
const LISTED_ENTRIES = 40
const KINDS: Readonly<Record<string, LatencyKind>> = { clat: 'completion', lat: 'total' }

/** Every listed line against what was read, and nothing read beyond them (ORACLE.md "fio JSON"). */
export function compareFioJson(file: ParsedFile, rows: readonly Row[]): readonly Difference[] {
  const runs = lastInvocation(file)
  const expected = new Set(rows.map((row) => `${row.job} ${row.dir}`))
  const invented = runs.slice(0, LISTED_ENTRIES).flatMap((run, job) =>
    run.results
      .filter(({ operation }) => run.status !== 'failed' && operation !== 'sync')
      .filter(({ operation }) => !expected.has(`${job} ${operation}`))
      .map(({ operation }) => ({ line: `${job} ${operation}`, column: 'line', expected: 'none', got: 'a result' })),
  )
  return [...rows.flatMap((row) => compareRow(runs[Number(row.job)], row)), ...invented]
}

/** The oracle lists the last document only. */
function lastInvocation({ runs }: ParsedFile): readonly BenchmarkRun[] {
  const prefix = /^(\d+\.)/.exec(runs.find((_, index, all) => index === all.length - 1)?.group ?? '')?.[1]
  return prefix === undefined ? runs : runs.filter(({ group }) => group === null || group.startsWith(prefix))
}

function compareRow(run: BenchmarkRun | undefined, row: Row): readonly Difference[] {
  const line = `${row.job} ${row.dir}`
  const differ = (column: string, got: string): readonly Difference[] => [
    { line, column, expected: row[column] ?? '', got },
  ]
  if (run === undefined) return differ('job', 'no such entry')
  if ((run.role === 'summary') !== (row.summary === 'yes')) return differ('summary', run.role)
  if ((run.status === 'failed') !== (row.error !== '0')) return differ('error', run.status)
  if (run.status === 'failed') return []
  const result = run.results.find(({ operation }) => operation === row.dir)
  if (result === undefined) return differ('dir', 'no result')
  return checksOf(result, row, run.toolVersion ?? '').flatMap(({ column, got, tolerance }) =>
    agrees(row[column] ?? '', got, tolerance) ? [] : differ(column, got === null ? 'nothing' : String(got)),
  )
}

type Tolerance = { readonly relative: number; readonly absolute: number }
type Check = { readonly column: string; readonly got: number | null; readonly tolerance: Tolerance }

const EXACT: Tolerance = { relative: 1e-12, absolute: 0 }
/** Figures printed with six digits; the oracle rounds means to three decimals. */
const PRINTED: Tolerance = { relative: 1e-6, absolute: 5e-4 }
const RATE: Tolerance = { relative: 1e-3, absolute: 0 }
/** fio 2.0 to 2.2 prints whole operations per second. */
const WHOLE: Tolerance = { relative: 1e-6, absolute: 1 }

function checksOf(result: RunResult, row: Row, version: string): readonly Check[] {
  const latencies = [result.latency, ...result.otherLatencies]
  const completion = latencies.find(({ kind }) => kind === 'completion')
  const listed = latencies.find(({ kind }) => kind === KINDS[row.percentiles_of ?? ''])
  const seconds = result.runtimeSeconds
  return [
    { column: 'io_bytes', got: result.bytes, tolerance: EXACT },
    { column: 'runtime_ms', got: seconds === null ? null : seconds * MS_PER_S, tolerance: EXACT },
    { column: 'bw_bytes_s', got: result.bytesPerSecond, tolerance: RATE },
    { column: 'iops', got: result.operationsPerSecond, tolerance: /^2\.[0-2]\./.test(version) ? WHOLE : PRINTED },
    { column: 'total_ios', got: result.count, tolerance: EXACT },
    { column: 'clat_mean_ns', got: inNs(completion?.meanUs), tolerance: PRINTED },
    { column: 'p50_ns', got: percentileNs(listed ?? result.latency, 50), tolerance: EXACT },
    { column: 'p99_ns', got: percentileNs(listed ?? result.latency, 99), tolerance: EXACT },
  ]
}

const inNs = (us: number | null | undefined): number | null => (us === null || us === undefined ? null : us * NS_PER_US)

const percentileNs = (latency: LatencySummary, percent: number): number | null =>
  inNs(latency.percentiles.find((percentile) => percentile.percent === percent)?.us)

/** An empty cell was not measured: a value there would be invented. */
function agrees(expected: string, got: number | null, { relative, absolute }: Tolerance): boolean {
  if (expected === '' || got === null) return expected === '' && got === null
  const wanted = Number(expected)
  return Math.abs(got - wanted) <= Math.max(absolute, relative * Math.max(Math.abs(got), Math.abs(wanted)))
}
