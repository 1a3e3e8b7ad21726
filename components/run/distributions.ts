import type { HistogramSeries } from '@/components/charts/histogram-chart'
import { toLogBuckets } from '@/components/charts/log-buckets'
import { curveFromBins, curveFromReported, type NinesSeries, ninesOf } from '@/components/charts/nines'
import type { Histogram } from '@/lib/model/benchmark-run'
import type { ResultRecord } from '@/lib/model/library'
import { statedPercentile } from './percentiles'

/** One operation with its distribution, of a run or of a group of runs. Plain data: it crosses to the browser. */
export type Distribution = {
  readonly result: Omit<ResultRecord, 'hasHistogram'>
  readonly histogram: Histogram | null
}

/** Values that the curve is labelled with. */
const MARKED_PERCENTS = [99, 99.9, 99.99] as const

/** Curves of what has a distribution; the others have a mean at most, and that is no curve. */
export function ninesSeries(
  distributions: readonly Distribution[],
  nameOf: (operation: ResultRecord['operation']) => string,
): readonly NinesSeries[] {
  return distributions.flatMap(({ result, histogram }) => {
    const { operation, latency } = result
    const curve = histogram === null ? curveFromReported(latency) : curveFromBins(histogram, latency)
    if (curve.points.length < 2) return []
    const marks = MARKED_PERCENTS.flatMap((percent) => {
      const stated = statedPercentile(latency, percent)
      return stated.state === 'sure' || stated.state === 'few' ? [{ x: ninesOf(percent), us: stated.us }] : []
    })
    return [{ operation, name: nameOf(operation), curve, marks }]
  })
}

type Names = {
  readonly nameOf: (operation: ResultRecord['operation']) => string
  readonly noteOf: (samples: number) => string
}

/** Shapes of what has bins, on one grid of buckets. */
export function histogramSeries(distributions: readonly Distribution[], { nameOf, noteOf }: Names) {
  const withBins = distributions.flatMap(({ result, histogram }) => (histogram === null ? [] : [{ result, histogram }]))
  const buckets = toLogBuckets(withBins.map(({ histogram }) => histogram))
  const series = withBins.map(({ result, histogram }): HistogramSeries => {
    const rules = [50, 99].flatMap((percent) => {
      const stated = statedPercentile(result.latency, percent)
      return stated.state === 'sure' || stated.state === 'few' ? [{ label: `p${percent}`, us: stated.us }] : []
    })
    const samples = histogram.counts.reduce((sum, count) => sum + count, 0)
    return { operation: result.operation, name: nameOf(result.operation), note: noteOf(samples), rules }
  })
  const relativeError = Math.max(0, ...withBins.map(({ histogram }) => histogram.relativeError))
  return { buckets, series, relativeError }
}
