import type { BenchmarkRun, Operation, RunResult } from '@/lib/model/benchmark-run'
import {
  COMPARED_METRICS,
  type ComparedMetric,
  type GroupComparison,
  type MetricComparison,
  type ParameterDifference,
} from '@/lib/model/comparison'
import { ratioOf } from './welch'

/** What a comparison needs of a run: lists have it without the distributions. */
export type ComparedRun = Pick<BenchmarkRun, 'tool' | 'toolVersion' | 'load'> & {
  readonly results: readonly Omit<RunResult, 'histogram'>[]
}

/** A change smaller than this is within what the same machine shows from day to day. */
const RELEVANT_FROM = 0.05
const SIGNIFICANT_BELOW = 0.05

type Result = ComparedRun['results'][number]

const percentile =
  (percent: number) =>
  ({ latency }: Result): number | null =>
    latency.percentiles.find((one) => one.percent === percent)?.us ?? null

const VALUE: Readonly<Record<ComparedMetric, (result: Result) => number | null>> = {
  operationsPerSecond: (result) => result.operationsPerSecond,
  bytesPerSecond: (result) => result.bytesPerSecond,
  meanUs: ({ latency }) => latency.meanUs,
  p50Us: percentile(50),
  p95Us: percentile(95),
  p99Us: percentile(99),
  'p99.9Us': percentile(99.9),
}

/** Runs of one side against runs of the other, metric by metric. Values of repetitions are never averaged before they are shown. */
export function compareRuns(baseline: readonly ComparedRun[], other: readonly ComparedRun[]): GroupComparison {
  const [before, after] = [operationsOf(baseline), operationsOf(other)]
  return {
    metrics: before
      .filter((one) => after.includes(one))
      .flatMap((operation) => COMPARED_METRICS.flatMap((metric) => compareMetric(operation, metric, baseline, other))),
    parameters: differences(baseline, other),
    onlyBaseline: before.filter((one) => !after.includes(one)),
    onlyOther: after.filter((one) => !before.includes(one)),
  }
}

const operationsOf = (runs: readonly ComparedRun[]): Operation[] => [
  ...new Set(runs.flatMap((run) => run.results.map((result) => result.operation))),
]

const valuesOf = (runs: readonly ComparedRun[], operation: Operation, metric: ComparedMetric): number[] =>
  runs.flatMap((run) => {
    const result = run.results.find((one) => one.operation === operation)
    const value = result === undefined ? null : VALUE[metric](result)
    return value === null ? [] : [value]
  })

function compareMetric(
  operation: Operation,
  metric: ComparedMetric,
  baseline: readonly ComparedRun[],
  other: readonly ComparedRun[],
): MetricComparison[] {
  const [before, after] = [valuesOf(baseline, operation, metric), valuesOf(other, operation, metric)]
  if (before.length === 0 || after.length === 0) return []
  const found = ratioOf(before, after)
  return [
    {
      operation,
      metric,
      better: metric.endsWith('PerSecond') ? 'higher' : 'lower',
      baseline: before,
      other: after,
      ratio: found?.ratio ?? null,
      low: found?.low ?? null,
      high: found?.high ?? null,
      n: { baseline: before.length, other: after.length },
      significant: found === null || found.p === null ? null : found.p < SIGNIFICANT_BELOW,
      relevant: found !== null && Math.abs(Math.log(found.ratio)) > Math.log1p(RELEVANT_FROM),
    },
  ]
}

/** Parameters first: runs that differ in what was not meant to be varied are not comparable. */
function differences(baseline: readonly ComparedRun[], other: readonly ComparedRun[]): ParameterDifference[] {
  const names = ['tool', 'toolVersion', ...new Set([...baseline, ...other].flatMap((run) => Object.keys(run.load)))]
  return names.flatMap((parameter) => {
    const [before, after] = [parameterValues(baseline, parameter), parameterValues(other, parameter)]
    const same = before.length === 1 && after.length === 1 && before[0] === after[0]
    return same ? [] : [{ parameter, baseline: before, other: after }]
  })
}

const parameterValues = (runs: readonly ComparedRun[], parameter: string): string[] => {
  const values = runs.map(
    (run) => ({ tool: run.tool, toolVersion: run.toolVersion, ...run.load })[parameter as keyof ComparedRun['load']],
  )
  return [...new Set(values.map((value) => (value === null || value === undefined ? '' : String(value))))]
}
