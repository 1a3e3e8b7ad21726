import type { Estimate } from '@/lib/model/estimate'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { EMPTY_WORKLOAD, type Facts, PRESETS } from '@/lib/recommend'
import { Usd } from '@/lib/units/usd'

const book = defaultPriceBook()
export const FACTS: Facts = { book, bookId: priceBookId(book), runs: [] }

export const aWorkload = (overrides: Partial<Workload> = {}): Workload => ({
  ...EMPTY_WORKLOAD,
  reads: { count: 1_000, per: 'second' },
  writes: { count: 500, per: 'second' },
  ...overrides,
})

export function preset(id: string): RecommendationRequest {
  const found = PRESETS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no preset ${id}`)
  return found.request
}

export const cents = (estimate: Pick<Estimate, 'bill'>): string | null =>
  estimate.bill.total === null ? null : Usd.of(estimate.bill.total).toCents()
