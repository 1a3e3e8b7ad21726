import type { ReportRecord, ShareLinkRecord } from '@/lib/model/report'
import { reader, writer } from './database'
import { Prisma, type ShareLink } from './generated/client'
import { newId } from './ids'

/** A key as it is stored: never itself, only its hash. Times are ISO 8601 in UTC, made by whoever passes them. */
export type NewShareLink = {
  readonly reportId: string
  readonly tokenHash: string
  readonly createdAt: string
  readonly expiresAt: string | null
}

export type SharedSnapshot = { readonly link: ShareLinkRecord; readonly snapshot: string; readonly sha256: string }

type SummaryRow = {
  readonly id: string
  readonly sha256: string
  readonly title: string
  readonly created_at: string
  readonly prices_as_of: string | null
  readonly region: string | null
}

/** What lists show, taken out of the documents where they lie. */
const SUMMARY = Prisma.sql`SELECT id, snapshot_sha256 AS sha256, title, created_at,
  json_extract(snapshot, '$.answer.priceBook.date') AS prices_as_of, json_extract(snapshot, '$.answer.region') AS region
  FROM reports`

/** Keeps a frozen document under its hash. The same document again is the report of then. */
export async function saveReport(report: {
  readonly title: string
  readonly snapshot: string
  readonly sha256: string
  readonly createdAt: string
}): Promise<ReportRecord> {
  return writer(async (tx) => {
    const { sha256: snapshotSha256, ...rest } = report
    const known = await tx.report.findUnique({ where: { snapshotSha256 }, select: { id: true } })
    const id = known?.id ?? newId('report')
    if (known === null) await tx.report.create({ data: { id, snapshotSha256, ...rest } })
    const [saved] = await tx.$queryRaw<SummaryRow[]>`${SUMMARY} WHERE id = ${id}`
    if (saved === undefined) throw new Error(`report ${id} was saved and is not there`)
    return toReport(saved)
  })
}

/** Newest first. */
export async function listReports(): Promise<readonly ReportRecord[]> {
  const db = await reader()
  const rows = await db.$queryRaw<SummaryRow[]>`${SUMMARY} ORDER BY created_at DESC, id DESC`
  return rows.map(toReport)
}

export async function findReport(id: string): Promise<(ReportRecord & { readonly snapshot: string }) | null> {
  const db = await reader()
  const [found] = await db.$queryRaw<SummaryRow[]>`${SUMMARY} WHERE id = ${id}`
  const row = found === undefined ? null : await db.report.findUnique({ where: { id }, select: { snapshot: true } })
  return found === undefined || row === null ? null : { ...toReport(found), snapshot: row.snapshot }
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

const toReport = ({ id, sha256, title, created_at, prices_as_of, region }: SummaryRow): ReportRecord => ({
  id,
  snapshotSha256: sha256,
  title,
  frozenAt: created_at,
  pricesAsOf: prices_as_of,
  region,
})

const toLink = ({ id, reportId, createdAt, expiresAt, revokedAt }: ShareLink): ShareLinkRecord => ({
  id,
  reportId,
  createdAt,
  expiresAt,
  revokedAt,
})
