import { z } from 'zod'
import { ok } from '@/lib/outcome/result'
import { openRun } from '@/lib/services/open-run'
import { updateRun } from '@/lib/services/update-run'
import { openedRunBody, runBody } from '../../../library-body'
import { withApi } from '../../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const configuration = z.record(
  z.string().min(1).max(64),
  z.union([z.string().max(128), z.number(), z.boolean(), z.null()]),
)
/** What the owner says of a run: an absent key stays, null takes it back. */
const change = z.strictObject({
  optionId: z.string().min(1).max(128).nullable().optional(),
  region: z.string().min(1).max(64).nullable().optional(),
  configuration: configuration.nullable().optional(),
  tags: z.array(z.string().trim().min(1).max(64)).max(32).optional(),
  note: z.string().max(10_000).nullable().optional(),
})

export const GET = withApi({}, async ({ actor, params }) => {
  const opened = await openRun(actor, params.id ?? '')
  return opened.ok ? ok(Response.json(openedRunBody(opened.value))) : opened
})

export const PATCH = withApi({ body: change }, async ({ actor, params, body, now }) => {
  const updated = await updateRun(actor, params.id ?? '', body, now)
  return updated.ok ? ok(Response.json(runBody(updated.value))) : updated
})
