import { MAX_ARCHIVE_ENTRIES, MAX_UNPACK_RATIO, MAX_UNPACKED_BYTES, RATIO_GRACE_BYTES } from '../limits'
import { refusal } from './refusal'

/** What one upload may unpack to, counted over all its members. Throws a refusal beyond it. */
export type Budget = {
  packed(bytes: number): void
  unpacked(bytes: number): void
  entry(): void
  readonly unpackedBytes: number
}

export function openBudget(): Budget {
  let packedBytes = 0
  let unpackedBytes = 0
  let entries = 0
  return {
    packed(bytes) {
      packedBytes += bytes
    },
    unpacked(bytes) {
      unpackedBytes += bytes
      if (unpackedBytes > MAX_UNPACKED_BYTES) {
        throw refusal('archive_limits', { why: 'size', limitBytes: MAX_UNPACKED_BYTES, limitCount: 0 })
      }
      if (unpackedBytes > RATIO_GRACE_BYTES && unpackedBytes > MAX_UNPACK_RATIO * packedBytes) {
        throw refusal('decompression_ratio', { limitRatio: MAX_UNPACK_RATIO })
      }
    },
    entry() {
      entries += 1
      if (entries > MAX_ARCHIVE_ENTRIES) throw tooManyEntries()
    },
    get unpackedBytes() {
      return unpackedBytes
    },
  }
}

export const tooManyEntries = () =>
  refusal('archive_limits', { why: 'entries', limitCount: MAX_ARCHIVE_ENTRIES, limitBytes: 0 })
