import { fail, ok, type Result } from '@/lib/outcome/result'
import type { JsonError } from '../json/cursor'
import { isJsonObject, type JsonDocument, type JsonObject, readJson } from '../json/document'

/** One fio document of a file, with the text before it. */
export type FoundDocument = JsonDocument & { readonly value: JsonObject; readonly before: string }

export type FoundDocuments = {
  readonly documents: readonly FoundDocument[]
  readonly after: string
  /** A document that breaks off or is no JSON; `isLast` when none follows it. */
  readonly broken: { readonly error: JsonError; readonly isLast: boolean } | null
}

const BINS = 'bins'
const OPEN = 0x7b
const MARK_WITHIN_BYTES = 256

/**
 * Every JSON object that starts on its own line and names a fio version; all else is text around them. A broken
 * document is passed over where others can be read, and the failure where none can.
 */
export function findDocuments(bytes: Uint8Array): Result<FoundDocuments, JsonError> {
  const text = new TextDecoder()
  const documents: FoundDocument[] = []
  let textFrom = 0
  let broken: { error: JsonError; at: number; before: number } | null = null
  let firstError: JsonError | null = null
  for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, Math.max(at + 1, textFrom))) {
    const read = startsLine(bytes, at) ? readJson(bytes, at, BINS) : null
    if (read?.ok && isFioDocument(read.value.value)) {
      documents.push({ ...read.value, value: read.value.value, before: text.decode(bytes.subarray(textFrom, at)) })
      textFrom = read.value.end
    } else if (read?.ok === false) {
      firstError ??= read.error
      if (isMarked(bytes, at)) broken = { error: read.error, at, before: documents.length }
    }
  }
  const error = broken?.error ?? firstError
  if (documents.length === 0 && error !== null) return fail(error)
  const isLast = broken !== null && broken.before === documents.length
  return ok({
    documents,
    broken: broken === null ? null : { error: broken.error, isLast },
    after: text.decode(bytes.subarray(textFrom, isLast ? broken?.at : bytes.length)),
  })
}

/** Only blanks stand before it on its line, which a lone CR ends as well. */
function startsLine(bytes: Uint8Array, at: number): boolean {
  let before = at - 1
  while (bytes[before] === 0x20 || bytes[before] === 0x09) before -= 1
  return before < 0 || bytes[before] === 0x0a || bytes[before] === 0x0d
}

const isFioDocument = (value: JsonDocument['value']): value is JsonObject =>
  isJsonObject(value) &&
  typeof value['fio version'] === 'string' &&
  (Array.isArray(value.jobs) || Array.isArray(value.client_stats))

/** The version is the first key that fio writes. */
const isMarked = (bytes: Uint8Array, at: number): boolean =>
  /^\{\s*"fio version"/.test(new TextDecoder().decode(bytes.subarray(at, at + MARK_WITHIN_BYTES)))
