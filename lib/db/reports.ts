import type { ReportRecord, ShareLinkRecord } from '@/lib/model/report'
import { reader, writer } from './database'
import type { Report, ShareLink } from './generated/client'
import { newId } from './ids'

/** A key as it is stored: never itself, only its hash. Times are ISO 8601 in UTC, made by whoever passes them. */
export type NewShareLink = {
  readonly reportId: string
  readonly tokenHash: string
  readonly createdAt: string
  readonly expiresAt: string | null
}

export type SharedSnapshot = { readonly link: ShareLinkRecord; readonly snapshot: string; readonly sha256: string }

const SUMMARY = { id: true, snapshotSha256: true, title: true, createdAt: true } as const

/** Keeps a frozen document under its hash. The same document again is the report of then. */
export async function saveReport(report: {
  readonly title: string
  readonly snapshot: string
  readonly sha256: string
  readonly createdAt: string
}): Promise<ReportRecord> {
  return writer(async (tx) => {
    const known = await tx.report.findUnique({ where: { snapshotSha256: report.sha256 }, select: SUMMARY })
    if (known !== null) return toReport(known)
    const { sha256: snapshotSha256, ...rest } = report
    return toReport(await tx.report.create({ data: { id: newId('report'), snapshotSha256, ...rest }, select: SUMMARY }))
  })
}

/** Newest first. */
export async function listReports(): Promise<readonly ReportRecord[]> {
  const db = await reader()
  const rows = await db.report.findMany({ select: SUMMARY, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  return rows.map(toReport)
}

export async function findReport(id: string): Promise<(ReportRecord & { readonly snapshot: string }) | null> {
  const db = await reader()
  const row = await db.report.findUnique({ where: { id } })
  return row === null ? null : { ...toReport(row), snapshot: row.snapshot }
}

/** With its links: what they opened is gone. */
export async function deleteReport(id: string): Promise<boolean> {
  return writer(async (tx) => (await tx.report.deleteMany({ where: { id } })).count > 0)
}

/** Null if there is no such report. */
export async function saveShareLink(link: NewShareLink): Promise<ShareLinkRecord | null> {
  return writer(async (tx) => {
    const report = await tx.report.findUnique({ where: { id: link.reportId }, select: { id: true } })
    if (report === null) return null
    return toLink(await tx.shareLink.create({ data: { id: newId('link'), ...link } }))
  })
}

/** Newest first; of one report, or of all. */
export async function listShareLinks(reportId: string | null): Promise<readonly ShareLinkRecord[]> {
  const db = await reader()
  const rows = await db.shareLink.findMany({
    ...(reportId !== null && { where: { reportId } }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toLink)
}

/** The first revocation stands; false if there is no such link. */
export async function revokeShareLink(id: string, revokedAt: string): Promise<boolean> {
  return writer(async (tx) => {
    const link = await tx.shareLink.findUnique({ where: { id }, select: { revokedAt: true } })
    if (link === null) return false
    if (link.revokedAt === null) await tx.shareLink.update({ where: { id }, data: { revokedAt } })
    return true
  })
}

export async function findShareLink(tokenHash: string): Promise<ShareLinkRecord | null> {
  const db = await reader()
  const row = await db.shareLink.findUnique({ where: { tokenHash } })
  return row === null ? null : toLink(row)
}

export async function findSharedSnapshot(tokenHash: string): Promise<SharedSnapshot | null> {
  const db = await reader()
  const row = await db.shareLink.findUnique({ where: { tokenHash }, include: { report: true } })
  if (row === null) return null
  return { link: toLink(row), snapshot: row.report.snapshot, sha256: row.report.snapshotSha256 }
}

type Summary = Pick<Report, keyof typeof SUMMARY>

const toReport = ({ id, snapshotSha256, title, createdAt }: Summary): ReportRecord => ({
  id,
  snapshotSha256,
  title,
  frozenAt: createdAt,
})

const toLink = ({ id, reportId, createdAt, expiresAt, revokedAt }: ShareLink): ShareLinkRecord => ({
  id,
  reportId,
  createdAt,
  expiresAt,
  revokedAt,
})
