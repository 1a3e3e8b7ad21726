import type { Notice } from '@/lib/outcome/reason'
import type { IntervalSample, TransactionDetail } from './transactions'

/** `null` anywhere below means "the tool did not report it", never 0. Latencies are µs, sizes bytes, rates per second. */

export const OPERATIONS = [
  'read',
  'write',
  'trim',
  'sync',
  'mixed',
  'transaction',
  'create',
  'open',
  'stat',
  'read-file',
  'write-file',
  'append',
  'rename',
  'delete',
  'mkdir',
  'rmdir',
  'list',
  'put',
  'get',
] as const
export type Operation = (typeof OPERATIONS)[number]

export type LatencyKind = 'completion' | 'total' | 'submission' | 'transaction'

/**
 * A latency distribution as counts per bucket, ascending by value. `valuesNs[i]` stands for its bucket: its middle for fio.
 * Merging adds counts of equal values; nothing else is ever done to it.
 */
export type Histogram = {
  readonly valuesNs: readonly number[]
  readonly counts: readonly number[]
  /** Largest relative distance of a sample from its bucket's value: 1/128 for fio. */
  readonly relativeError: number
}

export type Percentile = { readonly percent: number; readonly us: number }

export type LatencySummary = {
  readonly kind: LatencyKind | null
  readonly meanUs: number | null
  readonly stddevUs: number | null
  readonly minUs: number | null
  readonly maxUs: number | null
  readonly percentiles: readonly Percentile[] // ascending by percent; empty where unreported
  /** Where the percentiles (or, without any, the mean) come from. */
  readonly origin: 'histogram' | 'reported' | 'interval-means' | 'derived' | 'none'
  readonly samples: number | null
}

/** One operation of a run. */
export type RunResult = {
  readonly operation: Operation
  readonly count: number | null // operations completed
  readonly bytes: number | null
  readonly runtimeSeconds: number | null
  readonly operationsPerSecond: number | null
  readonly bytesPerSecond: number | null
  readonly errors: number | null
  readonly latency: LatencySummary
  /** Submission and total latency beside the main one, where the tool has them. */
  readonly otherLatencies: readonly LatencySummary[]
  readonly histogram: Histogram | null
}

export type RunLoad = {
  readonly access: 'random' | 'sequential' | null
  readonly readFraction: number | null // 0..1
  readonly blockSizeBytes: number | null
  readonly queueDepth: number | null // per job
  readonly jobs: number | null
  readonly concurrency: number | null // operations in flight, all jobs or clients together
  readonly loop: 'open' | 'closed' | null
  readonly directIo: boolean | null
  readonly syncWrites: boolean | null
  readonly durationSeconds: number | null
  readonly engine: string | null
  readonly fileSizeBytes: number | null
}

/** One job, phase or script of a result file. */
export type BenchmarkRun = {
  readonly name: string
  readonly tool: string
  readonly toolVersion: string | null
  readonly startedAt: string | null // ISO 8601, UTC
  readonly status: 'ok' | 'failed' | 'partial'
  /** `summary` adds up other entries of the same file ("All clients"): never counted, summed or ranked beside them. */
  readonly role: 'entry' | 'summary'
  /** Entries of one group ran at the same time; null where the tool has no groups. */
  readonly group: string | null
  readonly host: string | null
  readonly load: RunLoad
  readonly results: readonly RunResult[]
  /** Absent where the tool does not work in transactions. */
  readonly transactions?: TransactionDetail
  /** The run interval by interval, where the tool told; absent where it did not. */
  readonly series?: readonly IntervalSample[]
  /** Per device of the tool's disk statistics. */
  readonly devices: readonly {
    readonly name: string
    readonly reads: number
    readonly writes: number
    readonly utilisationFraction: number | null
  }[]
  /** Allow-listed options as the user typed them (SAFETY: secrets stay in the raw file). */
  readonly options: Readonly<Record<string, string>>
  readonly warnings: readonly Notice[]
}

/** Entries of one group together: rates add because they ran at the same time; percentiles only from added bins. */
export type RunGroup = {
  readonly group: string
  readonly entries: number
  readonly results: readonly RunResult[]
  /** Where bins are missing: the merged percentile lies within the range of the entries'. */
  readonly bounds: readonly {
    readonly operation: Operation
    readonly percent: number
    readonly lowUs: number
    readonly highUs: number
  }[]
}

/** What a format reads out of one file. */
export type ParsedFile = {
  readonly formatId: string
  readonly parserVersion: number
  readonly tool: string
  readonly toolVersion: string | null
  readonly runs: readonly BenchmarkRun[]
  readonly groups: readonly RunGroup[]
  readonly warnings: readonly Notice[]
}
