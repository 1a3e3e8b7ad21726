import type { ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Reason } from '@/lib/outcome/reason'
import type { Result } from '@/lib/outcome/result'

/** The start and end of a file as text: at most 2 MiB and 64 KiB, already without BOM, line ends as they are. */
export type Sample = { readonly head: string; readonly tail: string }

/** How sure a format is that a file is its own, and why. Blind to names: renamed files must still be recognised. */
export type Sniff = { readonly confidence: 'none' | 'possible' | 'certain'; readonly because: Reason }

/**
 * Takes the bytes of one file in pieces of any size: UTF-8 without byte order mark (`decode.ts`), no zero bytes.
 * A reader may keep a chunk, so nobody writes into it again. `end` is called once; afterwards the reader is spent.
 */
export type FormatReader = {
  push(chunk: Uint8Array): void
  end(): Result<ParsedFile, Failure>
}

/** A name or an answer may only disambiguate what the content leaves open, never decide the format. */
export type ReaderOptions = { readonly nameHint: string | null; readonly answers: Readonly<Record<string, string>> }

export type Format = {
  readonly id: string
  readonly label: string
  readonly tool: string
  readonly parserVersion: number
  sniff(sample: Sample): Sniff
  createReader(options: ReaderOptions): FormatReader
}
