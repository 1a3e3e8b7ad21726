import type { InstanceType, Limit, PriceBook } from '@/lib/model/price-book'
import { instanceType, limitFor, limitRange, limitValue } from '@/lib/pricing'
import type { Breach, Context } from './adapter'

const known = new WeakMap<PriceBook, Map<string, Limit | null>>()

/** The limit row in force for this option, region and date; null = none is known. Looked up once per book: searches ask thousands of times. */
export function findLimit(context: Context, quantity: string): Limit | null {
  const { optionId, place } = context
  const { book, region, asOf } = place
  const rows = known.get(book) ?? new Map<string, Limit | null>()
  known.set(book, rows)
  const key = `${optionId}\n${quantity}\n${region}\n${asOf ?? ''}`
  const row = rows.get(key)
  if (row !== undefined) return row
  const found = limitFor(book, { optionId, quantity, region, asOf })
  rows.set(key, found)
  return found
}

/**
 * The planning value of a limit that the book must hold for this option.
 * @throws Error where it holds none: a gap in the data, not in the question.
 */
export function limitNumber(
  context: Context,
  quantity: string,
  given: { readonly sizeGib?: number; readonly iops?: number } = {},
): { readonly limit: Limit; readonly value: number } {
  const limit = findLimit(context, quantity)
  const value = limit === null ? null : limitValue(limit, given)
  if (limit === null || value === null) throw new Error(`the price book has no ${quantity} for ${context.optionId}`)
  return { limit, value }
}

export const findInstance = (context: Context, type: string): InstanceType | null =>
  instanceType(context.place.book, type)

export type Range = { readonly min: number | null; readonly max: number | null }

/** What a configuration key may be set to; null = no bound is known. */
export function rangeOf(context: Context, key: string): Range {
  const limit = findLimit(context, key)
  return limit === null ? { min: null, max: null } : limitRange(limit)
}

/** What a value breaks of the allowed range of its configuration key. */
export function outOfRange(context: Context, key: string, value: number): Breach[] {
  const { min, max } = rangeOf(context, key)
  if (min !== null && value < min) {
    return [
      {
        because: { code: 'breach_below', params: { keyTerm: key, required: min, found: value } },
        required: min,
        found: value,
      },
    ]
  }
  if (max !== null && value > max) {
    return [
      {
        because: { code: 'breach_above', params: { keyTerm: key, required: max, found: value } },
        required: max,
        found: value,
      },
    ]
  }
  return []
}
