// The quantity of every meter that an option bills, from its configuration and the month's usage.
import type { BillRequest } from '@/lib/model/bill'
import type { BookOption, Configuration, PriceBook, PriceRow } from '@/lib/model/price-book'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { isPositive, larger, plus, type Rational, rational, roundUpTo, times, ZERO } from '@/lib/units/rational'
import { configurationKey, configuredQuantity } from './configured'
import { priceRow, pricesOf } from './rows'
import { standardOverhead, usedQuantity } from './usage'

export type Metered = { readonly meter: string; readonly quantity: Rational; readonly row: PriceRow | null }

export type Billing = {
  readonly book: PriceBook
  readonly option: BookOption
  readonly request: BillRequest
  readonly configuration: Configuration // as sold
  readonly volumes: number
}

function missing(meter: string, optionId: string, kind: string): Failure {
  const field = kind === 'usage' ? `usage.${meter}` : `configuration.${configurationKey(meter) ?? meter}`
  return { code: 'missing_usage', params: { meter, option: optionId, field }, where: field }
}

/**
 * A quantity that the vendor sets is what comes with the resource, so only where the price row includes some is nothing to pay for it.
 * Without a row nothing can be billed anyway.
 */
const setByVendor = (row: PriceRow | null): boolean =>
  row === null || row.included?.per === 'volume' || row.included?.per === 'provisionedGib'

/** Configured but not billed in this configuration: an optional meter with prices for others, such as the IOPS of an RDS gp2 volume. */
function notBilled({ book, option, request }: Billing, meter: string, row: PriceRow | null): boolean {
  const optional = option.optionalMeters.includes(meter) && book.meters[meter]?.kind === 'configuration'
  return row === null && optional && pricesOf(book, { ...request, meter }).length > 0
}

/** One meter before minimums; null where it is not used. */
function rawQuantity(billing: Billing, meter: string, row: PriceRow | null): Result<Rational | null, Failure> {
  const { book, option, request, configuration } = billing
  const { billingMonthHours } = request
  const configured = configuredQuantity(meter, { configuration, billingMonthHours })
  if (!configured.ok) return configured
  if (configured.value !== undefined && configured.value !== null) {
    return ok(notBilled(billing, meter, row) ? null : configured.value)
  }
  const usage = request.usage[meter]
  if (usage !== undefined) return ok(usedQuantity(usage, { minimums: row?.minimums ?? null, billingMonthHours }))
  const needed = option.requiredMeters.includes(meter) && !(configured.value === null && setByVendor(row))
  return needed ? fail(missing(meter, request.optionId, book.meters[meter]?.kind ?? 'usage')) : ok(null)
}

/** The least quantity of each volume, then the step that quantities round up to. Nothing used costs nothing. */
function atLeast(quantity: Rational, row: PriceRow | null, volumes: number): Rational {
  if (!isPositive(quantity)) return ZERO
  const least = larger(quantity, times(rational(row?.minimums?.quantity ?? 0), rational(volumes)))
  const step = row?.minimums?.roundUpTo
  return step === undefined ? least : roundUpTo(least, rational(step))
}

/** Index data billed at the Standard price, and the meter that it goes to. */
function overheads(billing: Billing, rows: ReadonlyMap<string, PriceRow | null>): ReadonlyMap<string, Rational> {
  const { option, request } = billing
  const target = option.optionalMeters.includes('storedStandardOverhead') ? 'storedStandardOverhead' : 'stored'
  const sum = Object.entries(request.usage).reduce((total, [meter, usage]) => {
    const minimums = rows.get(meter)?.minimums ?? null
    return plus(total, standardOverhead(usage, { minimums, billingMonthHours: request.billingMonthHours }))
  }, ZERO)
  return new Map([[target, sum]])
}

/** Every meter with something to bill, required ones first, after minimums and rounding. */
export function meteredQuantities(billing: Billing): Result<readonly Metered[], Failure> {
  const { book, option, request, configuration, volumes } = billing
  const meters = [...option.requiredMeters, ...option.optionalMeters]
  const rows = new Map(meters.map((meter) => [meter, priceRow(book, { ...request, meter, configuration })]))
  const added = overheads(billing, rows)
  const metered: Metered[] = []
  for (const meter of meters) {
    const row = rows.get(meter) ?? null
    const raw = rawQuantity(billing, meter, row)
    if (!raw.ok) return raw
    const quantity = atLeast(plus(raw.value ?? ZERO, added.get(meter) ?? ZERO), row, volumes)
    if (isPositive(quantity)) metered.push({ meter, quantity, row })
  }
  return ok(metered)
}
