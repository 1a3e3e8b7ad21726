import type { Interner } from './interner'
import type { NumberTable } from './number-table'

/** Where the tolerant reader stands in the bytes of a document, and what was odd on the way. */
export type Cursor = {
  readonly bytes: Uint8Array
  at: number
  readonly intern: Interner
  /** Objects under this key map numbers to numbers: they go to `tables`, and their index takes their place. */
  readonly tableKey: string
  readonly tables: NumberTable[]
  readonly oddities: Oddity[]
  /** Keys and indexes on the way to the value that is read. */
  readonly path: (string | number)[]
}

/** What the tolerant reader accepted although JSON does not allow it, or what JSON.parse would have lost. */
export type Oddity = {
  readonly kind:
    | 'control_character'
    | 'bad_escape'
    | 'not_a_number'
    | 'big_integer'
    | 'repeated_key'
    | 'conflicting_key' // repeated with another value
  readonly path: readonly (string | number)[]
  readonly text: string
}

/** The text is not JSON from here on. Thrown inside this folder only, caught by `readTolerantly`. */
export type JsonError = {
  readonly code: 'invalid_json' | 'json_too_deep' | 'too_complex'
  readonly at: number // byte offset
  readonly found: string // the character there, or `end`
}

/** Enough to tell what a file is like; a thousand of the same kind say no more. */
const MAX_ODDITIES = 1_000

export function noteOddity(cursor: Cursor, kind: Oddity['kind'], text: string): void {
  if (cursor.oddities.length < MAX_ODDITIES) cursor.oddities.push({ kind, path: [...cursor.path], text })
}

/** `jobs[0].read`, as a person would write it. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')

export function jsonError(cursor: Cursor, at: number, code: JsonError['code'] = 'invalid_json'): JsonError {
  const byte = cursor.bytes[at]
  return { code, at, found: byte === undefined ? 'end' : String.fromCharCode(byte) }
}
