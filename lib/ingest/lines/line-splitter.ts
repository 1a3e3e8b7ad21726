import type { Failure } from '@/lib/outcome/failure'
import { concat } from '../decode'
import { MAX_LINE_BYTES, MAX_LINES } from './limits'

const LF = 0x0a
const CR = 0x0d

/** Takes a file in pieces of any size; `end` hands over the last line and says whether a limit was met. */
export type LineSplitter = {
  push(chunk: Uint8Array): void
  end(): Failure | null
}

/**
 * Bytes → lines with their number, from 1. Lines end in LF, CRLF or a lone CR; what is no UTF-8 is replaced. Keeps no
 * more than one line; after a limit was met nothing is handed over any more.
 */
export function openLines(take: (line: string, number: number) => void): LineSplitter {
  const text = new TextDecoder()
  let carried: Uint8Array[] = []
  let carriedBytes = 0
  let number = 0
  let afterCr = false
  let failure: Failure | null = null

  const carry = (piece: Uint8Array): void => {
    if (carriedBytes + piece.length > MAX_LINE_BYTES) {
      failure = tooLong(number + 1)
      carried = []
      return
    }
    carried.push(piece)
    carriedBytes += piece.length
  }

  const finish = (last: Uint8Array): void => {
    carry(last)
    if (failure !== null) return
    number += 1
    if (number > MAX_LINES) {
      failure = tooManyLines
      return
    }
    take(text.decode(concat(carried)), number)
    carried = []
    carriedBytes = 0
  }

  return {
    push(chunk) {
      let from = 0
      for (let at = 0; at < chunk.length && failure === null; at += 1) {
        const byte = chunk[at]
        if (byte !== LF && byte !== CR) {
          afterCr = false
          continue
        }
        const isSecondHalf = byte === LF && afterCr
        if (!isSecondHalf) finish(chunk.subarray(from, at))
        afterCr = byte === CR
        from = at + 1
      }
      if (failure === null && from < chunk.length) carry(chunk.subarray(from))
    },
    end() {
      if (failure === null && carriedBytes > 0) finish(new Uint8Array(0))
      return failure
    },
  }
}

const tooLong = (line: number): Failure => ({
  code: 'line_too_long',
  params: { line: String(line), limitBytes: MAX_LINE_BYTES },
  where: `line ${line}`,
})

const tooManyLines: Failure = {
  code: 'too_complex',
  params: { what: 'lines', limitCount: MAX_LINES },
  where: null,
}
