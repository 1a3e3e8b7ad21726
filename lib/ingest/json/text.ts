import { MAX_JSON_STRING_BYTES } from '../limits'
import { type Cursor, jsonError, noteOddity } from './cursor'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20

/** Reads a string whose opening quote is at the cursor. Raw control characters are kept: fio never escapes them. */
export function readText(cursor: Cursor): string {
  const { bytes } = cursor
  const start = cursor.at + 1
  let end = start
  let escaped = false
  let byte = bytes[end]
  while (byte !== QUOTE) {
    if (byte === undefined) throw jsonError(cursor, end)
    if (byte === BACKSLASH) {
      escaped = true
      end += 1
    } else if (byte < SPACE) {
      noteOddity(cursor, 'control_character', `\\u${byte.toString(16).padStart(4, '0')}`)
    }
    end += 1
    byte = bytes[end]
  }
  if (end - start > MAX_JSON_STRING_BYTES) throw jsonError(cursor, start, 'too_complex')
  cursor.at = end + 1
  const raw = cursor.intern(bytes, start, end)
  return escaped ? withoutEscapes(cursor, raw) : raw
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

/** fio before 2.0.11 writes backslashes as they are: what is no escape stays as it stands. */
const withoutEscapes = (cursor: Cursor, raw: string): string =>
  raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (whole, hex: string | undefined, letter: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
    const plain = ESCAPES.get(letter)
    if (plain === undefined) noteOddity(cursor, 'bad_escape', whole)
    return plain ?? whole
  })
