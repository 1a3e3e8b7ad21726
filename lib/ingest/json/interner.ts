/**
 * Short texts that repeat thousands of times (keys, "4k", "randread"): each is decoded once, later only compared.
 * Decoding is UTF-8 with replacement, as fio writes paths and names unconverted.
 */
export type Interner = (bytes: Uint8Array, start: number, end: number) => string

const SLOTS = 1024 // a power of two; fio documents hold about 300 different keys
const MAX_INTERNED_BYTES = 40

export function createInterner(): Interner {
  const known: ({ readonly bytes: Uint8Array; readonly text: string } | undefined)[] = new Array(SLOTS)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

  return (bytes, start, end) => {
    const length = end - start
    if (length > MAX_INTERNED_BYTES) return decoder.decode(bytes.subarray(start, end))
    let hash = length
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0
    const slot = (hash ^ (hash >>> 10)) & (SLOTS - 1)
    const found = known[slot]
    if (found !== undefined && sameBytes(found.bytes, bytes, start, length)) return found.text
    const text = decoder.decode(bytes.subarray(start, end))
    known[slot] = { bytes: bytes.slice(start, end), text }
    return text
  }
}

function sameBytes(known: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean {
  if (known.length !== length) return false
  for (let index = 0; index < length; index += 1) {
    if (known[index] !== bytes[start + index]) return false
  }
  return true
}
