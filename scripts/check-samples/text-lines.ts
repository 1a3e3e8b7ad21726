import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import type { Row } from './table'

type Column =
  | 'count'
  | 'rate'
  | 'bytes_per_second'
  | 'mean_us'
  | 'stddev_us'
  | 'p50_us'
  | 'p95_us'
  | 'p99_us'
  | 'max_us'

/** One line of what was read, in the columns of the oracle. `derived`: worked out, so it may stand where nothing is printed. */
export type ReadLine = {
  readonly operations: readonly string[] // any of these names it
  readonly figures: Readonly<Record<Column, number | null>>
  readonly derived: ReadonlySet<Column>
}

export const wholeLine = ({ name, results }: BenchmarkRun): readonly ReadLine[] =>
  results.map(({ operation, count, operationsPerSecond, bytesPerSecond, latency }) => {
    const percentile = (percent: number) => latency.percentiles.find((one) => one.percent === percent)?.us ?? null
    return {
      operations: [name, NAMES[operation] ?? operation],
      derived: new Set<Column>(latency.origin === 'derived' ? ['mean_us'] : []),
      figures: {
        count,
        rate: operationsPerSecond,
        bytes_per_second: bytesPerSecond,
        mean_us: latency.meanUs,
        stddev_us: latency.stddevUs,
        p50_us: percentile(50),
        p95_us: percentile(95),
        p99_us: percentile(99),
        max_us: latency.maxUs,
      },
    }
  })

/** Where the oracle calls an operation otherwise. */
const NAMES: Partial<Record<string, string>> = { 'write-file': 'write files' }

export const scriptLines = ({ transactions }: BenchmarkRun): readonly ReadLine[] =>
  (transactions?.scripts ?? []).map(({ name, count, operationsPerSecond, meanUs, stddevUs }) => ({
    operations: [name],
    derived: new Set(),
    figures: {
      count,
      rate: operationsPerSecond,
      bytes_per_second: null,
      mean_us: meanUs,
      stddev_us: stddevUs,
      p50_us: null,
      p95_us: null,
      p99_us: null,
      max_us: null,
    },
  }))

/** Counts are exact, printed figures to the sixth digit; µs of the oracle are rounded to thousandths. */
const TOLERANCE = 1e-6
const COLUMNS: readonly Column[] = [
  'count',
  'rate',
  'bytes_per_second',
  'mean_us',
  'stddev_us',
  'p50_us',
  'p95_us',
  'p99_us',
  'max_us',
]

export function compareFigures(line: ReadLine, row: Row): readonly string[] {
  const label = row.name || row.operation || 'the run'
  const operation = baseName(row.operation ?? '')
  const isNamed = operation === '' || line.operations.includes(operation)
  const named = isNamed ? [] : [`operation: expected ${operation}, got ${line.operations.join(' or ')}`]
  const figures = COLUMNS.flatMap((column) => {
    const got = line.figures[column]
    const expected = row[column] ?? ''
    if (agrees(expected, got, column, line.derived)) return []
    return [`${label} · ${column}: expected ${expected === '' ? 'nothing' : expected}, got ${got ?? 'nothing'}`]
  })
  return [...named, ...figures]
}

function agrees(expected: string, got: number | null, column: Column, derived: ReadonlySet<Column>): boolean {
  if (expected === '') return got === null || derived.has(column)
  if (got === null) return false
  const wanted = Number(expected)
  return column === 'count' ? got === wanted : Math.abs(got - wanted) <= TOLERANCE * Math.max(Math.abs(got), wanted)
}

/** Of a script only the last part of its path is kept. */
const baseName = (operation: string): string =>
  operation.startsWith('<') ? operation : operation.replace(/^.*[/\\](?=[^/\\])/, '')
