import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import type { BenchmarkRun, Histogram, Operation, RunGroup, RunResult } from './benchmark-run'
import type { Configuration } from './price-book'

/** What the library keeps: uploaded files, the runs in them, and what their owner says of a run. Plain data throughout. */

/** The figures of a run's main operation, the one that did most: what lists show and sort by. */
export type Headline = {
  readonly operation: Operation | null
  readonly operationsPerSecond: number | null
  readonly bytesPerSecond: number | null
  readonly meanUs: number | null
  readonly p99Us: number | null
}

/** Which priced option a run measured, and whatever its owner wants to remember. */
export type Annotation = {
  readonly optionId: string | null
  readonly region: string | null
  readonly configuration: Configuration | null
  readonly tags: readonly string[]
  readonly note: string | null
}

export type ResultRecord = Omit<RunResult, 'histogram'> & { readonly hasHistogram: boolean }

export type RunRecord = Omit<BenchmarkRun, 'results'> &
  Annotation & {
    readonly id: string
    readonly fileId: string
    readonly fileName: string
    readonly formatId: string
    readonly position: number // in its file
    readonly uploadedAt: string // ISO 8601, UTC
    readonly results: readonly ResultRecord[]
    readonly headline: Headline
  }

export type FileRecord = {
  readonly id: string
  readonly name: string
  readonly sha256: string // of the unpacked bytes
  readonly sizeBytes: number // unpacked
  readonly uploadedBytes: number // as it was sent and lies in the blob
  readonly container: 'gzip' | 'tar' | 'targz' | 'zip' | null
  readonly uploadedAt: string
  readonly formatId: string | null // null: an archive, whose members have formats
  readonly tool: string | null
  readonly toolVersion: string | null
  readonly warnings: readonly Notice[]
  readonly runCount: number
}

/** One entry of an archive: a stored file, or why not. */
export type MemberRecord =
  | { readonly name: string; readonly file: FileWithRuns; readonly failure: null }
  | { readonly name: string; readonly file: null; readonly failure: Failure }

export type FileWithRuns = FileRecord & {
  readonly runs: readonly RunRecord[]
  readonly members: readonly MemberRecord[] | null // null: not an archive
}

/** `duplicate`: the same content was here already, and this is the file of then. */
export type ImportedFile = FileWithRuns & { readonly duplicate: boolean }

export type OpenedRun = {
  readonly run: RunRecord
  /** Parallel to `run.results`. */
  readonly histograms: readonly (Histogram | null)[]
  readonly file: FileRecord
  /** The run's group as a whole, where its file has groups of several entries. */
  readonly group: RunGroup | null
}

export const RUN_SORTS = ['uploaded', 'started', 'name', 'iops', 'throughput', 'mean', 'p99'] as const
export type RunSort = (typeof RUN_SORTS)[number]

/** An absent key does not filter. `q`: words that must all occur in names, tool, host, tags or note. */
export type RunFilter = {
  readonly tool?: string | undefined
  readonly operation?: string | undefined
  readonly status?: BenchmarkRun['status'] | undefined
  readonly formatId?: string | undefined
  readonly optionId?: string | undefined
  readonly fileId?: string | undefined
  readonly q?: string | undefined
  readonly sort?: RunSort | undefined // 'uploaded' unless said
  readonly direction?: 'asc' | 'desc' | undefined // 'desc' unless said; runs without the figure come last either way
  readonly limit?: number | undefined // 1..200, 50 unless said
  readonly cursor?: string | undefined // `nextCursor` of the page before
}

export type RunPage = {
  readonly items: readonly RunRecord[]
  readonly nextCursor: string | null
  readonly total: number // matching the filter, all pages
}

export type Facet = { readonly value: string; readonly count: number }

export type LibraryCounts = {
  readonly files: number
  readonly runs: number
  readonly linkedRuns: number
  readonly tools: readonly Facet[]
  readonly operations: readonly Facet[]
  readonly statuses: readonly Facet[]
  readonly formats: readonly Facet[]
}

/** What can be gone to by name: worked cases by id, saved questions, the newest runs. */
export type Destinations = {
  readonly cases: readonly string[]
  readonly questions: readonly { readonly id: string; readonly name: string }[]
  readonly runs: readonly Pick<RunRecord, 'id' | 'name' | 'tool' | 'fileName'>[]
}
