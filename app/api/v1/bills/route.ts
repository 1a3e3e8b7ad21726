import { ok } from '@/lib/outcome/result'
import { billRequestSchema, priceBill } from '@/lib/services/price-bill'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const POST = withApi({ body: billRequestSchema }, async ({ actor, body }) => {
  const bill = await priceBill(actor, body)
  return bill.ok ? ok(Response.json(bill.value)) : bill
})
