import type { Operation } from './benchmark-run'
import type { Configuration } from './price-book'

/** What a column holds. Units are canonical after `lib/tables` has read it: µs, bytes, per second, 0..1. */
export const COLUMN_QUANTITIES = [
  'text',
  'concurrency', // operations in flight, all clients together
  'queueDepth', // per job
  'jobs',
  'blockSize',
  'durationSeconds',
  'rate', // operations per second
  'throughput', // bytes per second
  'latencyMean',
  'latencyPercentile',
  'hitFraction',
  'count',
] as const
export type ColumnQuantity = (typeof COLUMN_QUANTITIES)[number]

/** A unit as people print it; `lib/tables/units` holds what each is in canonical units. */
export type TableColumn = {
  readonly key: string
  readonly label: string // as printed
  readonly role: 'parameter' | 'metric'
  readonly quantity: ColumnQuantity
  readonly unit: string
  readonly operation: Operation | null // of a metric
  readonly percentile: number | null // 0..100, of latencyPercentile
}

export type TableCell = string | number | null // null = not printed

/** One tested variant. `option` says which priced option it measured, where its owner says so. */
export type TableRow = {
  readonly key: string
  readonly label: string
  readonly cells: Readonly<Record<string, TableCell>>
  readonly n: number | null // repetitions behind the figures; null = not said
  readonly option: {
    readonly optionId: string
    readonly configuration: Configuration
    readonly region: string | null
  } | null
}

/**
 * Results as somebody published them: what was varied, columns with units, n, source. Never the user's own measurement,
 * never drawn as one (DESIGN §8.9, §8.10).
 */
export type PublishedTable = {
  readonly id: string
  readonly title: string
  readonly source: { readonly name: string; readonly url: string | null; readonly date: string | null }
  readonly tool: string | null
  readonly varied: string // in words: "SLOG and L2ARC, each with and without"
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
  readonly note: string | null
  /** Closed loops of the same load in all rows: then rate × latency must agree between them. */
  readonly sameLoad: boolean
  /** Ships with the product; the user's own tables may be changed. */
  readonly builtIn: boolean
}
