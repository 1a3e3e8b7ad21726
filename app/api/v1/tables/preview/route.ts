import { ok } from '@/lib/outcome/result'
import { csvInput, previewTable } from '@/lib/services/table-csv'
import { withApi } from '../../../with-api'
import { withWords } from '../../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** What a CSV would enter: a text that is no table is an answer here, not a refusal. */
export const POST = withApi({ body: csvInput }, async ({ actor, body }) =>
  ok(Response.json(withWords(previewTable(actor, body)))),
)
