import 'server-only'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import type { Actor } from './actor'

export type PriceBookEntry = {
  readonly id: string
  readonly asOf: string
  readonly currency: string
  readonly rows: number
  readonly limits: number
  readonly options: number
}

/** The price books that bills can name: the one that ships. */
export function listPriceBooks(_actor: Actor): readonly PriceBookEntry[] {
  const book = defaultPriceBook()
  return [
    {
      id: priceBookId(book),
      asOf: book.asOf,
      currency: book.currency,
      rows: book.rows.length,
      limits: book.limits.length,
      options: Object.keys(book.options).length,
    },
  ]
}
