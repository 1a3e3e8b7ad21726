import { MAX_ARCHIVE_ENTRIES } from '../limits'
import { tooManyEntries } from './budget'
import { refusal } from './refusal'

/** One file of a zip as its central directory lists it; `data` is where its packed bytes lie. */
export type ZipEntry = {
  readonly path: string
  readonly method: 'stored' | 'deflated'
  readonly crc: number
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly data: { readonly start: number; readonly end: number }
}

// PKWARE APPNOTE 6.3.10: §4.3.7 local header, §4.3.12 central directory, §4.3.16 its end, §4.5.3 zip64 sizes.
const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const CENTRAL_SIGNATURE = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30
const ENCRYPTED_FLAG = 1
const UTF8_FLAG = 0x800
const ZIP64_EXTRA = 1
const BEYOND_32_BITS = 0xffffffff
const UNIX_FILE_TYPE = 0o170000
const UNIX_SYMLINK = 0o120000

/** Every file of the archive, in its order; directories are left out. Throws a refusal. */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ARCHIVE_ENTRIES) throw tooManyEntries()
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL_SIGNATURE) throw refusal('corrupt_archive')
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const next = at + CENTRAL_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0)
    if (next > end) throw refusal('corrupt_archive')
    const entry = readEntry(bytes, view, at)
    if (!entry.path.endsWith('/')) entries.push(entry)
    at = next
  }
  refuseOverlaps(entries)
  return entries
}

/** From the back, past an archive comment. Without it the archive was cut. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw refusal('truncated_archive')
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const nameBytes = view.getUint16(at + 28, true)
  const name = bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)
  const path = new TextDecoder(flags & UTF8_FLAG ? 'utf-8' : 'latin1').decode(name)
  const unixMode = view.getUint32(at + 38, true) >>> 16
  if ((unixMode & UNIX_FILE_TYPE) === UNIX_SYMLINK) throw refusal('archive_symlink', { path }, path)
  if (flags & ENCRYPTED_FLAG) throw refusal('archive_encrypted', { path }, path)
  if (method !== 0 && method !== 8) throw refusal('corrupt_archive', {}, path)

  const sizes = readSizes(view, at, nameBytes)
  if (sizes.offset + LOCAL_BYTES > view.byteLength || view.getUint32(sizes.offset, true) !== LOCAL_SIGNATURE) {
    throw refusal('corrupt_archive', {}, path)
  }
  const header = view.getUint16(sizes.offset + 26, true) + view.getUint16(sizes.offset + 28, true)
  const start = sizes.offset + LOCAL_BYTES + header
  const end = start + sizes.packedBytes
  if (end > view.byteLength) throw refusal('truncated_archive', {}, path)
  return {
    path,
    method: method === 0 ? 'stored' : 'deflated',
    crc: view.getUint32(at + 16, true),
    packedBytes: sizes.packedBytes,
    unpackedBytes: sizes.unpackedBytes,
    data: { start, end },
  }
}

type Sizes = { readonly packedBytes: number; readonly unpackedBytes: number; readonly offset: number }

/** Fields that do not fit 32 bits are all ones, and stand in the zip64 extra field in this order. */
function readSizes(view: DataView, at: number, nameBytes: number): Sizes {
  const narrow = [24, 20, 42].map((field) => view.getUint32(at + field, true))
  const wide = zip64Values(view, at + CENTRAL_BYTES + nameBytes, view.getUint16(at + 30, true))
  const [unpackedBytes = 0, packedBytes = 0, offset = 0] = narrow.map((value) =>
    value === BEYOND_32_BITS ? (wide.shift() ?? value) : value,
  )
  return { unpackedBytes, packedBytes, offset }
}

function zip64Values(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_EXTRA) continue
    const count = Math.min(view.getUint16(at + 2, true), from + length - at - 4) >> 3
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + 8 * index, true)))
  }
  return []
}

/** Bombs let many entries share the same packed bytes. */
function refuseOverlaps(entries: readonly ZipEntry[]): void {
  const ordered = entries.filter(({ packedBytes }) => packedBytes > 0).sort((a, b) => a.data.start - b.data.start)
  const overlapping = ordered.some((entry, index) => entry.data.start < (ordered[index - 1]?.data.end ?? 0))
  if (overlapping) throw refusal('archive_limits', { why: 'overlap', limitCount: MAX_ARCHIVE_ENTRIES, limitBytes: 0 })
}
