import type { Configuration, Limit, LimitFormula, LimitTableRow, PriceBook } from '@/lib/model/price-book'
import { fits } from './rows'

export type LimitsQuery = {
  readonly optionId: string
  readonly region: string
  /** YYYY, YYYY-MM or YYYY-MM-DD; null = the date of the book. */
  readonly asOf: string | null
  /** For limits that hold for some configurations only. */
  readonly configuration?: Configuration
}

/** What a limit depends on. A limit that needs what is not given has no value (null). */
export type LimitInputs = {
  readonly sizeGib?: number
  readonly iops?: number
  /** For limits that count above a disk's own IOPS (`lessBaseIops`). */
  readonly baseIops?: number
}

/** From `validFrom` on and before `validTo`. Dates of fewer digits compare as their beginning does. */
export const inForce = ({ validFrom, validTo }: Limit, date: string): boolean =>
  (validFrom === null || validFrom <= date) && (validTo === null || date < validTo)

const inRegion = ({ regions, regionsExcept }: Limit, region: string): boolean =>
  (regions === undefined || regions.includes(region)) && !(regionsExcept ?? []).includes(region)

/** Every limit of a configured option that was in force at a date. */
export const limitsOf = (
  book: PriceBook,
  { optionId, region, asOf, configuration = {} }: LimitsQuery,
): readonly Limit[] =>
  book.limits.filter(
    (limit) =>
      limit.optionIds.includes(optionId) &&
      inForce(limit, asOf ?? book.asOf) &&
      inRegion(limit, region) &&
      fits(limit.match, configuration),
  )

/** The limit of one quantity (`iops`, `throughputMibps`, `performanceByThroughput` …), or null: unknown. */
export const limitFor = (book: PriceBook, query: LimitsQuery & { readonly quantity: string }): Limit | null =>
  limitsOf(book, query).find((limit) => limit.quantity === query.quantity) ?? null

const GIB_PER_TIB = 1024

const clamp = (value: number, min: number | null, max: number | null): number =>
  Math.min(Math.max(value, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY)

function fromFormula(formula: LimitFormula, { sizeGib, iops, baseIops }: LimitInputs): number | null {
  const { base, perGib = 0, perTib = 0, perIops = 0, perGibRoundedUp = [], lessBaseIops = false, min, max } = formula
  const needsSize = perGib !== 0 || perTib !== 0 || perGibRoundedUp.length > 0
  if (needsSize && sizeGib === undefined) return null
  if (perIops !== 0 && iops === undefined) return null
  if (lessBaseIops && baseIops === undefined) return null
  const size = sizeGib ?? 0
  const rounded = perGibRoundedUp.reduce((sum, factor) => sum + Math.ceil(factor * size), 0)
  const bySize = perGib * size + (perTib * size) / GIB_PER_TIB + rounded
  return clamp(base + bySize + perIops * (iops ?? 0) - (lessBaseIops ? (baseIops ?? 0) : 0), min, max)
}

/** The first step that fits; `upToGib` or `upToIops` null is open. */
function fromSteps(steps: NonNullable<Limit['steps']>, { sizeGib, iops }: LimitInputs): number | null {
  for (const { upToGib, upToIops, value, perIops, max } of steps) {
    const edge = upToIops === undefined ? upToGib : upToIops
    const given = upToIops === undefined ? sizeGib : iops
    if (given === undefined) return null
    if (edge !== null && edge !== undefined && given > edge) continue
    if (typeof value === 'number') return value
    if (typeof perIops === 'number' && iops !== undefined)
      return Math.min(perIops * iops, max ?? Number.POSITIVE_INFINITY)
    return null
  }
  return null
}

/** The number to plan with, in `limit.unit`. Null where the limit is a range or a table, or needs what is not given. */
export function limitValue(limit: Limit, inputs: LimitInputs): number | null {
  if (limit.value !== undefined) return limit.value
  if (limit.formula !== undefined) return fromFormula(limit.formula, inputs)
  if (limit.steps !== undefined) return fromSteps(limit.steps, inputs)
  return null
}

/** What a configuration key may be set to; null is no bound. */
export const limitRange = ({ min, max }: Limit): { readonly min: number | null; readonly max: number | null } => ({
  min: min ?? null,
  max: max ?? null,
})

/** The row of a table with `key` equal to `value`, such as `throughputMbps` 320; null where it is not offered. */
export const tableRow = (limit: Limit, key: string, value: number | string): LimitTableRow | null =>
  limit.table?.find((row) => row[key] === value) ?? null

/** A number of a table row; null where the row has none. */
export function tableNumber(row: LimitTableRow, column: string): number | null {
  const cell = row[column]
  return typeof cell === 'number' ? cell : null
}
