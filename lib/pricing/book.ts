import type { PriceBook } from '@/lib/model/price-book'
import catalog from './catalog/2026-11-20.json'
import { priceBookSchema } from './schema'
import { sha256 } from './sha256'

/** @throws Error naming every field that is wrong: a book is data that we ship or that was checked when it was imported. */
export function loadPriceBook(json: unknown): PriceBook {
  const read = priceBookSchema.safeParse(json)
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`not a price book: ${problems.join('; ')}`)
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]))
}

const ids = new WeakMap<PriceBook, string>()

/** SHA-256 of the content: keys in order, no white space. The same prices have the same id wherever it is worked out. */
export function priceBookId(book: PriceBook): string {
  const known = ids.get(book)
  if (known !== undefined) return known
  const id = sha256(JSON.stringify(canonical(book)))
  ids.set(book, id)
  return id
}

let shipped: PriceBook | null = null

/** The book in `catalog/`, read on first use. */
export function defaultPriceBook(): PriceBook {
  shipped ??= loadPriceBook(catalog)
  return shipped
}
