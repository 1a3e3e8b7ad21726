import { type BenchmarkRun, OPERATIONS, type Operation, type RunGroup, type RunResult } from '@/lib/model/benchmark-run'
import { poolLatency } from './pool-latency'

/**
 * Adds up the entries of every group that has more than one, since only they ran at the same time.
 * Failed entries and summaries are left out. Percentiles come from added bins; where bins are missing the merged
 * percentile is unknown and only bounded by those of the entries.
 */
export function groupResults(runs: readonly BenchmarkRun[]): readonly RunGroup[] {
  const byGroup = new Map<string, BenchmarkRun[]>()
  for (const run of runs) {
    if (run.group === null || run.role === 'summary' || run.status === 'failed') continue
    const members = byGroup.get(run.group)
    if (members === undefined) byGroup.set(run.group, [run])
    else members.push(run)
  }
  return [...byGroup].filter(([, members]) => members.length > 1).map(([group, members]) => addUp(group, members))
}

function addUp(group: string, runs: readonly BenchmarkRun[]): RunGroup {
  const perOperation = OPERATIONS.map((operation) => ({
    operation,
    results: runs.flatMap((run) => run.results.filter((result) => result.operation === operation)),
  })).filter(({ results }) => results.length > 0)
  return {
    group,
    entries: runs.length,
    results: perOperation.map(({ operation, results }) => mergeResults(operation, results)),
    bounds: perOperation.flatMap(({ operation, results }) => boundsOf(operation, results)),
  }
}

function mergeResults(operation: Operation, results: readonly RunResult[]): RunResult {
  const count = sumOf(results, 'count')
  const bytes = sumOf(results, 'bytes')
  const runtimeSeconds = longest(results)
  return {
    operation,
    count,
    bytes,
    runtimeSeconds,
    operationsPerSecond: overRuntime(count, runtimeSeconds) ?? sumOf(results, 'operationsPerSecond'),
    bytesPerSecond: overRuntime(bytes, runtimeSeconds) ?? sumOf(results, 'bytesPerSecond'),
    errors: sumOf(results, 'errors'),
    otherLatencies: [],
    ...poolLatency(results),
  }
}

/** Null as soon as one entry does not tell: a sum without it would be too low. */
function sumOf(
  results: readonly RunResult[],
  field: 'count' | 'bytes' | 'operationsPerSecond' | 'bytesPerSecond' | 'errors',
): number | null {
  let sum = 0
  for (const result of results) {
    const value = result[field]
    if (value === null) return null
    sum += value
  }
  return sum
}

function longest(results: readonly RunResult[]): number | null {
  const runtimes = results.flatMap(({ runtimeSeconds }) => runtimeSeconds ?? [])
  return runtimes.length === results.length ? Math.max(...runtimes) : null
}

/** As fio's own group line: everything over the longest runtime. Adding per-job rates would overstate jobs that ended early. */
const overRuntime = (amount: number | null, seconds: number | null): number | null =>
  amount === null || seconds === null || seconds <= 0 ? null : amount / seconds

/** The merged percentile always lies between the smallest and the largest of the entries'. */
function boundsOf(operation: Operation, results: readonly RunResult[]): RunGroup['bounds'] {
  if (results.every(({ histogram }) => histogram !== null)) return []
  if (new Set(results.map(({ latency }) => latency.kind)).size > 1) return []
  const ranges = new Map<number, { entries: number; lowUs: number; highUs: number }>()
  for (const { latency } of results) {
    for (const { percent, us } of latency.percentiles) {
      const range = ranges.get(percent) ?? { entries: 0, lowUs: us, highUs: us }
      range.entries += 1
      range.lowUs = Math.min(range.lowUs, us)
      range.highUs = Math.max(range.highUs, us)
      ranges.set(percent, range)
    }
  }
  return [...ranges]
    .filter(([, { entries }]) => entries === results.length)
    .sort(([a], [b]) => a - b)
    .map(([percent, { lowUs, highUs }]) => ({ operation, percent, lowUs, highUs }))
}
