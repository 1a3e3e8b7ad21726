import type { IntervalSample } from '@/lib/model/transactions'
import { MAX_SERIES_POINTS } from './limits'
import type { ProgressLine } from './progress'

/** Above this, `at` counts from 1970 (2001-09-09), not from the start of the run. */
export const EPOCH_FROM = 1e9

type Point = ProgressLine

/** The progress of one run, in at most MAX_SERIES_POINTS points. */
export type Series = {
  readonly linesCount: number
  readonly linesPerPoint: number
  readonly firstAt: number | null
  readonly secondAt: number | null
  readonly lastAt: number | null
  add(line: ProgressLine): void
  points(): readonly Point[]
}

/** Adjacent points are merged into one when there are too many, weighed by their transactions. */
export function newSeries(): Series {
  let points: Point[] = []
  let pending: Point | null = null
  let pendingLines = 0
  const series = {
    linesCount: 0,
    linesPerPoint: 1,
    firstAt: null as number | null,
    secondAt: null as number | null,
    lastAt: null as number | null,
    add(line: ProgressLine) {
      series.linesCount += 1
      if (series.linesCount === 1) series.firstAt = line.at
      if (series.linesCount === 2) series.secondAt = line.at
      series.lastAt = line.at
      pending = pending === null ? line : merged(pending, line, pendingLines)
      pendingLines += 1
      if (pendingLines < series.linesPerPoint) return
      points.push(pending)
      pending = null
      pendingLines = 0
      if (points.length < MAX_SERIES_POINTS) return
      points = halved(points)
      series.linesPerPoint *= 2
    },
    points: () => (pending === null ? points : [...points, pending]),
  }
  return series
}

function halved(points: readonly Point[]): Point[] {
  const half: Point[] = []
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [one, other] = [points[index], points[index + 1]]
    if (one !== undefined && other !== undefined) half.push(merged(one, other, 1))
  }
  return half
}

/** `before` = how many lines of equal length the earlier point stands for, against one of the later. */
function merged({ sample: one }: Point, { at, sample: other }: Point, before: number): Point {
  const share = before / (before + 1)
  const rate = share * one.operationsPerSecond + (1 - share) * other.operationsPerSecond
  const weight = rate === 0 ? 0 : (share * one.operationsPerSecond) / rate
  const sum = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a + b)
  return {
    at,
    sample: {
      operationsPerSecond: rate,
      ...pooled(one, other, weight),
      lagMeanUs: mixed(one.lagMeanUs, other.lagMeanUs, weight),
      failed: sum(one.failed, other.failed),
      skipped: sum(one.skipped, other.skipped),
      retried: sum(one.retried, other.retried),
      retries: sum(one.retries, other.retries),
    },
  }
}

const mixed = (one: number | null, other: number | null, weight: number): number | null =>
  one === null ? other : other === null ? one : weight * one + (1 - weight) * other

type Spread = Pick<IntervalSample, 'meanUs' | 'stddevUs'>

/** Mean and standard deviation of two populations as one: E[x²] − E[x]². */
function pooled(one: Spread, other: Spread, weight: number): Spread {
  const meanUs = mixed(one.meanUs, other.meanUs, weight)
  const square = ({ meanUs: mean, stddevUs: stddev }: Spread) =>
    mean === null || stddev === null ? null : mean * mean + stddev * stddev
  const squares = mixed(square(one), square(other), weight)
  const variance = meanUs === null || squares === null ? null : squares - meanUs * meanUs
  return { meanUs, stddevUs: variance === null ? null : Math.sqrt(Math.max(0, variance)) }
}

/** When the run began, in epoch milliseconds, where its progress carries time stamps and at least two of them. */
export function seriesStartMs({ firstAt, secondAt }: Series): number | null {
  if (firstAt === null || secondAt === null || firstAt < EPOCH_FROM) return null
  return Math.round((firstAt - (secondAt - firstAt)) * 1_000)
}

/** Points with their time since the run began; null where only one time stamp is there. */
export function seriesSamples(series: Series): readonly IntervalSample[] {
  const startMs = seriesStartMs(series)
  const isEpoch = (series.firstAt ?? 0) >= EPOCH_FROM
  const since = (at: number): number | null => {
    if (!isEpoch) return at
    return startMs === null ? null : Math.round(at * 1_000 - startMs) / 1_000
  }
  return series.points().map(({ at, sample }) => ({ endSeconds: since(at), ...sample }))
}
