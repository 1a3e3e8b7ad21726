import type { Histogram, LatencyKind, LatencySummary, RunResult } from '@/lib/model/benchmark-run'
import { mergeHistograms, percentilesOf, sampleCount } from './histogram'
import { type Moments, poolMoments } from './moments'

/** What fio lists unless told otherwise. */
const DEFAULT_PERCENTS = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 99.5, 99.9, 99.95, 99.99]

export type PooledLatency = { readonly latency: LatencySummary; readonly histogram: Histogram | null }

/**
 * One latency for results that ran at the same time: minimum of minima, maximum of maxima, pooled mean and spread.
 * Percentiles come from added bins or not at all.
 */
export function poolLatency(results: readonly RunResult[]): PooledLatency {
  const measured = results.filter(({ latency }) => latency.meanUs !== null || latency.percentiles.length > 0)
  const [first] = measured
  if (first === undefined || measured.some(({ latency }) => latency.kind !== first.latency.kind)) {
    return { latency: noLatency(null), histogram: null }
  }
  const histograms = measured.flatMap(({ histogram }) => (histogram === null ? [] : [histogram]))
  const histogram = histograms.length === measured.length ? mergeHistograms(histograms) : null
  const moments = momentsOf(measured)
  return {
    histogram,
    latency: {
      kind: first.latency.kind,
      meanUs: moments?.mean ?? null,
      stddevUs: moments?.stddev ?? null,
      minUs: extreme(measured, 'minUs', Math.min),
      maxUs: extreme(measured, 'maxUs', Math.max),
      percentiles: histogram === null ? [] : percentilesOf(histogram, percentsOf(measured)),
      origin: histogram !== null ? 'histogram' : moments === null ? 'none' : 'derived',
      samples: moments?.samples ?? (histogram === null ? null : sampleCount(histogram)),
    },
  }
}

export const noLatency = (kind: LatencyKind | null): LatencySummary => ({
  kind,
  meanUs: null,
  stddevUs: null,
  minUs: null,
  maxUs: null,
  percentiles: [],
  origin: 'none',
  samples: null,
})

function momentsOf(results: readonly RunResult[]): Moments | null {
  const sets: Moments[] = []
  for (const { latency, count } of results) {
    const samples = latency.samples ?? count
    if (samples === null || latency.meanUs === null) return null
    sets.push({ samples, mean: latency.meanUs, stddev: latency.stddevUs })
  }
  return poolMoments(sets)
}

function extreme(
  results: readonly RunResult[],
  field: 'minUs' | 'maxUs',
  pick: (...values: number[]) => number,
): number | null {
  const values = results.flatMap(({ latency }) => latency[field] ?? [])
  return values.length === results.length ? pick(...values) : null
}

/** The percentiles that the entries list themselves, so that the merged ones stand beside them. */
function percentsOf(results: readonly RunResult[]): readonly number[] {
  const listed = new Set<number>()
  for (const { latency } of results) for (const { percent } of latency.percentiles) listed.add(percent)
  return listed.size === 0 ? DEFAULT_PERCENTS : [...listed].sort((a, b) => a - b)
}
