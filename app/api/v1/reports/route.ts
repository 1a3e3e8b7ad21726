import { ok } from '@/lib/outcome/result'
import { freezeReport } from '@/lib/services/freeze-report'
import { listReports } from '@/lib/services/list-reports'
import { withApi } from '../../with-api'
import { listedReportBody } from './report-body'
import { newReportSchema } from './report-input'

export const GET = withApi({}, async ({ actor, now }) => {
  const reports = await listReports(actor)
  return ok(Response.json({ items: reports.map((report) => listedReportBody(report, now)) }))
})

export const POST = withApi({ body: newReportSchema }, async ({ actor, body, now }) => {
  const frozen = await freezeReport(actor, body, now)
  return frozen.ok ? ok(Response.json(frozen.value, { status: 201 })) : frozen
})
