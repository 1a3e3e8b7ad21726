import 'server-only'
import { z } from 'zod'
import type { Bill, BillRequest } from '@/lib/model/bill'
import type { Failure } from '@/lib/outcome/failure'
import type { Result } from '@/lib/outcome/result'
import { fail } from '@/lib/outcome/result'
import { bill, defaultPriceBook, priceBookId } from '@/lib/pricing'
import { DEFAULT_MONTH_HOURS } from '@/lib/recommend'
import type { Actor } from './actor'
import { configurationSchema } from './workload-input'

const amount = z.number().finite().nonnegative()
const quantity = z.union([
  amount,
  z.strictObject({ perDay: amount }),
  z.strictObject({ segments: z.array(z.strictObject({ gib: amount, hours: amount })).max(10_000) }),
  z.strictObject({ amount, keptDays: amount }),
  z.strictObject({ objects: amount, objectBytes: amount }),
  z.strictObject({ operations: amount, operationBytes: amount }),
  z.strictObject({ operationsPerDay: amount, operationBytes: amount }),
])
const price = z.string().regex(/^\d+(\.\d+)?$/, 'decimal text')

export const billRequestSchema = z
  .strictObject({
    optionId: z.string().max(128),
    region: z.string().max(64),
    configuration: configurationSchema.default({}),
    usage: z.record(z.string(), quantity).default({}),
    billingMonthHours: z.number().positive().max(744).default(DEFAULT_MONTH_HOURS),
    unitPrices: z
      .record(
        z.string(),
        z.union([price, z.array(z.strictObject({ upTo: z.number().positive().nullable(), price })).min(1)]),
      )
      .nullish(),
    priceBookId: z.string().nullish(),
  })
  .transform(({ unitPrices, priceBookId: book, ...rest }) => ({
    request: { ...rest, ...(unitPrices && { unitPrices }) } satisfies BillRequest,
    priceBookId: book ?? null,
  }))

/** Prices × quantities from the book asked for; feasibility is a separate answer. */
export async function priceBill(
  _actor: Actor,
  { request, priceBookId: asked }: z.output<typeof billRequestSchema>,
): Promise<Result<Bill, Failure>> {
  const book = defaultPriceBook()
  const id = priceBookId(book)
  if (asked !== null && asked !== id)
    return fail({ code: 'not_found', params: { what: 'price book', id: asked }, where: 'priceBookId' })
  return bill(book, id, request)
}
