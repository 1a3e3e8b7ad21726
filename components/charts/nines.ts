import type { Histogram, LatencySummary } from '@/lib/model/benchmark-run'

/** A percentile at its place on the nines axis: x = −log₁₀(1 − p), so 90 is 1, 99 is 2, 99.9 is 3. */
export type NinesPoint = { readonly x: number; readonly us: number }

export type NinesCurve = {
  readonly points: readonly NinesPoint[] // ascending
  /** From here on fewer than `FEW_SAMPLES` lie beyond; null where the number of samples is not known. */
  readonly thinFrom: number | null
  /** The one slowest sample: p = 1 − 1/n where n is known. */
  readonly max: NinesPoint | null
}

/** One operation of a run as the chart draws it. */
export type NinesSeries = {
  readonly operation: string
  readonly name: string
  readonly curve: NinesCurve
  /** Points that are labelled with their value: p99, p99.9, p99.99. */
  readonly marks: readonly NinesPoint[]
}

/** A percentile with fewer samples beyond it than this is drawn dashed: its own error is about 10 % and more (1/√n). */
export const FEW_SAMPLES = 100

const GRID_STEP = 0.04
/** Exact places on the axis that people quote, whatever the grid. */
const QUOTED_PERCENTS = [50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99, 99.999, 99.9999] as const

export const ninesOf = (percent: number): number => -Math.log10(1 - percent / 100)
export const percentOf = (x: number): number => 100 * (1 - 10 ** -x)

/** How many samples lie beyond a percentile. */
export const samplesBeyond = (samples: number, percent: number): number => samples * (1 - percent / 100)

/** A curve from bins: exact percentiles on a fine grid, the first bucket that holds at least the share p. */
export function curveFromBins(histogram: Histogram, latency: LatencySummary): NinesCurve {
  const total = histogram.counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return curveFromReported(latency)
  const end = Math.log10(total)
  const xs = gridTo(end)
  const points: NinesPoint[] = []
  let bin = 0
  let below = histogram.counts[0] ?? 0
  for (const x of xs) {
    const rank = Math.max(1, Math.ceil(total * (1 - 10 ** -x) - RANK_SLACK))
    while (below < rank && bin < histogram.counts.length - 1) {
      bin += 1
      below += histogram.counts[bin] ?? 0
    }
    points.push({ x, us: (histogram.valuesNs[bin] ?? 0) / NS_PER_US })
  }
  const max = latency.maxUs === null ? null : { x: end, us: latency.maxUs }
  return { points, thinFrom: thinFrom(total), max }
}

/** A curve from the percentiles that the tool printed, with its minimum as p0. What the samples cannot carry is left out. */
export function curveFromReported(latency: LatencySummary): NinesCurve {
  const { samples, minUs, maxUs } = latency
  const end = samples === null || samples < 1 ? null : Math.log10(samples)
  const reported = latency.percentiles
    .filter(({ percent, us }) => percent < 100 && us > 0)
    .map(({ percent, us }) => ({ x: ninesOf(percent), us }))
    .filter(({ x }) => end === null || x <= end)
  const points = minUs !== null && minUs > 0 && reported[0]?.x !== 0 ? [{ x: 0, us: minUs }, ...reported] : reported
  const last = points.at(-1)?.x ?? 0
  const max = maxUs === null || points.length === 0 ? null : { x: end ?? last, us: maxUs }
  return { points, thinFrom: samples === null ? null : thinFrom(samples), max }
}

const NS_PER_US = 1_000
/** Keeps 1 − 10^−x of a quoted percentile, a hair above it in floating point, from asking for one sample more. */
const RANK_SLACK = 1e-6

const thinFrom = (samples: number): number => Math.max(0, Math.log10(samples / FEW_SAMPLES))

function gridTo(end: number): readonly number[] {
  const fine = Array.from({ length: Math.floor(end / GRID_STEP) + 1 }, (_, index) => index * GRID_STEP)
  const quoted = QUOTED_PERCENTS.map(ninesOf).filter((x) => x <= end)
  return [...new Set([...fine, ...quoted, end])].sort((a, b) => a - b)
}

export type NinesTick = { readonly x: number; readonly label: string }

/** 0, 50, 90, 99, 99.9 … up to the end of the axis; 50 only where it does not crowd 0. */
export function ninesTicks(end: number, options: { readonly withMedian: boolean }): readonly NinesTick[] {
  const nines = Array.from({ length: Math.max(1, Math.floor(end + 1e-9)) }, (_, index) => index + 1)
  const median = options.withMedian ? [{ x: ninesOf(50), label: '50' }] : []
  return [{ x: 0, label: '0' }, ...median, ...nines.map((count) => ({ x: count, label: ninesLabel(count) }))]
}

const ninesLabel = (count: number): string => (count === 1 ? '90' : count === 2 ? '99' : `99.${'9'.repeat(count - 2)}`)

/** One row per place on the axis: what a chart with several curves draws and reads out. */
export type NinesRow = { readonly x: number; readonly [curve: string]: number | null }

/**
 * Curves as rows: `solid-<i>` up to where samples get few, `thin-<i>` from there on; the two share one point.
 * The last stretch to the maximum belongs to the thin part, and is only drawn where the curve reaches into it.
 */
export function ninesRows(curves: readonly NinesCurve[]): readonly NinesRow[] {
  const columns = curves.map(splitCurve)
  const xs = columns.flatMap(({ solid, thin }) => [...solid.keys(), ...thin.keys()])
  return [...new Set(xs)]
    .sort((a, b) => a - b)
    .map((x) => {
      const cells = columns.flatMap(({ solid, thin }, index) => [
        [`solid-${index}`, solid.get(x) ?? null],
        [`thin-${index}`, thin.get(x) ?? null],
      ])
      return { ...Object.fromEntries(cells), x }
    })
}

function splitCurve({ points, thinFrom: from, max }: NinesCurve): {
  readonly solid: ReadonlyMap<number, number>
  readonly thin: ReadonlyMap<number, number>
} {
  const border = from ?? Number.POSITIVE_INFINITY
  const solid = points.filter(({ x }) => x <= border)
  const beyond = points.filter(({ x }) => x > border)
  const joint = solid.at(-1)
  const tail = beyond.length > 0 && max !== null ? [max] : []
  const thin = [...(joint !== undefined && beyond.length > 0 ? [joint] : []), ...beyond, ...tail]
  const toMap = (list: readonly NinesPoint[]) => new Map(list.map(({ x, us }) => [x, us]))
  return { solid: toMap(solid), thin: toMap(thin) }
}
