import { z } from 'zod'
import type { FileRecord } from '@/lib/model/library'
import { FAILURES, type Failure, type FailureCode } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import type { Reader, Transaction } from './clients'
import type { Prisma } from './generated/client'

const params = z.record(z.string(), z.union([z.string(), z.number()]))
const notices = z.array(z.object({ code: z.string(), params, where: z.string().nullable() }))
const isFailureCode = (code: string): code is FailureCode => code in FAILURES
const storedFailure = z.object({
  code: z.string().refine(isFailureCode),
  params,
  where: z.string().nullable(),
})
const containers = z.enum(['gzip', 'tar', 'targz', 'zip']).nullable()

/** With its newest parse: that is the one whose runs are shown. */
export const FILE_WITH_PARSE = {
  parses: { orderBy: { parserVersion: 'desc' }, take: 1 },
  _count: { select: { runs: true } },
} as const satisfies Prisma.FileInclude
type FileRow = Prisma.FileGetPayload<{ include: typeof FILE_WITH_PARSE }>

export function toFileRecord(row: FileRow): FileRecord {
  const parse = row.parses[0]
  return {
    id: row.id,
    name: row.name,
    sha256: row.sha256,
    sizeBytes: Number(row.sizeBytes),
    uploadedBytes: Number(row.blobBytes),
    container: containers.parse(row.container),
    uploadedAt: row.uploadedAt,
    formatId: parse?.formatId ?? null,
    tool: parse?.tool ?? null,
    toolVersion: parse?.toolVersion ?? null,
    warnings: readNotices(parse?.warnings ?? '[]'),
    runCount: row._count.runs,
  }
}

const readFailure = (text: string): Failure => storedFailure.parse(JSON.parse(text))
const readNotices = (text: string): readonly Notice[] => notices.parse(JSON.parse(text))

export async function findFile(db: Reader, id: string): Promise<FileRecord | null> {
  const row = await db.file.findUnique({ where: { id }, include: FILE_WITH_PARSE })
  return row === null ? null : toFileRecord(row)
}

export async function findFileIdByBlob(db: Reader, blobSha256: string): Promise<string | null> {
  const row = await db.file.findFirst({ where: { blobSha256 }, select: { id: true } })
  return row?.id ?? null
}

export async function findFileIdByContent(db: Reader, sha256: string): Promise<string | null> {
  const row = await db.file.findUnique({ where: { sha256 }, select: { id: true } })
  return row?.id ?? null
}

export type BlobRecord = { readonly name: string; readonly blobSha256: string; readonly blobBytes: number }

export async function findBlob(db: Reader, id: string): Promise<BlobRecord | null> {
  const row = await db.file.findUnique({ where: { id }, select: { name: true, blobSha256: true, blobBytes: true } })
  return row === null ? null : { ...row, blobBytes: Number(row.blobBytes) }
}

export type StoredMember = { readonly name: string } & ({ readonly fileId: string } | { readonly failure: Failure })

export async function findMembers(db: Reader, archiveId: string): Promise<StoredMember[]> {
  const rows = await db.archiveMember.findMany({ where: { archiveId }, orderBy: { position: 'asc' } })
  return rows.map(({ name, fileId, failure }) =>
    fileId === null ? { name, failure: readFailure(failure ?? '') } : { name, fileId },
  )
}

export type FilePage = { readonly items: readonly FileRecord[]; readonly total: number }

/** Newest first. `after` is the id that the page before ended with. */
export async function findFiles(
  db: Reader,
  { limit, after }: { limit: number; after: string | null },
): Promise<FilePage> {
  const rows = await db.file.findMany({
    include: FILE_WITH_PARSE,
    orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    ...(after === null ? {} : { cursor: { id: after }, skip: 1 }),
  })
  return { items: rows.map(toFileRecord), total: await db.file.count() }
}

/**
 * Takes a file out of the library, and with an archive the members that came with it and are in no other one. A member that
 * was uploaded on its own before stays. Answers whose blobs may go; null: no such file.
 */
export async function deleteFileRow(tx: Transaction, id: string): Promise<string[] | null> {
  const file = await tx.file.findUnique({
    where: { id },
    include: { members: { include: { file: { include: { memberOf: true } } } } },
  })
  if (file === null) return null
  const alone = file.members.flatMap(({ file: member }) => {
    if (member === null || member.uploadedAt !== file.uploadedAt) return []
    return member.memberOf.every(({ archiveId }) => archiveId === id) ? [member] : []
  })
  const doomed = [file, ...alone]
  await tx.file.deleteMany({ where: { id: { in: doomed.map((one) => one.id) } } })
  return [...new Set(doomed.map(({ blobSha256 }) => blobSha256))]
}
