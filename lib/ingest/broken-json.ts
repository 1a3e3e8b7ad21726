import type { Failure } from '@/lib/outcome/failure'
import { jsonFailure } from './json/failure'
import { readTolerantly } from './json/tolerant'
import { SNIFF_HEAD_BYTES } from './limits'

/** How documents start; `[RESULT]` and `[ 4s ]` of other tools are no JSON. */
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/

/**
 * A file that no format recognised although it starts like JSON: where the JSON breaks, so that a cut copy is told
 * from a foreign document. Null for whole JSON, for what is no JSON, and for what is too long to tell.
 */
export function brokenJson(start: Uint8Array): Failure | null {
  if (!JSON_START.test(new TextDecoder().decode(start.subarray(0, 1_024)))) return null
  const read = readTolerantly(start, 0, '')
  if (read.ok) return null
  const isCutByUs = start.length >= SNIFF_HEAD_BYTES && read.error.code === 'invalid_json'
  return isCutByUs ? null : jsonFailure(start, read.error)
}
