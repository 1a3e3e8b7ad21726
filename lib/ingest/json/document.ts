import { ok, type Result } from '@/lib/outcome/result'
import type { JsonError, Oddity } from './cursor'
import type { NumberTable } from './number-table'
import { scanDocument } from './scan'
import { readTolerantly } from './tolerant'

export type JsonValue = null | boolean | number | bigint | string | readonly JsonValue[] | JsonObject
export type JsonObject = { readonly [key: string]: JsonValue | undefined }

/** A JSON value read from `start` to `end` of some bytes. Number tables are apart: their index stands in the value. */
export type JsonDocument = {
  readonly value: JsonValue
  readonly end: number
  readonly tables: readonly NumberTable[]
  readonly oddities: readonly Oddity[]
}

/** Reads one JSON value: by JSON.parse where a first scan finds that lossless, else by the tolerant reader. */
export function readJson(bytes: Uint8Array, start: number, tableKey: string): Result<JsonDocument, JsonError> {
  const scan = scanDocument(bytes, start, tableKey)
  if (scan === null || scan.text === null) return readTolerantly(bytes, start, tableKey)
  try {
    const value: JsonValue = JSON.parse(scan.text)
    return ok({ value, end: scan.end, tables: scan.tables, oddities: [] })
  } catch {
    // Not what JSON.parse reads: the tolerant reader reads it, or knows where it is broken.
    return readTolerantly(bytes, start, tableKey)
  }
}

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
