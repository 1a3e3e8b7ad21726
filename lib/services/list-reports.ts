import 'server-only'
import { listReports as findReports, listShareLinks } from '@/lib/db/reports'
import type { ReportRecord, ShareLinkRecord } from '@/lib/model/report'
import type { Actor } from './actor'

export type ListedReport = ReportRecord & { readonly links: readonly ShareLinkRecord[] }

/** All reports with their links, newest first. */
export async function listReports(_actor: Actor): Promise<readonly ListedReport[]> {
  const [reports, links] = await Promise.all([findReports(), listShareLinks(null)])
  return reports.map((report) => ({ ...report, links: links.filter(({ reportId }) => reportId === report.id) }))
}
