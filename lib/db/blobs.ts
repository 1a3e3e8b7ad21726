import { randomBytes } from 'node:crypto'
import { constants, existsSync, readdirSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DataFolder } from './data-folder'
import type { OpenDatabase } from './database'

/**
 * Uploaded bytes, kept as they came under the SHA-256 of them. A blob is written under another name first and renamed when it
 * is whole and synced, so that whatever is at its place is complete.
 */
const OWNER_ONLY_FILE = 0o600
/** Blobs without a row are left this long: they may belong to a backup that is being restored. */
const ORPHAN_AGE_MS = 24 * 3_600_000
const TEMPORARY_AGE_MS = 3_600_000

export const blobPath = (folder: DataFolder, sha256: string): string => join(folder.blobs, sha256.slice(0, 2), sha256)

export async function openTemporary(folder: DataFolder): Promise<{ path: string; handle: FileHandle }> {
  const path = join(folder.temporary, randomBytes(16).toString('hex'))
  const handle = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, OWNER_ONLY_FILE)
  return { path, handle }
}

/** Removes a temporary file and what a parse made beside it (`<path>.<n>`). */
export function removeTemporary(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (name === basename(path) || name.startsWith(`${basename(path)}.`)) rmSync(join(folder, name), { force: true })
  }
}

/** Puts a whole and synced temporary file into its place, for good. The caller holds `withPending` for its hash. */
export async function keepBlob(folder: DataFolder, temporary: string, sha256: string): Promise<void> {
  const place = blobPath(folder, sha256)
  await rename(temporary, place)
  const directory = await open(dirname(place), 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** While `work` runs, no clean-up takes these blobs away, although no row names them yet. */
export async function withPending<Value>(
  db: Pick<OpenDatabase, 'pendingBlobs'>,
  hashes: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> {
  for (const sha256 of hashes) db.pendingBlobs.set(sha256, (db.pendingBlobs.get(sha256) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const sha256 of hashes) {
      const left = (db.pendingBlobs.get(sha256) ?? 1) - 1
      if (left > 0) db.pendingBlobs.set(sha256, left)
      else db.pendingBlobs.delete(sha256)
    }
  }
}

/** Takes blobs away that no row names. In the lane, so that no upload can commit between the question and the unlink. */
export function removeUnreferenced(db: OpenDatabase, hashes: readonly string[]): Promise<number> {
  return db.lane.run(async () => {
    const rows = await db.reader.file.findMany({
      where: { blobSha256: { in: [...hashes] } },
      select: { blobSha256: true },
    })
    const named = new Set(rows.map(({ blobSha256 }) => blobSha256))
    // From here on nothing awaits: an upload that starts now finds its blob gone and writes it anew.
    const gone = hashes.filter((sha256) => !named.has(sha256) && !db.pendingBlobs.has(sha256))
    for (const sha256 of gone) if (existsSync(blobPath(db.folder, sha256))) unlinkSync(blobPath(db.folder, sha256))
    return gone.length
  })
}

/** Drops what a crash left: uploads that never ended, blobs whose row was never written or is deleted. */
export async function collectGarbage(
  db: OpenDatabase,
  now: Date,
  atStart: boolean,
): Promise<{ temporary: number; blobs: number }> {
  const temporaryAge = atStart ? 0 : TEMPORARY_AGE_MS // at the start this process, the only one, has no upload yet
  const stale = olderThan(db.folder.temporary, now, temporaryAge)
  for (const name of stale) rmSync(join(db.folder.temporary, name), { force: true })
  let blobs = 0
  for (const prefix of readdirSync(db.folder.blobs)) {
    const old = olderThan(join(db.folder.blobs, prefix), now, ORPHAN_AGE_MS)
    if (old.length > 0) blobs += await removeUnreferenced(db, old)
  }
  return { temporary: stale.length, blobs }
}

function olderThan(folder: string, now: Date, ageMs: number): string[] {
  return readdirSync(folder).filter((name) => {
    const entry = statSync(join(folder, name), { throwIfNoEntry: false })
    return entry !== undefined && now.getTime() - entry.mtimeMs >= ageMs
  })
}
