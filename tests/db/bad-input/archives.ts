import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { aFioFile } from '../a-result-file'

const CENTRAL = Buffer.from([0x50, 0x4b, 1, 2])

/** A zip of one result, changed in its directory, which starts at `central`. */
export function zipWith(change: (zip: Buffer, central: number) => void): Buffer {
  const zip = Buffer.from(zipSync({ 'fio.json': aFioFile() }))
  change(zip, zip.indexOf(CENTRAL))
  return zip
}

export const symlinkZip = (): Buffer => zipWith((zip, at) => zip.writeUInt32LE((0o120777 << 16) >>> 0, at + 38))
export const encryptedZip = (): Buffer => zipWith((zip, at) => zip.writeUInt16LE(1, at + 8))

export const crowdedZip = (entries: number): Uint8Array =>
  zipSync(Object.fromEntries(Array.from({ length: entries }, (_, index) => [`${index}.json`, strToU8('{}')])))

/** Two directory entries that point at the same packed bytes, as 42.zip's descendants do. */
export function overlappingZip(): Buffer {
  const zip = Buffer.from(zipSync({ a: aFioFile(), b: aFioFile() }))
  const first = zip.indexOf(CENTRAL)
  const second = zip.indexOf(CENTRAL, first + CENTRAL.length)
  zip.writeUInt32LE(zip.readUInt32LE(first + 42), second + 42)
  return zip
}

/** A whole, valid gzip of zeros: one deflated block of them, again and again, with the checksum of them all. */
export function gzipOfZeros(gibibytes: number): ReadableStream<Uint8Array> {
  const zeros = Buffer.alloc(2 ** 26)
  const count = gibibytes * 16
  const block = deflateRawSync(zeros, { level: 9, finishFlush: zlib.Z_FULL_FLUSH })
  let checksum = 0
  for (let index = 0; index < count; index += 1) checksum = crc32(zeros, checksum)
  const trailer = Buffer.alloc(10)
  trailer.set([3, 0]) // the empty last block
  trailer.writeUInt32LE(checksum, 2)
  trailer.writeUInt32LE((gibibytes * 2 ** 30) % 2 ** 32, 6)
  let sent = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('1f8b08000000000002ff', 'hex')),
    pull(controller) {
      sent += 1
      controller.enqueue(sent <= count ? block : trailer)
      if (sent > count) controller.close()
    },
  })
}
