import { ok } from '@/lib/outcome/result'
import { enterTable, listPublishedTables } from '@/lib/services/published-tables'
import { tableInput } from '@/lib/services/table-input'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor }) =>
  ok(Response.json(withWords({ items: await listPublishedTables(actor) }))),
)

export const POST = withApi({ body: tableInput }, async ({ actor, body, now }) =>
  ok(Response.json(withWords(await enterTable(actor, body, now)), { status: 201 })),
)
