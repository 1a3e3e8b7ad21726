import { z } from 'zod'
import { RUN_SORTS } from '@/lib/model/library'
import { ok } from '@/lib/outcome/result'
import { listRuns } from '@/lib/services/list-runs'
import { runBody } from '../../library-body'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const word = z.string().min(1).max(128)
const listQuery = z.object({
  tool: word.optional(),
  operation: word.optional(),
  status: z.enum(['ok', 'failed', 'partial']).optional(),
  formatId: word.optional(),
  optionId: word.optional(),
  fileId: word.optional(),
  q: z.string().max(256).optional(),
  sort: z.enum(RUN_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(1_024).optional(),
})

export const GET = withApi({ query: listQuery }, async ({ actor, query }) => {
  const page = await listRuns(actor, query)
  return page.ok ? ok(Response.json({ ...page.value, items: page.value.items.map((run) => runBody(run)) })) : page
})
