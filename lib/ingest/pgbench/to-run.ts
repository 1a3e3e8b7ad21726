import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import { type Draft, isSeriesOnly, processedNothing, tpsKey } from './draft'
import { verdictOf } from './faults'
import { detailOf, loadOf, optionsOf, resultOf } from './figures'
import { remarksOf } from './remarks'
import { seriesSamples, seriesStartMs } from './series'

/** The last instant that ISO 8601 text of JavaScript can hold. */
const LAST_DATE_MS = 8.64e15

export function toRun(draft: Draft): BenchmarkRun {
  const { status, because } = verdictOf(draft)
  const startMs = seriesStartMs(draft.series)
  const hasFigures = draft.facts.has('processed') || tpsKey(draft) !== null
  return {
    name: draft.texts.get('type') ?? 'pgbench',
    tool: 'pgbench',
    toolVersion: draft.version?.client ?? null,
    startedAt: startMs === null || startMs > LAST_DATE_MS ? null : new Date(startMs).toISOString(),
    status,
    role: 'entry',
    group: null,
    host: null,
    load: loadOf(draft),
    // A series is none: its mean is over the intervals that were printed, not over the run.
    results: hasFigures && !processedNothing(draft) ? [resultOf(draft)] : [],
    ...(hasFigures ? { transactions: detailOf(draft) } : {}),
    ...(draft.series.linesCount > 0 ? { series: seriesSamples(draft.series) } : {}),
    devices: [],
    options: isSeriesOnly(draft) ? {} : optionsOf(draft),
    warnings: status === 'failed' ? because : [...because, ...remarksOf(draft)],
  }
}
