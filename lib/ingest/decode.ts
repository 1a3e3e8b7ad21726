/**
 * Bytes of a file → UTF-8 without a byte order mark, so that no format has to know encodings.
 * UTF-16 is recognised by its mark or, without one, by the zero bytes of its ASCII characters. Line ends stay as they are.
 */
export type Decoder = {
  push(chunk: Uint8Array): Uint8Array
  end(): Uint8Array
}

const EMPTY = new Uint8Array(0)
/** Enough to tell an encoding; a shorter file is decided at its end. */
const DECISION_BYTES = 64

export function openDecoder(): Decoder {
  let waiting: Uint8Array = EMPTY
  let transcode: ((chunk: Uint8Array, last: boolean) => Uint8Array) | null = null

  const decide = (bytes: Uint8Array, last: boolean): Uint8Array => {
    const { label, markBytes } = encodingOf(bytes)
    transcode = label === 'utf-8' ? (chunk) => chunk : toUtf8From(label)
    waiting = EMPTY
    return transcode(bytes.subarray(markBytes), last)
  }

  return {
    push(chunk) {
      if (transcode !== null) return transcode(chunk, false)
      waiting = waiting.length === 0 ? chunk : concat([waiting, chunk])
      return waiting.length < DECISION_BYTES ? EMPTY : decide(waiting, false)
    },
    end: () => (transcode === null ? decide(waiting, true) : transcode(EMPTY, true)),
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function encodingOf(bytes: Uint8Array): { label: Encoding; markBytes: number } {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { label: 'utf-8', markBytes: 3 }
  if (first === 0xff && second === 0xfe) return { label: 'utf-16le', markBytes: 2 }
  if (first === 0xfe && second === 0xff) return { label: 'utf-16be', markBytes: 2 }
  return { label: encodingByZeros(bytes.subarray(0, DECISION_BYTES)), markBytes: 0 }
}

/** Text of the tools is ASCII for the most part: as UTF-16 every second byte of that is zero, and never the other. */
function encodingByZeros(bytes: Uint8Array): Encoding {
  const pairs = bytes.length >> 1
  if (pairs < 2) return 'utf-8'
  let zerosFirst = 0
  let zerosSecond = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) zerosFirst += 1
    if (bytes[2 * pair + 1] === 0) zerosSecond += 1
  }
  if (zerosFirst === 0 && zerosSecond >= pairs / 2) return 'utf-16le'
  if (zerosSecond === 0 && zerosFirst >= pairs / 2) return 'utf-16be'
  return 'utf-8'
}

function toUtf8From(label: Encoding): (chunk: Uint8Array, last: boolean) => Uint8Array {
  const decoder = new TextDecoder(label)
  const encoder = new TextEncoder()
  return (chunk, last) => encoder.encode(decoder.decode(chunk, { stream: !last }))
}

/** One piece made of several; a single piece is handed through. */
export function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks
  if (only !== undefined && chunks.length === 1) return only
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
