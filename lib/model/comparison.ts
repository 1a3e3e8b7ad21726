import type { Operation } from './benchmark-run'

export const COMPARED_METRICS = [
  'operationsPerSecond',
  'bytesPerSecond',
  'meanUs',
  'p50Us',
  'p95Us',
  'p99Us',
  'p99.9Us',
] as const
export type ComparedMetric = (typeof COMPARED_METRICS)[number]

export type MetricComparison = {
  readonly operation: Operation
  readonly metric: ComparedMetric
  readonly better: 'higher' | 'lower'
  readonly baseline: readonly number[] // one value per run: raw points stay visible
  readonly other: readonly number[]
  readonly ratio: number | null // other / baseline, geometric means
  readonly low: number | null // 95 % interval; null where n = 1 on a side
  readonly high: number | null
  readonly n: { readonly baseline: number; readonly other: number }
  readonly significant: boolean | null // null = can't be said: n = 1
  readonly relevant: boolean // further from 1 than what is worth acting on
}

/** A parameter in which the sides differ, or differ among themselves. */
export type ParameterDifference = {
  readonly parameter: string
  readonly baseline: readonly string[]
  readonly other: readonly string[]
}

export type GroupComparison = {
  readonly metrics: readonly MetricComparison[]
  readonly parameters: readonly ParameterDifference[]
  /** Operations that only one side has: nothing to compare. */
  readonly onlyBaseline: readonly Operation[]
  readonly onlyOther: readonly Operation[]
}

export type Comparison = {
  readonly baseline: readonly string[] // run ids
  readonly others: readonly (GroupComparison & { readonly runs: readonly string[] })[]
}
