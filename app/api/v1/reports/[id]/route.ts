import { ok } from '@/lib/outcome/result'
import { deleteReport } from '@/lib/services/delete-report'
import { openReport } from '@/lib/services/open-report'
import { withApi } from '../../../with-api'
import { reportBody } from '../report-body'

export const GET = withApi({}, async ({ actor, params }) => {
  const opened = await openReport(actor, params.id ?? '')
  return opened.ok ? ok(Response.json(reportBody(opened.value))) : opened
})

export const DELETE = withApi({}, async ({ actor, params }) => {
  const deleted = await deleteReport(actor, params.id ?? '')
  return deleted.ok ? ok(new Response(null, { status: 204 })) : deleted
})
