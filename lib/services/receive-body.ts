import 'server-only'
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { statfs } from 'node:fs/promises'
import { openTemporary, removeTemporary } from '@/lib/db/blobs'
import type { DataFolder } from '@/lib/db/data-folder'
import { storageFault } from '@/lib/db/faults'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { declaredDigest } from './body-digest'
import type { UploadLimits } from './upload-limits'

/** A body as it came: never a form, which would be held in memory and cut by what is between. */
export type IncomingBody = {
  readonly stream: ReadableStream<Uint8Array> | null
  readonly headers: Headers
}
export type ReceivedBody = { readonly path: string; readonly sha256: string; readonly sizeBytes: number }

const ACCEPTED_ENCODINGS = ['', 'identity', 'gzip', 'x-gzip'] // gzip is kept as it came and unpacked by what reads it

/** Writes a body to a temporary file, whole and synced, or leaves nothing. The caller removes the file. */
export async function receiveBody(
  folder: DataFolder,
  { stream, headers }: IncomingBody,
  limits: UploadLimits,
): Promise<Result<ReceivedBody, Failure>> {
  const expected = await expectations(folder, headers, limits)
  if (!expected.ok) return expected
  if (stream === null || expected.value.sizeBytes === 0) return fail(emptyBody)

  const { path, handle } = await openTemporary(folder)
  let kept = false
  try {
    const written = await write(stream, handle, limits.bodyBytes)
    const checked = written.ok ? check(written.value, expected.value) : written
    if (checked.ok) await handle.datasync()
    kept = checked.ok
    return checked.ok ? ok({ path, ...checked.value }) : checked
  } finally {
    await handle.close()
    if (!kept) removeTemporary(path)
  }
}

type Written = { readonly sha256: string; readonly sizeBytes: number }
type Expected = { readonly sizeBytes: number | null; readonly sha256: string | null }

const emptyBody: Failure = { code: 'empty_body', params: {}, where: null }
const tooLarge = (limitBytes: number): Failure => ({ code: 'body_too_large', params: { limitBytes }, where: null })

/** All that the headers alone can refuse, before a byte is read. */
async function expectations(
  folder: DataFolder,
  headers: Headers,
  limits: UploadLimits,
): Promise<Result<Expected, Failure>> {
  const type = headers.get('content-type') ?? ''
  if (/^\s*multipart\//i.test(type)) return fail({ code: 'use_raw_body', params: {}, where: 'content-type' })
  const encoding = (headers.get('content-encoding') ?? '').trim().toLowerCase()
  if (!ACCEPTED_ENCODINGS.includes(encoding)) {
    return fail({ code: 'unsupported_encoding', params: { encoding }, where: 'content-encoding' })
  }
  const digest = declaredDigest(headers)
  if (!digest.ok) return digest
  const length = headers.get('content-length')
  const sizeBytes = length === null ? null : Number(length)
  if (sizeBytes !== null && sizeBytes > limits.bodyBytes) return fail(tooLarge(limits.bodyBytes))
  const { bavail, bsize } = await statfs(folder.root)
  const neededBytes = Math.max(limits.freeBytes, 2 * (sizeBytes ?? 0))
  const freeBytes = bavail * bsize
  if (freeBytes < neededBytes)
    return fail({ code: 'insufficient_storage', params: { freeBytes, neededBytes }, where: null })
  return ok({ sizeBytes, sha256: digest.value })
}

async function write(
  stream: ReadableStream<Uint8Array>,
  handle: FileHandle,
  limitBytes: number,
): Promise<Result<Written, Failure>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  try {
    // A body that is left is not cancelled: Next would destroy the connection, and our answer with it.
    for await (const chunk of stream.values({ preventCancel: true })) {
      sizeBytes += chunk.length
      if (sizeBytes > limitBytes) return fail(tooLarge(limitBytes))
      hash.update(chunk)
      await handle.writeFile(chunk) // from where the last one ended
    }
  } catch (error) {
    if (storageFault(error) !== null) throw error
    return fail({ code: 'incomplete_body', params: { receivedBytes: sizeBytes }, where: null }) // the sender went away
  }
  return ok({ sha256: hash.digest('hex'), sizeBytes })
}

function check(written: Written, expected: Expected): Result<Written, Failure> {
  const { sizeBytes, sha256 } = written
  if (expected.sizeBytes !== null && expected.sizeBytes !== sizeBytes) {
    const params = { receivedBytes: sizeBytes, expectedBytes: expected.sizeBytes }
    return fail({ code: 'incomplete_body', params, where: null })
  }
  if (sizeBytes === 0) return fail(emptyBody)
  if (expected.sha256 !== null && expected.sha256 !== sha256) {
    return fail({ code: 'digest_mismatch', params: { expected: expected.sha256, found: sha256 }, where: null })
  }
  return ok(written)
}
