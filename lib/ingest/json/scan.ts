import { MAX_JSON_DEPTH, MAX_JSON_STRING_BYTES } from '../limits'
import { createInterner, type Interner } from './interner'
import { type NumberTable, readPlainTable } from './number-table'

/**
 * One pass over the bytes of a document before anything is built: where it ends, and whether `JSON.parse` would lose
 * nothing of it. Number tables are read on the way and lifted out, since they are most of a json+ file and as
 * objects would cost several times the rest.
 */
export type Scan = {
  readonly end: number
  /** The document with every table replaced by its index; null where only the tolerant reader reads it faithfully. */
  readonly text: string | null
  readonly tables: readonly NumberTable[]
}

/** Objects this deep (document, options, entries) must not repeat a key unnoticed; deeper the last one wins. */
const WATCHED_DEPTH = 3
/** Whole numbers from here on may lie beyond 2^53. */
const LONG_DIGITS = 16

const BLANK = 0x20
const QUOTE = 0x22

type Scanning = {
  readonly bytes: Uint8Array
  readonly tableKey: string
  readonly intern: Interner
  readonly seen: (Set<string> | undefined)[] // keys of the open object, per depth
  readonly cuts: number[] // start and end of what stays, in turn
  readonly tables: NumberTable[]
  lossless: boolean
}

/** Null where the document does not end, nests too deep, or does not start with a bracket. */
export function scanDocument(bytes: Uint8Array, start: number, tableKey: string): Scan | null {
  const scanning: Scanning = {
    bytes,
    tableKey,
    intern: createInterner(),
    seen: [],
    cuts: [start],
    tables: [],
    lossless: true,
  }
  const end = scanBrackets(scanning, start)
  if (end === null) return null
  scanning.cuts.push(end)
  return { end, text: scanning.lossless ? textBetween(bytes, scanning.cuts) : null, tables: scanning.tables }
}

/** Where the bracket that opens at `start` closes. */
function scanBrackets(scanning: Scanning, start: number): number | null {
  const { bytes, seen } = scanning
  let depth = 0
  let at = start
  for (;;) {
    const byte = bytes[at]
    if (byte === undefined) return null
    if (byte <= BLANK) {
      // First, and in a loop of its own: most of a document is indentation.
      at += 1
      while (bytes[at] === BLANK) at += 1
    } else if (byte === QUOTE) {
      const end = closingQuote(bytes, at + 1)
      if (end < 0) return null
      at = scanString(scanning, at, end, depth)
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return null
      if (depth <= WATCHED_DEPTH) seen[depth] = byte === 0x7b ? new Set() : undefined
      at += 1
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1
      at += 1
      if (depth <= 0) return at
    } else if (byte >= 0x30 && byte <= 0x39) {
      const from = at
      while (isDigit(bytes[at])) at += 1
      if (at - from >= LONG_DIGITS) scanning.lossless = false
    } else {
      at += 1
    }
  }
}

/** A string from quote to quote: a key is looked at, a table behind it read. Answers where scanning goes on. */
function scanString(scanning: Scanning, open: number, close: number, depth: number): number {
  const { bytes, tableKey, seen } = scanning
  const length = close - open - 1
  if (length > MAX_JSON_STRING_BYTES) scanning.lossless = false
  const mayBeTable = length === tableKey.length && bytes[open + 1] === tableKey.charCodeAt(0)
  if (depth > WATCHED_DEPTH && !mayBeTable) return close + 1
  const value = valueAfter(bytes, close + 1)
  if (value < 0) return close + 1

  const key = scanning.intern(bytes, open + 1, close)
  if (key !== tableKey) {
    if (seen[depth]?.has(key)) scanning.lossless = false
    if (depth <= WATCHED_DEPTH) seen[depth]?.add(key)
    return close + 1
  }
  const found = readPlainTable(bytes, value)
  if (found === null) {
    scanning.lossless = false
    return close + 1
  }
  scanning.cuts.push(value, found.end)
  scanning.tables.push(found.table)
  return found.end
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39

function closingQuote(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    const byte = bytes[at]
    if (byte === 0x22) return at
    if (byte === undefined) return -1
    at += byte === 0x5c ? 2 : 1
  }
}

/** Where the value of a key starts; -1 when the string was no key. */
function valueAfter(bytes: Uint8Array, from: number): number {
  let at = from
  while ((bytes[at] ?? 0xff) <= BLANK) at += 1
  if (bytes[at] !== 0x3a) return -1
  at += 1
  while ((bytes[at] ?? 0xff) <= BLANK) at += 1
  return at
}

/** What stays between the cuts, with the number of the table in each gap. */
function textBetween(bytes: Uint8Array, cuts: readonly number[]): string {
  const decoder = new TextDecoder()
  const parts: string[] = []
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    if (index > 0) parts.push(String(index / 2 - 1))
    parts.push(decoder.decode(bytes.subarray(cuts[index], cuts[index + 1])))
  }
  return parts.join('')
}
