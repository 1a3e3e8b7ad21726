import { MAX_JSON_DEPTH } from '../limits'
import { type Cursor, jsonError } from './cursor'
import { readText } from './text'

const COMMA = 0x2c
const COLON = 0x3a
const QUOTE = 0x22

export function skipBlanks(cursor: Cursor): void {
  const { bytes } = cursor
  let { at } = cursor
  let byte = bytes[at]
  while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
    at += 1
    byte = bytes[at]
  }
  cursor.at = at
}

/** Steps over the opening bracket; false when `close` follows at once. */
export function opens(cursor: Cursor, close: number, depth: number): boolean {
  if (depth > MAX_JSON_DEPTH) throw jsonError(cursor, cursor.at, 'json_too_deep')
  cursor.at += 1
  skipBlanks(cursor)
  if (cursor.bytes[cursor.at] !== close) return true
  cursor.at += 1
  return false
}

/** After a value: true past a comma, false past `close`. */
export function continues(cursor: Cursor, close: number): boolean {
  skipBlanks(cursor)
  const byte = cursor.bytes[cursor.at]
  if (byte !== COMMA && byte !== close) throw jsonError(cursor, cursor.at)
  cursor.at += 1
  if (byte === close) return false
  skipBlanks(cursor)
  return true
}

/** Reads a key and its colon; the cursor then stands at the value. */
export function readKey(cursor: Cursor): string {
  if (cursor.bytes[cursor.at] !== QUOTE) throw jsonError(cursor, cursor.at)
  const key = readText(cursor)
  readColon(cursor)
  return key
}

export function readColon(cursor: Cursor): void {
  skipBlanks(cursor)
  if (cursor.bytes[cursor.at] !== COLON) throw jsonError(cursor, cursor.at)
  cursor.at += 1
  skipBlanks(cursor)
}
