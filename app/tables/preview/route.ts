import { withApi } from '@/app/api/with-api'
import { ok } from '@/lib/outcome/result'
import { csvInput, previewTable } from '@/lib/services/table-csv'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** What the form would enter: a text that is no table is an answer here, not a refusal. */
export const POST = withApi({ body: csvInput }, async ({ actor, body }) => ok(Response.json(previewTable(actor, body))))
