import { linkState, type ReportRecord, type ShareLinkRecord } from '@/lib/model/report'
import type { ListedReport } from '@/lib/services/list-reports'
import type { OpenedReport } from '@/lib/services/open-report'

export const linkBody = (link: ShareLinkRecord, now: Date) => ({ ...link, state: linkState(link, now) })

export const listedReportBody = ({ links, ...report }: ListedReport, now: Date) => ({
  ...report,
  links: links.map((link) => linkBody(link, now)),
})

/** The document itself, not a reading of it: numbers stay text. */
export function reportBody({
  document,
  snapshot: _read,
  ...record
}: OpenedReport): ReportRecord & { snapshot: unknown } {
  const snapshot: unknown = JSON.parse(document)
  return { ...record, snapshot }
}

/** Where the reader of this answer reaches this server. */
export function originOf(request: Request): string {
  const url = new URL(request.url)
  const protocol = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? url.protocol.replace(':', '')
  return `${protocol}://${request.headers.get('host') ?? url.host}`
}
