import 'server-only'
import { removeUnreferenced } from '@/lib/db/blobs'
import { database } from '@/lib/db/database'
import { deleteFileRow } from '@/lib/db/files'
import { isId } from '@/lib/db/ids'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

/** Takes a file and its runs out of the library: rows first, bytes when those are gone for good. Reports keep their numbers. */
export async function deleteFile(_actor: Actor, id: string): Promise<Result<null, Failure>> {
  if (!isId('file', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  const db = await database()
  const hashes = await db.write((tx) => deleteFileRow(tx, id))
  if (hashes === null) return fail({ code: 'not_found', params: { what: 'file', id }, where: null })
  await removeUnreferenced(db, hashes)
  return ok(null)
}
