import { fail } from '@/lib/outcome/result'
import { concat } from '../decode'
import type { FormatReader } from '../format'
import { MAX_DOCUMENT_BYTES } from '../limits'
import { type FormatIdentity, readFile } from './read-file'

/** Keeps the bytes, up to the limit for documents, then reads them as a whole. */
export function createFioJsonReader(identity: FormatIdentity): FormatReader {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  return {
    push(chunk) {
      sizeBytes += chunk.length
      if (sizeBytes <= MAX_DOCUMENT_BYTES) chunks.push(chunk)
      else chunks.length = 0
    },
    end() {
      if (sizeBytes <= MAX_DOCUMENT_BYTES) return readFile(concat(chunks), identity)
      const params = { what: 'document', sizeBytes, limitBytes: MAX_DOCUMENT_BYTES }
      return fail({ code: 'too_complex', params, where: null })
    },
  }
}
