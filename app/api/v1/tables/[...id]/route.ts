import { ok } from '@/lib/outcome/result'
import { openPublishedTable, removeTable } from '@/lib/services/published-tables'
import { withApi } from '../../../with-api'
import { withWords } from '../../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

// Ids of tables that ship hold a slash: source/table.
const idOf = (id: string | readonly string[] | undefined): string =>
  typeof id === 'string' ? id : (id ?? []).join('/')

export const GET = withApi({}, async ({ actor, params }) => {
  const table = await openPublishedTable(actor, idOf(params.id))
  return table.ok ? ok(Response.json(withWords(table.value))) : table
})

export const DELETE = withApi({}, async ({ actor, params }) => {
  const removed = await removeTable(actor, idOf(params.id))
  return removed.ok ? ok(new Response(null, { status: 204 })) : removed
})
