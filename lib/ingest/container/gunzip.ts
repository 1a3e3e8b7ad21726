import { Gunzip } from 'fflate'
import { concat } from '../decode'
import type { Budget } from './budget'
import { crc32 } from './crc32'
import { isRefusal, refusal } from './refusal'

/** Takes packed bytes, hands unpacked ones on. Throws a refusal. */
export type Unpacker = { push(chunk: Uint8Array): void; end(): void }

/** Little enough that the output of one step (at most 1032 : 1) stays small before the budget sees it. */
const STEP_BYTES = 8 * 1024
/** CRC-32 and length behind every member. */
const TRAILER_BYTES = 8
/** An empty gzip member (RFC 1952), pushed behind the last one: the library tells where it starts, so where the last one ended. */
const EMPTY_MEMBER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0)

/**
 * Unpacks gzip, concatenated members included. The library checks neither check sums nor ends, so both are checked
 * here: a stream that stops early is truncated, one with something else behind it is corrupt.
 */
export function openGunzip(budget: Budget, take: (chunk: Uint8Array) => void): Unpacker {
  let packedBytes = 0
  let recent: Uint8Array = new Uint8Array(0) // the packed bytes that the last trailer may lie in
  let crc = 0
  let memberBytes = 0
  let lastEnd = -1

  const gunzip = new Gunzip((chunk) => {
    budget.unpacked(chunk.length)
    crc = crc32(chunk, crc)
    memberBytes += chunk.length
    if (chunk.length > 0) take(chunk)
  })
  gunzip.onmember = (offset) => {
    const until = recent.length - (packedBytes - offset)
    checkTrailer(recent.subarray(until - TRAILER_BYTES, until), crc, memberBytes)
    crc = 0
    memberBytes = 0
    lastEnd = offset
  }

  const step = (chunk: Uint8Array, last: boolean): void => {
    packedBytes += last ? 0 : chunk.length
    budget.packed(last ? 0 : chunk.length)
    if (!last) recent = concat([recent.slice(-STEP_BYTES), chunk])
    try {
      gunzip.push(chunk, last)
    } catch (error) {
      if (isRefusal(error)) throw error
      throw last ? unfinished() : refusal('corrupt_archive')
    }
  }

  // A few bytes behind a whole member look like the end of a cut one, but the member's check sum is among them.
  const unfinished = () => {
    const expected = trailerOf(crc, memberBytes)
    for (let at = 0; at + TRAILER_BYTES < recent.length; at += 1) {
      if (expected.every((byte, index) => byte === recent[at + index])) return refusal('corrupt_archive')
    }
    return refusal('truncated_archive')
  }

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length; at += STEP_BYTES) step(chunk.subarray(at, at + STEP_BYTES), false)
    },
    end() {
      step(EMPTY_MEMBER, true)
      if (lastEnd !== packedBytes) throw unfinished()
    },
  }
}

function checkTrailer(trailer: Uint8Array, crc: number, bytes: number): void {
  if (trailer.length < TRAILER_BYTES) throw refusal('truncated_archive')
  if (!trailerOf(crc, bytes).every((byte, index) => byte === trailer[index])) throw refusal('corrupt_archive')
}

function trailerOf(crc: number, bytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(TRAILER_BYTES))
  view.setUint32(0, crc, true)
  view.setUint32(4, bytes % 2 ** 32, true)
  return new Uint8Array(view.buffer)
}
