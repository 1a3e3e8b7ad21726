import { MAX_JSON_NUMBER_CHARS } from '../limits'
import { type Cursor, jsonError, noteOddity } from './cursor'

const MINUS = 0x2d
const PLUS = 0x2b
const DOT = 0x2e
/** Digits that fit a double exactly, so that mantissa / power of ten is rounded once, as JSON.parse rounds (Clinger 1990). */
const EXACT_DIGITS = 15
const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent)

/** Reads a number. A whole one beyond 2^53 comes back as bigint, since a double would change it; `nan` as null. */
export function readNumber(cursor: Cursor): number | bigint | null {
  const { bytes } = cursor
  const start = cursor.at
  const negative = bytes[start] === MINUS
  const firstDigit = negative ? start + 1 : start
  const wholeEnd = skipDigits(bytes, firstDigit)
  if (wholeEnd === firstDigit) return readNotANumber(cursor)
  const hasDecimals = bytes[wholeEnd] === DOT
  const end = hasDecimals ? skipDigits(bytes, wholeEnd + 1) : wholeEnd
  if (hasDecimals && end === wholeEnd + 1) throw jsonError(cursor, end)
  if (isExponent(bytes[end]) || end - firstDigit > EXACT_DIGITS) return readLongNumber(cursor, end, hasDecimals)

  let mantissa = 0
  for (let at = firstDigit; at < end; at += 1) {
    if (at !== wholeEnd) mantissa = mantissa * 10 + (bytes[at] ?? 0) - 0x30
  }
  cursor.at = end
  const value = hasDecimals ? mantissa / (POWERS_OF_TEN[end - wholeEnd - 1] ?? 1) : mantissa
  return negative ? -value : value
}

/** Numbers with an exponent or more digits than a double holds: rare, so read from text. */
function readLongNumber(cursor: Cursor, mantissaEnd: number, hasDecimals: boolean): number | bigint {
  const { bytes, at: start } = cursor
  let end = mantissaEnd
  const hasExponent = isExponent(bytes[end])
  if (hasExponent) {
    const sign = bytes[end + 1]
    const firstDigit = sign === PLUS || sign === MINUS ? end + 2 : end + 1
    end = skipDigits(bytes, firstDigit)
    if (end === firstDigit) throw jsonError(cursor, end)
  }
  if (end - start > MAX_JSON_NUMBER_CHARS) throw jsonError(cursor, start, 'too_complex')
  const text = cursor.intern(bytes, start, end)
  cursor.at = end
  const value = Number(text)
  if (hasExponent || hasDecimals || Number.isSafeInteger(value)) return value
  noteOddity(cursor, 'big_integer', text)
  return BigInt(text)
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from
  for (let byte = bytes[at]; byte !== undefined && byte >= 0x30 && byte <= 0x39; byte = bytes[at]) at += 1
  return at
}

const isExponent = (byte: number | undefined): boolean => byte === 0x65 || byte === 0x45

/** What `%f` of C prints for a mean of nothing. JSON has no such thing, so it is read as "not known". */
const NOT_NUMBERS = /^-?(?:nan|inf|infinity|nan\(ind\))$/i
const LONGEST_NOT_NUMBER = 9

function readNotANumber(cursor: Cursor): null {
  const { bytes, at: start } = cursor
  let end = start
  while (end - start <= LONGEST_NOT_NUMBER && isWordByte(bytes[end])) end += 1
  const text = cursor.intern(bytes, start, end)
  if (!NOT_NUMBERS.test(text)) throw jsonError(cursor, start)
  noteOddity(cursor, 'not_a_number', text)
  cursor.at = end
  return null
}

/** Letters, `-`, `(` and `)`. */
function isWordByte(byte: number | undefined): boolean {
  if (byte === undefined) return false
  const lower = byte | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || byte === MINUS || byte === 0x28 || byte === 0x29
}
