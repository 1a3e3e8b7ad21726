import { ok } from '@/lib/outcome/result'
import { listDestinations } from '@/lib/services/list-destinations'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor }) => ok(Response.json(await listDestinations(actor))))
