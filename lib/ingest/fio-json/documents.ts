import { fail, ok, type Result } from '@/lib/outcome/result'
import type { JsonError } from '../json/cursor'
import { isJsonObject, type JsonDocument, type JsonObject, readJson } from '../json/document'

/** One fio document of a file, with the text before it. */
export type FoundDocument = JsonDocument & { readonly value: JsonObject; readonly before: string }

export type FoundDocuments = {
  readonly documents: readonly FoundDocument[]
  readonly after: string
  /** The document that breaks off or is no JSON, behind those that were read. */
  readonly broken: JsonError | null
}

const BINS = 'bins'
const OPEN = 0x7b
/** The version is the first key that fio writes; a copy with sorted keys has it further down, but is complete. */
const MARK = '"fio version"'
const MARK_WITHIN_BYTES = 1_024

/**
 * Every JSON object that starts on its own line and names a fio version; all else is text around them. A document that
 * breaks off is the end: what came before it stands, if anything did.
 */
export function findDocuments(bytes: Uint8Array): Result<FoundDocuments, JsonError> {
  const text = new TextDecoder()
  const documents: FoundDocument[] = []
  let textFrom = 0
  let broken: JsonError | null = null
  for (let at = bytes.indexOf(OPEN); at >= 0 && broken === null; ) {
    const read = startsLine(bytes, at) ? readJson(bytes, at, BINS) : null
    if (read?.ok && isFioDocument(read.value.value)) {
      documents.push({ ...read.value, value: read.value.value, before: text.decode(bytes.subarray(textFrom, at)) })
      textFrom = read.value.end
    } else if (read?.ok === false && isMarked(bytes, at)) {
      broken = read.error
    }
    at = bytes.indexOf(OPEN, Math.max(at + 1, textFrom))
  }
  if (broken !== null && documents.length === 0) return fail(broken)
  return ok({ documents, broken, after: text.decode(bytes.subarray(textFrom)) })
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

const isMarked = (bytes: Uint8Array, at: number): boolean =>
  new TextDecoder().decode(bytes.subarray(at, at + MARK_WITHIN_BYTES)).includes(MARK)
