import type { ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { brokenJson } from './broken-json'
import { concat, openDecoder } from './decode'
import type { Format, FormatReader, ReaderOptions, Sample } from './format'
import { FORMATS } from './formats'
import { MAX_RUNS, SNIFF_EARLY_BYTES, SNIFF_HEAD_BYTES, SNIFF_TAIL_BYTES } from './limits'
import { binaryKind, MAGIC_BYTES } from './magic'

export type IngestOptions = ReaderOptions & { readonly formats?: readonly Format[] }

type State =
  | { readonly phase: 'sniffing'; readonly chunks: Uint8Array[]; hasTriedEarly: boolean }
  | { readonly phase: 'reading'; readonly reader: FormatReader }
  | { readonly phase: 'refused'; readonly failure: Failure }

/**
 * Reads one unpacked file of any known format: recognises it by its content, then lets that format read.
 * Constant memory up to what the format itself keeps. Chunks may be kept: the caller must not write into them again.
 */
export function openIngest({ formats = FORMATS, ...options }: IngestOptions): FormatReader {
  const decoder = openDecoder()
  let state: State = { phase: 'sniffing', chunks: [], hasTriedEarly: false }
  let rawBytes = 0
  let decodedBytes = 0

  const hand = (chunks: readonly Uint8Array[], reader: FormatReader): State => {
    for (const chunk of chunks) reader.push(chunk)
    return { phase: 'reading', reader }
  }

  /** A long file whose start already is one format's beyond doubt need not be looked at further. */
  const startEarly = (chunks: readonly Uint8Array[]): State => {
    const chosen = choose(formats, sampleOf(concat(chunks), SNIFF_EARLY_BYTES), options)
    if (chosen.ok && chosen.value.isCertain) return hand(chunks, chosen.value.createReader())
    return { phase: 'sniffing', chunks: [...chunks], hasTriedEarly: true }
  }

  const start = (chunks: readonly Uint8Array[]): State => {
    const bytes = concat(chunks)
    const chosen = choose(formats, sampleOf(bytes, SNIFF_HEAD_BYTES), options)
    if (chosen.ok) return hand(chunks, chosen.value.createReader())
    const isUnknown = chosen.error.code === 'unknown_format'
    return { phase: 'refused', failure: (isUnknown ? brokenJson(bytes) : null) ?? chosen.error }
  }

  const take = (decoded: Uint8Array): void => {
    if (decoded.length === 0 || state.phase === 'refused') return
    const zero = decoded.indexOf(0)
    if (zero >= 0) {
      state = { phase: 'refused', failure: notText(decodedBytes + zero) }
      return
    }
    decodedBytes += decoded.length
    if (state.phase === 'reading') {
      state.reader.push(decoded)
      return
    }
    state.chunks.push(decoded)
    if (decodedBytes > SNIFF_EARLY_BYTES && !state.hasTriedEarly) state = startEarly(state.chunks)
    if (decodedBytes > SNIFF_HEAD_BYTES && state.phase === 'sniffing') state = start(state.chunks)
  }

  const first = firstBytes((bytes) => {
    const what = binaryKind(bytes)
    if (what !== null) state = { phase: 'refused', failure: unknownFormat(what, []) }
  })

  return {
    push(chunk) {
      rawBytes += chunk.length
      first.push(chunk)
      take(decoder.push(chunk))
    },
    end() {
      first.end()
      take(decoder.end())
      if (rawBytes === 0) return fail({ code: 'empty_body', params: {}, where: null })
      if (state.phase === 'sniffing') state = start(state.chunks)
      return state.phase === 'reading' ? limited(state.reader.end()) : fail(refusal(state))
    },
  }
}

const refusal = (state: State): Failure => (state.phase === 'refused' ? state.failure : unknownFormat('text', []))

/** Calls back once, with the first bytes of a file however it is cut into chunks. */
function firstBytes(tell: (bytes: Uint8Array) => void) {
  let pieces: Uint8Array[] | null = []
  const done = (): void => {
    if (pieces !== null) tell(concat(pieces))
    pieces = null
  }
  return {
    push(chunk: Uint8Array): void {
      if (pieces === null) return
      pieces.push(chunk)
      if (pieces.reduce((sum, piece) => sum + piece.length, 0) >= MAGIC_BYTES) done()
    },
    end: done,
  }
}

/** The end is there only of files that fit into the head, since the others are still coming. However a file is cut, its sample is the same. */
function sampleOf(bytes: Uint8Array, headBytes: number): Sample {
  const text = new TextDecoder()
  const isWhole = bytes.length <= headBytes
  return {
    head: text.decode(bytes.subarray(0, headBytes)),
    tail: isWhole ? text.decode(bytes.subarray(Math.max(0, bytes.length - SNIFF_TAIL_BYTES))) : '',
  }
}

type Choice = { readonly isCertain: boolean; createReader(): FormatReader }

/** One winner, or a failure that lists what every format saw. The answer `format` picks among candidates only. */
function choose(formats: readonly Format[], sample: Sample, options: ReaderOptions): Result<Choice, Failure> {
  const sniffs = formats.map((format) => ({ format, sniff: format.sniff(sample) }))
  const certain = sniffs.filter(({ sniff }) => sniff.confidence === 'certain')
  const possible = sniffs.filter(({ sniff }) => sniff.confidence === 'possible')
  const candidates = certain.length > 0 ? certain : possible
  const errors = (candidates.length > 1 ? candidates : sniffs).map(({ format, sniff }) => ({
    pointer: format.id,
    detail: sniff.because.code,
    because: sniff.because,
  }))

  const answered = candidates.find(({ format }) => format.id === options.answers.format)
  const [winner] = candidates.length === 1 ? candidates : answered === undefined ? [] : [answered]
  if (winner !== undefined) {
    const { format, sniff } = winner
    return ok({ isCertain: sniff.confidence === 'certain', createReader: () => format.createReader(options) })
  }
  if (candidates.length === 0) return fail(unknownFormat('text', errors))
  const labels = candidates.map(({ format }) => format.label).join(', ')
  return fail({ code: 'ambiguous_format', params: { formats: labels }, where: null, errors })
}

const unknownFormat = (what: string, errors: NonNullable<Failure['errors']>): Failure => ({
  code: 'unknown_format',
  params: { what },
  where: null,
  errors,
})

const notText = (offset: number): Failure => ({
  code: 'encoding',
  params: { offset: String(offset) },
  where: `byte ${offset}`,
})

function limited(read: Result<ParsedFile, Failure>): Result<ParsedFile, Failure> {
  if (!read.ok || read.value.runs.length <= MAX_RUNS) return read
  return fail({
    code: 'too_complex',
    params: { what: 'runs', runsCount: read.value.runs.length, limitCount: MAX_RUNS },
    where: null,
  })
}
