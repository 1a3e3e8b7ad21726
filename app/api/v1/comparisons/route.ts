import { z } from 'zod'
import { ok } from '@/lib/outcome/result'
import { compareGroups } from '@/lib/services/compare-runs'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const MAX_RUNS = 200
const runs = z.array(z.string().max(128)).min(1).max(MAX_RUNS)
const body = z.strictObject({ baseline: runs, others: z.array(runs).min(1).max(20) })

export const POST = withApi({ body }, async ({ actor, body: request }) => {
  const comparison = await compareGroups(actor, request)
  return comparison.ok ? ok(Response.json(comparison.value)) : comparison
})
