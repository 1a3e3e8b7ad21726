import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What a token opens, as its prefix, so that secret scanners can tell them apart: a shared report, the API. */
export type TokenKind = 'bs_' | 'bt_'

const RANDOM_BYTES = 32
const RANDOM_CHARACTERS = 43 // 32 bytes as base64url
const CHECKSUM_CHARACTERS = 6 // 4 bytes as base64url

/** 256 random bits: who holds it may. Shown once and never stored; what is stored is `hashToken`. */
export function newToken(kind: TokenKind, random: Uint8Array = randomBytes(RANDOM_BYTES)): string {
  const body = kind + Buffer.from(random).toString('base64url')
  return body + checksum(body)
}

/** Whether text can be a token at all. Typing errors end here, without a look into the database. */
export function isToken(kind: TokenKind, text: string): boolean {
  if (text.length !== kind.length + RANDOM_CHARACTERS + CHECKSUM_CHARACTERS || !text.startsWith(kind)) return false
  return text.slice(-CHECKSUM_CHARACTERS) === checksum(text.slice(0, -CHECKSUM_CHARACTERS))
}

/** A token is looked up by its hash, so no comparison ever depends on the secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

function checksum(body: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return bytes.toString('base64url')
}
