import type { Notice } from '@/lib/outcome/reason'
import { type Draft, factOf, isComplete } from './draft'
import { EPOCH_FROM, type Series } from './series'

/** Fewer intervals say nothing about a change. */
const ENOUGH_POINTS = 8
const CHANGED = 1.5

/** What the intervals say of the run, or that there are none. */
export function seriesRemarks(draft: Draft, where: string | null): readonly Notice[] {
  const { series } = draft
  if (series.linesCount === 0) {
    if (!isComplete(draft)) return []
    return [{ code: 'series_not_reported', params: { command: 'pgbench -P 10 2>&1' }, where }]
  }
  const coarser = series.linesPerPoint === 1 ? null : { linesCount: series.linesCount, perPoint: series.linesPerPoint }
  return [
    coveredPart(series, factOf(draft, 'durationSeconds'), where),
    changedRate(series, where),
    coarser === null ? null : { code: 'series_coarsened', params: coarser, where },
  ].filter((notice) => notice !== null)
}

/** Lines were left out of a copy. The last interval is often not printed, as the run ends with it. */
function coveredPart(
  { firstAt, secondAt, lastAt }: Series,
  duration: number | null,
  where: string | null,
): Notice | null {
  if (firstAt === null || lastAt === null || duration === null || firstAt >= EPOCH_FROM) return null
  const interval = secondAt === null ? firstAt : secondAt - firstAt
  const isWhole = firstAt < 1.5 * interval && lastAt > duration - 2 * interval
  if (isWhole) return null
  return {
    code: 'series_incomplete',
    params: { fromSeconds: firstAt, toSeconds: lastAt, durationSeconds: duration },
    where,
  }
}

/** A mean hides a rate that halved: the first quarter of the intervals against the last. */
function changedRate(series: Series, where: string | null): Notice | null {
  const rates = series.points().map(({ sample }) => sample.operationsPerSecond)
  if (rates.length < ENOUGH_POINTS) return null
  const quarter = Math.floor(rates.length / 4)
  const first = meanOf(rates.slice(0, quarter))
  const last = meanOf(rates.slice(-quarter))
  if (first === 0 || last === 0 || Math.max(first / last, last / first) < CHANGED) return null
  return { code: 'rate_changed', params: { firstPerSecond: first, lastPerSecond: last }, where }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
