import { z } from 'zod'
import { ok } from '@/lib/outcome/result'
import { listOptions } from '@/lib/services/list-options'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const query = z.object({ region: z.string().max(64).optional() })

export const GET = withApi({ query }, async ({ actor, query: { region } }) =>
  ok(Response.json(await listOptions(actor, region ?? null))),
)
