import 'server-only'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'

/** A byte sequence of RFC 8941 that holds 32 bytes. */
const SHA256_MEMBER = /^sha-256=:([A-Za-z0-9+/]{43}=):$/i
const ANY_MEMBER = /^[a-z*][a-z0-9_.*-]*=:[A-Za-z0-9+/]*={0,2}:$/i

/**
 * The SHA-256 that the sender says the body has (RFC 9530), as hex; null when it says none. Bytes are digested as they came, so
 * `Content-Digest` and `Repr-Digest` are one here.
 */
export function declaredDigest(headers: Headers): Result<string | null, Failure> {
  for (const name of ['repr-digest', 'content-digest']) {
    const value = headers.get(name)
    if (value === null) continue
    const members = value.split(',').map((member) => member.trim())
    if (!members.every((member) => ANY_MEMBER.test(member))) return malformed(name)
    const ours = members.find((member) => /^sha-256=/i.test(member))
    if (ours === undefined) continue
    const base64 = SHA256_MEMBER.exec(ours)?.[1]
    if (base64 === undefined) return malformed(name)
    return ok(Buffer.from(base64, 'base64').toString('hex'))
  }
  return ok(null)
}

const malformed = (header: string): Result<never, Failure> =>
  fail({ code: 'bad_digest_header', params: { header }, where: header })
