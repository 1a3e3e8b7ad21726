import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import type { Result } from '@/lib/outcome/result'
import type { BenchmarkRun } from './benchmark-run'
import type { Headline, ResultRecord } from './library'

/** What the parse worker hands back: runs ready to be stored, so that the server's thread neither parses nor compresses. */

/** A run without its histograms, which are kept apart. */
export type StoredRun = Omit<BenchmarkRun, 'results'> & { readonly results: readonly ResultRecord[] }

/** `body` is the `StoredRun` as JSON; `histograms` the deflated JSON array of those. */
export type PackedRun = {
  readonly columns: Pick<BenchmarkRun, 'name' | 'tool' | 'toolVersion' | 'status' | 'role' | 'group' | 'startedAt'> & {
    readonly blockSizeBytes: number | null
    readonly concurrency: number | null
    readonly headline: Headline
    readonly operations: readonly string[]
    readonly searchText: string // lower case
  }
  readonly body: string
  readonly histograms: Uint8Array | null
}

export type PackedParse = {
  readonly formatId: string
  readonly parserVersion: number
  readonly tool: string
  readonly toolVersion: string | null
  readonly warnings: readonly Notice[]
  readonly groups: Uint8Array | null // deflated JSON
  readonly runs: readonly PackedRun[]
}

/** One file of an upload. `path` and `temporary`: its name in the archive, and where its bytes lie until they are kept. */
export type PackedMember = {
  readonly path: string | null
  readonly temporary: string | null
  readonly sha256: string
  readonly sizeBytes: number
  readonly parse: Result<PackedParse, Failure>
}

export type PackedUpload = {
  readonly kind: 'plain' | 'gzip' | 'tar' | 'targz' | 'zip'
  readonly members: readonly PackedMember[]
}
