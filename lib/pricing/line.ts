import type { BillLine, BillRequest, BillTier } from '@/lib/model/bill'
import type { PriceBook, PriceRow, Tier } from '@/lib/model/price-book'
import { smaller, toNumber, ZERO } from '@/lib/units/rational'
import type { Usd } from '@/lib/units/usd'
import { charge, includedQuantity } from './bands'
import type { Billing, Metered } from './quantities'

export type PricedLine = { readonly line: BillLine; readonly amount: Usd | null }

type Price = { readonly tiers: readonly Tier[]; readonly source: NonNullable<BillLine['source']> }

const OWN_PRICE = { name: 'user', url: '', effectiveDate: '', confidence: 'user' } as const

/** The price of a meter: the caller's own, else the book's. Null is unknown. */
function priceOf(book: PriceBook, { unitPrices }: BillRequest, meter: string, row: PriceRow | null): Price | null {
  const own = unitPrices?.[meter]
  if (own !== undefined) {
    const tiers = typeof own === 'string' ? [{ upTo: null, price: own }] : own
    return { tiers, source: { ...OWN_PRICE, rowId: row?.id ?? '' } }
  }
  if (row === null) return null
  const { name, url } = book.sources[row.source] ?? { name: row.source, url: '' }
  const { effectiveDate, confidence, id: rowId } = row
  return { tiers: row.tiers, source: { name, url, effectiveDate, confidence, rowId } }
}

function includedIn({ configuration, volumes }: Billing, row: PriceRow, all: readonly Metered[]) {
  const quantityOf = (name: string) => all.find(({ meter }) => meter === name)?.quantity ?? ZERO
  return includedQuantity(row, {
    sizeGib: typeof configuration.sizeGib === 'number' ? configuration.sizeGib : 0,
    volumes,
    stored: quantityOf('stored'),
    provisioned: quantityOf('provisionedCapacity'),
  })
}

type Sum = Pick<BillLine, 'quantity' | 'unit' | 'included' | 'unitPrice'>

/** The sum with its numbers put in. Bands speak for themselves: what is included is off the first of them. */
function formulaOf({ quantity, unit, included, unitPrice }: Sum, bands: readonly BillTier[]): string {
  if (bands.length > 1) return bands.map((band) => `${band.quantity} × ${band.unitPrice}`).join(' + ')
  const amount = included === 0 ? `${quantity} ${unit}` : `(${quantity} − ${included}) ${unit}`
  return unitPrice === null ? amount : `${amount} × ${unitPrice}`
}

/** `all` are the quantities of the whole bill: some prices include an amount that follows from another meter. */
export function toLine(billing: Billing, { meter, quantity, row }: Metered, all: readonly Metered[]): PricedLine {
  const { book, request, volumes } = billing
  const { unit = '', meaning: label = meter } = book.meters[meter] ?? {}
  const price = priceOf(book, request, meter, row)
  const base = { meter, label, quantity: toNumber(quantity), unit }
  if (price === null) {
    const sum = { ...base, included: 0, unitPrice: null }
    return { line: { ...sum, amount: null, formula: formulaOf(sum, []), source: null }, amount: null }
  }
  const included = smaller(row === null ? ZERO : includedIn(billing, row, all), quantity)
  const edgeFactor = row?.tiersPer === 'volume' ? volumes : 1
  const { amount, bands } = charge(price.tiers, { quantity, included, edgeFactor })
  const single = bands.length > 1 ? null : (bands[0]?.unitPrice ?? price.tiers[0]?.price ?? null)
  const sum = { ...base, included: toNumber(included), unitPrice: single }
  const line = {
    ...sum,
    amount: amount.toJSON(),
    ...(bands.length > 1 ? { tiers: bands } : {}),
    formula: formulaOf(sum, bands),
    source: price.source,
  }
  return { line, amount }
}
