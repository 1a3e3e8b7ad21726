// What can be looked up in a price book: its rows, limits, instance types and what it does not know, a page at a time.
import type { Facet } from './library'
import type { Confidence, InstanceType, Limit, PriceRow, Source, Unpriced } from './price-book'

export const PRICE_VIEWS = ['rows', 'limits', 'instances', 'unknown'] as const
export type PriceView = (typeof PRICE_VIEWS)[number]
export const CONFIDENCES = ['verified', 'secondary', 'unverified', 'user'] as const satisfies readonly Confidence[]

export type PriceFilter = {
  readonly view: PriceView
  readonly option: string | null
  readonly region: string | null
  readonly provider: string | null
  readonly confidence: Confidence | null
  readonly q: string | null
  /** Limits in force at this date (YYYY, YYYY-MM or YYYY-MM-DD); `all` = also those that have ended; null = the date of the book. */
  readonly asOf: string | null
  /** From 1 on. */
  readonly page: number
}

export type BookSource = Source & { readonly id: string }

/** What an entry is, with its sources looked up. */
export type PriceItem =
  | { readonly kind: 'rows'; readonly id: string; readonly row: PriceRow; readonly source: BookSource }
  | {
      readonly kind: 'limits'
      readonly id: string
      readonly limit: Limit
      readonly source: BookSource
      readonly inForce: boolean
    }
  | {
      readonly kind: 'instances'
      readonly id: string
      readonly instance: InstanceType
      readonly source: BookSource
      readonly priceSource: BookSource
    }
  | { readonly kind: 'unknown'; readonly id: string; readonly entry: Unpriced }

/** Entries of the same options, under their names. */
export type PriceGroup = {
  readonly key: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly items: readonly PriceItem[]
  /** The group began on the page before. */
  readonly continued: boolean
}

export type PricePage = {
  readonly book: {
    readonly id: string
    readonly asOf: string
    readonly currency: string
    readonly options: number
    readonly sources: number
    readonly oldest: string // effective date of the oldest row
    readonly newest: string
  }
  /** Entries of each view under this filter; of all, without it. */
  readonly counts: Readonly<Record<PriceView, number>>
  readonly totals: Readonly<Record<PriceView, number>>
  readonly providers: readonly Facet[]
  readonly confidences: readonly Facet[]
  readonly regions: readonly string[]
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly groups: readonly PriceGroup[]
  readonly page: number
  readonly pages: number
  /** Limits left out because they were not in force at the date. */
  readonly notInForce: number
}
