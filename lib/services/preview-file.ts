import 'server-only'
import { removeTemporary } from '@/lib/db/blobs'
import type { Reader } from '@/lib/db/clients'
import { database } from '@/lib/db/database'
import { findFileIdByContent } from '@/lib/db/files'
import { readBody } from '@/lib/db/run-body'
import type { NewFile, NewMember } from '@/lib/db/save-upload'
import type { FileRecord, RunRecord } from '@/lib/model/library'
import type { PackedRun } from '@/lib/model/packed-parse'
import type { Failure } from '@/lib/outcome/failure'
import { ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { cleanFileName } from './file-name'
import type { Upload } from './import-file'
import { parseUpload } from './parse-pool'
import { type ImportPlan, planImport } from './plan-import'
import { receiveBody } from './receive-body'
import { uploadLimits } from './upload-limits'

/** A run or file that was read and not kept: it has no id yet. */
export type PreviewedRun = Omit<RunRecord, 'id' | 'fileId'> & { readonly id: null; readonly fileId: null }
export type PreviewedFile = Omit<FileRecord, 'id'> & {
  readonly id: null
  readonly duplicate: boolean // an import would find this content here
  readonly runs: readonly PreviewedRun[]
  readonly members: readonly PreviewedMember[] | null
}
export type PreviewedMember = {
  readonly name: string
  readonly file: PreviewedFile | null
  readonly failure: Failure | null
}

/** Reads an upload as an import would and says what it holds; keeps nothing. */
export async function previewFile(_actor: Actor, upload: Upload, now: Date): Promise<Result<PreviewedFile, Failure>> {
  const db = await database()
  const limits = uploadLimits()
  const received = await receiveBody(db.folder, upload.body, limits)
  if (!received.ok) return received
  const { path, sizeBytes } = received.value
  try {
    const name = cleanFileName(upload.name)
    const parsed = await parseUpload({ path, nameHint: name, sizeBytes, seconds: limits.parseSeconds })
    const plan = parsed.ok ? planImport(parsed.value, received.value, name) : parsed
    return plan.ok ? ok(await previewed(db.reader, plan.value, now.toISOString())) : plan
  } finally {
    removeTemporary(path)
  }
}

async function previewed(db: Reader, { file, members }: ImportPlan, uploadedAt: string): Promise<PreviewedFile> {
  const whole = await toPreview(db, file, uploadedAt)
  return members === null
    ? whole
    : { ...whole, members: await Promise.all(members.map((member) => toMember(db, member, uploadedAt))) }
}

const toMember = async (db: Reader, member: NewMember, uploadedAt: string): Promise<PreviewedMember> =>
  'failure' in member
    ? { name: member.name, file: null, failure: member.failure }
    : { name: member.name, file: await toPreview(db, member.file, uploadedAt), failure: null }

async function toPreview(db: Reader, file: NewFile, uploadedAt: string): Promise<PreviewedFile> {
  const { parse } = file
  return {
    id: null,
    name: file.name,
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    uploadedBytes: file.blobBytes,
    container: file.container,
    uploadedAt,
    formatId: parse?.formatId ?? null,
    tool: parse?.tool ?? null,
    toolVersion: parse?.toolVersion ?? null,
    warnings: parse?.warnings ?? [],
    runCount: parse?.runs.length ?? 0,
    duplicate: (await findFileIdByContent(db, file.sha256)) !== null,
    runs: (parse?.runs ?? []).map((run, position) =>
      toRun(run, { file, formatId: parse?.formatId ?? '', position, uploadedAt }),
    ),
    members: null,
  }
}

type RunPlace = {
  readonly file: NewFile
  readonly formatId: string
  readonly position: number
  readonly uploadedAt: string
}

const toRun = ({ body, columns }: PackedRun, { file, ...place }: RunPlace): PreviewedRun => ({
  ...readBody(body),
  ...place,
  id: null,
  fileId: null,
  fileName: file.name,
  headline: columns.headline,
  optionId: null,
  region: null,
  configuration: null,
  tags: [],
  note: null,
})
