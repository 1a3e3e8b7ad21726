import { attachment } from '@/app/api/attachment'
import { withApi } from '@/app/api/with-api'
import { ok } from '@/lib/outcome/result'
import { exportTable } from '@/lib/services/table-csv'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor, params }) => {
  const id = params.id ?? ''
  const csv = await exportTable(actor, id)
  if (!csv.ok) return csv
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachment(`${id.replaceAll('/', '-')}.csv`),
  }
  return ok(new Response(csv.value, { headers }))
})
