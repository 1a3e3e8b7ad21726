import { Inflate } from 'fflate'
import { concat } from '../decode'
import { MAX_ZIP_BYTES } from '../limits'
import type { Budget } from './budget'
import type { MemberSink } from './container'
import { crc32 } from './crc32'
import type { Unpacker } from './gunzip'
import type { Members } from './members'
import { isRefusal, refusal } from './refusal'
import { readZipDirectory, type ZipEntry } from './zip-directory'

/** As with gzip: little enough that one step's output stays small before the budget sees it. */
const STEP_BYTES = 8 * 1024
/** Finder puts a shadow of every file here. */
const FINDER_FOLDER = '__MACOSX/'

/**
 * Reads a zip by its central directory, which alone tells links, encryption and overlaps; so the packed bytes are kept
 * until the end. Members are unpacked one after another.
 */
export function openZip(members: Members, budget: Budget): Unpacker {
  const chunks: Uint8Array[] = []
  let packedBytes = 0
  return {
    push(chunk) {
      packedBytes += chunk.length
      budget.packed(chunk.length)
      if (packedBytes > MAX_ZIP_BYTES) {
        throw refusal('archive_limits', { why: 'size', limitBytes: MAX_ZIP_BYTES, limitCount: 0 })
      }
      chunks.push(chunk)
    },
    end() {
      const bytes = concat(chunks)
      for (const entry of readZipDirectory(bytes)) {
        budget.entry()
        if (!entry.path.startsWith(FINDER_FOLDER)) unpack(bytes, entry, { budget, sink: members.open(entry.path) })
      }
    },
  }
}

function unpack(
  bytes: Uint8Array,
  entry: ZipEntry,
  { budget, sink }: { readonly budget: Budget; readonly sink: MemberSink },
): void {
  const packed = bytes.subarray(entry.data.start, entry.data.end)
  let unpackedBytes = 0
  let crc = 0
  const take = (chunk: Uint8Array): void => {
    unpackedBytes += chunk.length
    budget.unpacked(chunk.length)
    if (unpackedBytes > entry.unpackedBytes) throw refusal('corrupt_archive', {}, entry.path)
    crc = crc32(chunk, crc)
    if (chunk.length > 0) sink.push(chunk)
  }
  if (entry.method === 'stored') take(packed)
  else inflate(packed, take)
  const isWhole = unpackedBytes === entry.unpackedBytes && crc === entry.crc
  sink.end(isWhole ? null : { code: 'corrupt_archive', params: {}, where: entry.path })
}

function inflate(packed: Uint8Array, take: (chunk: Uint8Array) => void): void {
  const stream = new Inflate(take)
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length)
    }
  } catch (error) {
    // What is broken inside shows in the check sum; only refusals end the whole.
    if (isRefusal(error)) throw error
  }
}
