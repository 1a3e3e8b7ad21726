// A month's bill: prices × quantities, nothing else. The rules are those of the book's rows; no option is a special case.
import type { Bill, BillRequest } from '@/lib/model/bill'
import type { BookOption, PriceBook } from '@/lib/model/price-book'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { Usd } from '@/lib/units/usd'
import { billedConfiguration, volumesOf } from './configured'
import { toLine } from './line'
import { meteredQuantities } from './quantities'
import { whyUnpriced } from './rows'
import { invalidUsageKey } from './usage'

const NO_ROW = 'No price of this meter for this region and configuration is in the price book.'

const invalidQuantity = (field: string): Failure => ({ code: 'invalid_quantity', params: { field }, where: field })

function invalidRequest(
  { usage, unitPrices, billingMonthHours, optionId }: BillRequest,
  option: BookOption,
): Failure | null {
  if (!Number.isFinite(billingMonthHours) || billingMonthHours <= 0) {
    return invalidQuantity('billingMonthHours')
  }
  const meters = new Set([...option.requiredMeters, ...option.optionalMeters])
  for (const [part, keys] of [
    ['usage', Object.keys(usage)],
    ['unitPrices', Object.keys(unitPrices ?? {})],
  ] as const) {
    const unknown = keys.find((meter) => !meters.has(meter))
    if (unknown === undefined) continue
    return { code: 'unknown_meter', params: { meter: unknown, option: optionId }, where: `${part}.${unknown}` }
  }
  for (const [meter, quantity] of Object.entries(usage)) {
    const key = invalidUsageKey(quantity)
    if (key !== null) return invalidQuantity(`usage.${meter}${key}`)
  }
  return null
}

/**
 * The bill of one configured option for one month. `bookId` is printed on it (`priceBookId`).
 * A required meter without a quantity fails with `missing_usage`; a price that is not known makes the total null, never cheaper.
 */
export function bill(book: PriceBook, bookId: string, request: BillRequest): Result<Bill, Failure> {
  const { optionId, region, billingMonthHours } = request
  const option = book.options[optionId]
  if (option === undefined) return fail({ code: 'unknown_option', params: { option: optionId }, where: 'optionId' })
  const invalid = invalidRequest(request, option)
  if (invalid !== null) return fail(invalid)
  const configuration = billedConfiguration(book, request)
  if (!configuration.ok) return configuration
  const volumes = volumesOf(configuration.value)
  if (!volumes.ok) return volumes

  const billing = { book, option, request, configuration: configuration.value, volumes: volumes.value }
  const metered = meteredQuantities(billing)
  if (!metered.ok) return metered
  const priced = metered.value.map((one) => toLine(billing, one, metered.value))
  const known = priced.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const missing = priced
    .filter(({ amount }) => amount === null)
    .map(({ line: { meter } }) => ({ meter, why: whyUnpriced(book, { optionId, region, meter }) ?? NO_ROW }))
  const complete = missing.length === 0
  return ok({
    optionId,
    region,
    currency: book.currency,
    billingMonthHours,
    total: complete ? Usd.sum(known).toJSON() : null,
    complete,
    lines: priced.map(({ line }) => line),
    missing,
    priceBook: { id: bookId, asOf: book.asOf },
  })
}
