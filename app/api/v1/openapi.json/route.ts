import { ok } from '@/lib/outcome/result'
import { describeApi } from '../../openapi'
import { OPERATIONS } from '../../operations'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async () => ok(Response.json(describeApi(OPERATIONS))))
