import { fail, ok, type Result } from '@/lib/outcome/result'
import { MAX_JSON_KEYS } from '../limits'
import { type Cursor, type JsonError, jsonError, noteOddity } from './cursor'
import type { JsonDocument, JsonObject, JsonValue } from './document'
import { createInterner } from './interner'
import { readNumber } from './number'
import { readNumberTable, readPlainTable } from './number-table'
import { continues, opens, readKey, skipBlanks } from './punctuation'
import { readText } from './text'

/**
 * Reads what benchmark tools write instead of JSON: repeated keys, raw control characters, `nan`, whole numbers beyond
 * 2^53 (as bigint), stray backslashes. On valid JSON it agrees with JSON.parse, at several times its cost.
 */
export function readTolerantly(bytes: Uint8Array, start: number, tableKey: string): Result<JsonDocument, JsonError> {
  const cursor: Cursor = {
    bytes,
    at: start,
    intern: createInterner(),
    tableKey,
    tables: [],
    oddities: [],
    path: [],
  }
  try {
    skipBlanks(cursor)
    const value = readValue(cursor, 0)
    return ok({ value, end: cursor.at, tables: cursor.tables, oddities: cursor.oddities })
  } catch (error) {
    if (isJsonError(error)) return fail(error)
    throw error
  }
}

const isJsonError = (error: unknown): error is JsonError =>
  typeof error === 'object' && error !== null && 'found' in error && 'at' in error

function readValue(cursor: Cursor, depth: number): JsonValue {
  switch (cursor.bytes[cursor.at]) {
    case 0x22:
      return readText(cursor)
    case 0x7b:
      return readObject(cursor, depth + 1)
    case 0x5b:
      return readArray(cursor, depth + 1)
    case 0x74:
      return readWord(cursor, 'true', true)
    case 0x66:
      return readWord(cursor, 'false', false)
    case 0x6e: // `null`, but also `nan`
      return cursor.bytes[cursor.at + 1] === 0x75 ? readWord(cursor, 'null', null) : readNumber(cursor)
    default:
      return readNumber(cursor)
  }
}

function readWord<Value>(cursor: Cursor, word: string, value: Value): Value {
  for (let index = 0; index < word.length; index += 1) {
    if (cursor.bytes[cursor.at + index] !== word.charCodeAt(index)) throw jsonError(cursor, cursor.at + index)
  }
  cursor.at += word.length
  return value
}

function readObject(cursor: Cursor, depth: number): JsonObject {
  const object: Record<string, JsonValue> = {}
  let keys = 0
  for (let more = opens(cursor, 0x7d, depth); more; more = continues(cursor, 0x7d)) {
    keys += 1
    if (keys > MAX_JSON_KEYS) throw jsonError(cursor, cursor.at, 'too_complex')
    const key = readKey(cursor)
    cursor.path.push(key)
    const value = key === cursor.tableKey ? readTable(cursor, depth) : readValue(cursor, depth)
    if (object[key] !== undefined) noteRepeated(cursor, object, key, value)
    // Assigning it would replace the prototype; no tool writes such a key.
    if (key !== '__proto__') object[key] = value
    cursor.path.pop()
  }
  return object
}

/** The index of the table takes its place; what is no table there is nothing we know. */
function readTable(cursor: Cursor, depth: number): number | null {
  if (cursor.bytes[cursor.at] !== 0x7b) {
    readValue(cursor, depth)
    return null
  }
  const plain = readPlainTable(cursor.bytes, cursor.at)
  if (plain === null) return cursor.tables.push(readNumberTable(cursor, depth + 1)) - 1
  cursor.at = plain.end
  return cursor.tables.push(plain.table) - 1
}

function readArray(cursor: Cursor, depth: number): readonly JsonValue[] {
  const values: JsonValue[] = []
  for (let more = opens(cursor, 0x5d, depth); more; more = continues(cursor, 0x5d)) {
    cursor.path.push(values.length)
    values.push(readValue(cursor, depth))
    cursor.path.pop()
  }
  return values
}

/** The last one wins, as with JSON.parse; what every object inherits is no repetition. */
function noteRepeated(cursor: Cursor, object: JsonObject, key: string, value: JsonValue): void {
  if (!Object.hasOwn(object, key)) return
  noteOddity(cursor, object[key] === value ? 'repeated_key' : 'conflicting_key', key)
}
