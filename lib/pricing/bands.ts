// What a quantity costs: less what is included, band by band.
import type { BillTier } from '@/lib/model/bill'
import type { PriceRow, Tier } from '@/lib/model/price-book'
import {
  isPositive,
  larger,
  minus,
  type Rational,
  rational,
  smaller,
  times,
  toDecimalText,
  toNumber,
  ZERO,
} from '@/lib/units/rational'
import { Usd } from '@/lib/units/usd'

export type Charge = {
  readonly amount: Usd
  /** The bands that were used, cheapest edge first. */
  readonly bands: readonly BillTier[]
}

/** The part of a month's quantity that the row leaves free. */
export function includedQuantity(
  { included }: PriceRow,
  {
    sizeGib,
    volumes,
    stored,
    provisioned,
  }: { sizeGib: number; volumes: number; stored: Rational; provisioned: Rational },
): Rational {
  if (included === null) return ZERO
  const step = included.steps?.findLast(({ fromGib }) => sizeGib >= fromGib)
  const amount = rational(step?.amount ?? included.amount)
  switch (included.per) {
    case 'volume':
      return times(amount, rational(volumes))
    case 'storedGib':
      return times(amount, stored)
    case 'provisionedGib':
      return times(amount, provisioned)
    case 'account':
      return amount
  }
}

/**
 * Marginal bands: each part of the quantity costs the price of the band that it lies in. What is included comes off the lowest bands.
 * `edgeFactor` widens the bands: edges that count for each volume lie `volumes` times as far for the set.
 */
export function charge(
  tiers: readonly Tier[],
  { quantity, included, edgeFactor }: { quantity: Rational; included: Rational; edgeFactor: number },
): Charge {
  const bands: BillTier[] = []
  let amount = Usd.zero
  let from = ZERO
  for (const { upTo, price } of tiers) {
    const to = upTo === null ? null : times(rational(upTo), rational(edgeFactor))
    const start = larger(from, included)
    const part = minus(to === null ? quantity : smaller(quantity, to), start)
    if (isPositive(part)) {
      const cost = Usd.of(price).times(toDecimalText(part))
      amount = amount.plus(cost)
      bands.push({
        from: toNumber(from),
        to: to === null ? null : toNumber(to),
        unitPrice: price,
        quantity: toNumber(part),
        amount: cost.toJSON(),
      })
    }
    if (to === null) break
    from = to
  }
  return { amount, bands }
}
