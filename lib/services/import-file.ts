import 'server-only'
import { keepBlob, removeTemporary, removeUnreferenced, withPending } from '@/lib/db/blobs'
import { database, type OpenDatabase } from '@/lib/db/database'
import { findFileIdByBlob } from '@/lib/db/files'
import { type SavedFile, saveArchive, saveFile } from '@/lib/db/save-upload'
import type { ImportedFile } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { cleanFileName } from './file-name'
import { fileWithRuns } from './file-with-runs'
import { parseUpload } from './parse-pool'
import { type ImportPlan, planImport } from './plan-import'
import { type IncomingBody, type ReceivedBody, receiveBody } from './receive-body'
import { uploadLimits } from './upload-limits'

export type Upload = { readonly name: string | null; readonly body: IncomingBody }

/**
 * Takes one result file into the library, whole or not at all. When it answers, bytes and rows are on the disk: the bytes are
 * synced before they get their name, the name before there are rows, the rows (`synchronous=FULL`) before the answer.
 */
export async function importFile(_actor: Actor, upload: Upload, now: Date): Promise<Result<ImportedFile, Failure>> {
  const db = await database()
  const limits = uploadLimits()
  const received = await receiveBody(db.folder, upload.body, limits)
  if (!received.ok) return received
  try {
    const known = await findFileIdByBlob(db.reader, received.value.sha256)
    if (known !== null) return await answer(db, { id: known, created: false })
    return await read(db, received.value, { name: cleanFileName(upload.name), seconds: limits.parseSeconds, now })
  } finally {
    removeTemporary(received.value.path)
  }
}

type Reading = { readonly name: string; readonly seconds: number; readonly now: Date }

async function read(db: OpenDatabase, received: ReceivedBody, how: Reading): Promise<Result<ImportedFile, Failure>> {
  const { path, sizeBytes } = received
  const parsed = await parseUpload({ path, nameHint: how.name, sizeBytes, seconds: how.seconds })
  if (!parsed.ok) return parsed
  const plan = planImport(parsed.value, received, how.name)
  return plan.ok ? answer(db, await keep(db, plan.value, how.now)) : plan
}

/** Blobs first, then rows. Whatever ends without a row of its own leaves no blob either. */
async function keep(db: OpenDatabase, plan: ImportPlan, now: Date): Promise<SavedFile> {
  const hashes = plan.blobs.map(({ sha256 }) => sha256)
  let created = false
  try {
    const saved = await withPending(db, hashes, async () => {
      for (const { temporary, sha256 } of plan.blobs) await keepBlob(db.folder, temporary, sha256)
      const { file, members } = plan
      return db.write((tx) => (members === null ? saveFile(tx, file, now) : saveArchive(tx, file, members, now)))
    })
    created = saved.created
    return saved
  } finally {
    if (!created || hashes.length > 1) await removeUnreferenced(db, hashes)
  }
}

async function answer(db: OpenDatabase, { id, created }: SavedFile): Promise<Result<ImportedFile, Failure>> {
  const file = await fileWithRuns(db.reader, id)
  if (file !== null) return ok({ ...file, duplicate: !created })
  return fail({ code: 'busy', params: {}, where: null }) // deleted since: sent again, it is a new file
}
