import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { isJsonObject, type JsonObject, type JsonValue } from '../json/document'
import type { NumberTable } from '../json/number-table'

/** What is known while the figures of one document are read. The first impossible value refuses the file. */
export type Figures = {
  readonly tables: readonly NumberTable[]
  readonly problems: Failure[]
  readonly notices: Notice[]
  /** Percents by their keys, which are the same few texts thousands of times. */
  readonly percents: Map<string, number>
}

/** fio counts in 64 bits, signed and unsigned. */
const LARGEST = 2 ** 64

/**
 * The number under a key; null where it is missing or was `nan`. Negative, infinite or larger than fio can count:
 * refused, since nothing sensible follows from it.
 */
export function figure(figures: Figures, object: JsonObject, key: string, where: string): number | null {
  const found = object[key]
  if (typeof found === 'number' && found >= 0 && found <= LARGEST) return found
  if (found === undefined || found === null) return null
  return unusual(figures, found, `${where}.${key}`)
}

function unusual(figures: Figures, found: JsonValue, where: string): number | null {
  if (typeof found === 'bigint' && found >= 0n && found <= BigInt(LARGEST)) {
    // A double keeps 53 bits: the figure is shown rounded, and the exact digits here.
    figures.notices.push({ code: 'rounded_counter', params: { exact: String(found) }, where })
    return Number(found)
  }
  const text = typeof found === 'object' ? 'object' : String(found).slice(0, 40)
  figures.problems.push({ code: 'value_out_of_range', params: { found: text }, where })
  return null
}

/** The object under a key; null where it is missing or something else. */
export function section(object: JsonObject, key: string): JsonObject | null {
  const found = object[key]
  return isJsonObject(found) ? found : null
}

/** The number table that was under a key before its index took the place. */
export function tableAt(figures: Figures, object: JsonObject, key: string): NumberTable | null {
  const index = object[key]
  return typeof index === 'number' ? (figures.tables[index] ?? null) : null
}
