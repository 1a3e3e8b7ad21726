import type { FileRecord } from '@/lib/model/library'
import type { PackedParse, PackedRun } from '@/lib/model/packed-parse'
import type { Failure } from '@/lib/outcome/failure'
import type { Transaction } from './clients'
import { newId } from './ids'

export type NewFile = {
  readonly sha256: string
  readonly sizeBytes: number
  readonly blobSha256: string
  readonly blobBytes: number
  readonly name: string
  readonly container: FileRecord['container']
  readonly parse: PackedParse | null // null: an archive, whose members are read instead
}
export type SavedFile = { readonly id: string; readonly created: boolean }
export type NewMember = { readonly name: string } & ({ readonly file: NewFile } | { readonly failure: Failure })

/** Runs of one statement: bounds the JSON text that SQLite takes apart at once. */
const RUNS_PER_STATEMENT = 500

/** Stores a file with its runs, unless its content is here: then nothing changes and its id is returned. */
export async function saveFile(tx: Transaction, file: NewFile, now: Date): Promise<SavedFile> {
  const id = newId('file')
  const uploadedAt = now.toISOString()
  const created = await tx.$executeRaw`
    INSERT INTO files (id, sha256, size_bytes, blob_sha256, blob_bytes, name, container, uploaded_at)
    VALUES (${id}, ${file.sha256}, ${file.sizeBytes}, ${file.blobSha256}, ${file.blobBytes}, ${file.name}, ${file.container}, ${uploadedAt})
    ON CONFLICT (sha256) DO NOTHING`
  if (created === 0) {
    const known = await tx.file.findUniqueOrThrow({ where: { sha256: file.sha256 }, select: { id: true } })
    return { id: known.id, created: false }
  }
  if (file.parse !== null) await saveParse(tx, { fileId: id, fileName: file.name, parse: file.parse, uploadedAt })
  return { id, created: true }
}

export async function saveArchive(
  tx: Transaction,
  archive: NewFile,
  members: readonly NewMember[],
  now: Date,
): Promise<SavedFile> {
  const saved = await saveFile(tx, archive, now)
  if (!saved.created) return saved
  for (const [position, member] of members.entries()) {
    const file = 'file' in member ? await saveFile(tx, member.file, now) : null
    const failure = 'failure' in member ? JSON.stringify(member.failure) : null
    await tx.archiveMember.create({
      data: { archiveId: saved.id, position, name: member.name, fileId: file?.id ?? null, failure },
    })
  }
  return saved
}

type NewParse = {
  readonly fileId: string
  readonly fileName: string
  readonly parse: PackedParse
  readonly uploadedAt: string
}

async function saveParse(tx: Transaction, { fileId, fileName, parse, uploadedAt }: NewParse): Promise<void> {
  const parseId = newId('parse')
  await tx.parse.create({
    data: {
      id: parseId,
      fileId,
      formatId: parse.formatId,
      parserVersion: parse.parserVersion,
      tool: parse.tool,
      toolVersion: parse.toolVersion,
      warnings: JSON.stringify(parse.warnings),
      groups: parse.groups === null ? null : Uint8Array.from(parse.groups),
      parsedAt: uploadedAt,
    },
  })
  const owner = { fileId, parseId, formatId: parse.formatId, uploadedAt, fileName: fileName.toLowerCase() }
  for (let from = 0; from < parse.runs.length; from += RUNS_PER_STATEMENT) {
    const rows = parse.runs.slice(from, from + RUNS_PER_STATEMENT).map((run, index) => toRow(run, from + index, owner))
    await insertRuns(tx, JSON.stringify(rows))
  }
}

type Owner = { readonly [key in 'fileId' | 'parseId' | 'formatId' | 'uploadedAt' | 'fileName']: string }

function toRow({ columns, body, histograms }: PackedRun, position: number, owner: Owner) {
  const { searchText, ...rest } = columns
  const packed = histograms === null ? null : Buffer.from(histograms).toString('hex')
  const text = `${searchText} ${owner.fileName}`
  return { ...owner, ...rest, id: newId('run'), position, searchText: text, body, histograms: packed }
}

/** One statement per table for all rows: `createMany` takes thirty times as long and holds up the event loop. */
async function insertRuns(tx: Transaction, rows: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO runs (id, file_id, parse_id, position, name, tool, tool_version, format_id, status, role, group_name, started_at,
      uploaded_at, main_operation, block_size_bytes, concurrency, operations_per_second, bytes_per_second, mean_us, p99_us, search_text)
    SELECT value->>'id', value->>'fileId', value->>'parseId', value->>'position', value->>'name', value->>'tool',
      value->>'toolVersion', value->>'formatId', value->>'status', value->>'role', value->>'group', value->>'startedAt',
      value->>'uploadedAt', value->>'$.headline.operation', value->>'blockSizeBytes', value->>'concurrency',
      value->>'$.headline.operationsPerSecond', value->>'$.headline.bytesPerSecond', value->>'$.headline.meanUs',
      value->>'$.headline.p99Us', value->>'searchText'
    FROM json_each(${rows})`
  await tx.$executeRaw`
    INSERT INTO run_bodies (run_id, body, histograms)
    SELECT value->>'id', value->>'body', unhex(value->>'histograms') FROM json_each(${rows})`
  await tx.$executeRaw`
    INSERT INTO run_operations (run_id, operation)
    SELECT DISTINCT run.value->>'id', operation.value
    FROM json_each(${rows}) AS run, json_each(run.value, '$.operations') AS operation`
}
