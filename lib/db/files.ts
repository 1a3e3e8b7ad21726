import { z } from 'zod'
import type { FileRecord } from '@/lib/model/library'
import type { Notice } from '@/lib/outcome/reason'
import type { Reader } from './clients'
import type { Prisma } from './generated/client'

const notices = z.array(
  z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    where: z.string().nullable(),
  }),
)
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

const readNotices = (text: string): readonly Notice[] => notices.parse(JSON.parse(text))

export async function findFile(db: Reader, id: string): Promise<FileRecord | null> {
  const row = await db.file.findUnique({ where: { id }, include: FILE_WITH_PARSE })
  return row === null ? null : toFileRecord(row)
}
