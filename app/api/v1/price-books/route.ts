import { ok } from '@/lib/outcome/result'
import { listPriceBooks } from '@/lib/services/list-price-books'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor }) => ok(Response.json({ items: listPriceBooks(actor) })))
