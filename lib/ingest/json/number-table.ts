import { MAX_JSON_KEYS } from '../limits'
import { type Cursor, jsonError } from './cursor'
import { readNumber } from './number'
import { continues, opens, readColon, readKey } from './punctuation'

/**
 * An object whose keys are numbers (`"15552": 7`), in the order of the file, repeated keys kept.
 * fio writes thousands of such pairs per job: as objects they cost several times the rest of the document.
 */
export type NumberTable = {
  readonly keys: readonly number[]
  readonly values: readonly number[]
  /** Pairs whose key is no number, such as fio's `FIO_IO_U_PLAT_BITS`. */
  readonly named: ReadonlyMap<string, number>
}

const QUOTE = 0x22

export function readNumberTable(cursor: Cursor, depth: number): NumberTable {
  const keys: number[] = []
  const values: number[] = []
  const named = new Map<string, number>()
  for (let more = opens(cursor, 0x7d, depth); more; more = continues(cursor, 0x7d)) {
    if (keys.length + named.size >= MAX_JSON_KEYS) throw jsonError(cursor, cursor.at, 'too_complex')
    const key = readNumericKey(cursor)
    const name = key === null ? readKey(cursor) : ''
    const value = readNumber(cursor)
    if (value === null) continue
    if (key === null) named.set(name, Number(value))
    else {
      keys.push(key)
      values.push(Number(value))
    }
  }
  return { keys, values, named }
}

/** The number inside a quoted key; null, with the cursor back at the quote, where the key is no plain number. */
function readNumericKey(cursor: Cursor): number | null {
  const { bytes, at } = cursor
  const first = (bytes[at + 1] ?? 0) - 0x30
  if (bytes[at] !== QUOTE || first < 0 || first > 9) return null
  cursor.at = at + 1
  const key = readNumber(cursor)
  if (key === null || bytes[cursor.at] !== QUOTE) {
    cursor.at = at
    return null
  }
  cursor.at += 1
  readColon(cursor)
  return Number(key)
}

const BLANK = 0x20
/** More digits may not fit a double. */
const MAX_PLAIN_DIGITS = 15

/** The common case of `readNumberTable` in one tight loop: short whole numbers only. Null for anything else. */
export function readPlainTable(bytes: Uint8Array, start: number): { table: NumberTable; end: number } | null {
  const keys: number[] = []
  const values: number[] = []
  if (bytes[start] !== 0x7b) return null
  let at = start + 1
  while ((bytes[at] ?? 0xff) <= BLANK) at += 1
  if (bytes[at] === 0x7d) return { table: { keys, values, named: new Map() }, end: at + 1 }
  for (;;) {
    if (bytes[at] !== QUOTE) return null
    at += 1
    const keyAt = at
    let key = 0
    for (let digit = (bytes[at] ?? 0) - 0x30; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - 0x30) {
      key = key * 10 + digit
      at += 1
    }
    if (bytes[at] !== QUOTE || at === keyAt || at - keyAt > MAX_PLAIN_DIGITS) return null
    at += 1
    while ((bytes[at] ?? 0xff) <= BLANK) at += 1
    if (bytes[at] !== 0x3a) return null
    at += 1
    while ((bytes[at] ?? 0xff) <= BLANK) at += 1
    const valueAt = at
    let value = 0
    for (let digit = (bytes[at] ?? 0) - 0x30; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - 0x30) {
      value = value * 10 + digit
      at += 1
    }
    if (at === valueAt || at - valueAt > MAX_PLAIN_DIGITS) return null
    keys.push(key)
    values.push(value)
    while ((bytes[at] ?? 0xff) <= BLANK) at += 1
    const next = bytes[at]
    at += 1
    if (next === 0x7d) return { table: { keys, values, named: new Map() }, end: at }
    if (next !== 0x2c || keys.length >= MAX_JSON_KEYS) return null
    while ((bytes[at] ?? 0xff) <= BLANK) at += 1
  }
}
