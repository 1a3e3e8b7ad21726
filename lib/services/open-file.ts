import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { blobPath } from '@/lib/db/blobs'
import { database } from '@/lib/db/database'
import { findBlob } from '@/lib/db/files'
import { isId } from '@/lib/db/ids'
import type { FileWithRuns } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { fileWithRuns } from './file-with-runs'

export async function openFile(_actor: Actor, id: string): Promise<Result<FileWithRuns, Failure>> {
  if (!isId('file', id)) return badId(id)
  const { reader } = await database()
  const file = await fileWithRuns(reader, id)
  return file === null ? missing(id) : ok(file)
}

export type RawFile = {
  readonly name: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly stream: ReadableStream<Uint8Array>
}

/** The bytes as they were uploaded. */
export async function openRawFile(_actor: Actor, id: string): Promise<Result<RawFile, Failure>> {
  if (!isId('file', id)) return badId(id)
  const { reader, folder } = await database()
  const blob = await findBlob(reader, id)
  if (blob === null) return missing(id)
  const stream = Readable.toWeb(createReadStream(blobPath(folder, blob.blobSha256)))
  return ok({
    name: blob.name,
    sha256: blob.blobSha256,
    sizeBytes: blob.blobBytes,
    stream: stream as ReadableStream<Uint8Array>, // Node's own type of the same stream
  })
}

const badId = (id: string) => fail<Failure>({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
const missing = (id: string) => fail<Failure>({ code: 'not_found', params: { what: 'file', id }, where: null })
