import 'server-only'
import { isId } from '@/lib/db/ids'
import { findReport, listShareLinks, revokeShareLink, saveShareLink } from '@/lib/db/reports'
import type { ExpiryDays, ShareLinkRecord } from '@/lib/model/report'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { hashToken, newToken } from './capability-token'

const DAY_MS = 24 * 3600 * 1000

/** The token leaves here once and is kept nowhere. */
export type MintedLink = ShareLinkRecord & { readonly token: string }

export async function makeShareLink(
  _actor: Actor,
  { id, expiresInDays }: { readonly id: string; readonly expiresInDays: ExpiryDays },
  now: Date,
): Promise<Result<MintedLink, Failure>> {
  if (!isId('report', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  const token = newToken('bs_')
  const link = await saveShareLink({
    reportId: id,
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS).toISOString(),
  })
  return link === null
    ? fail({ code: 'not_found', params: { what: 'report', id }, where: null })
    : ok({ ...link, token })
}

export async function linksOfReport(_actor: Actor, id: string): Promise<Result<readonly ShareLinkRecord[], Failure>> {
  if (!isId('report', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  if ((await findReport(id)) === null) return fail({ code: 'not_found', params: { what: 'report', id }, where: null })
  return ok(await listShareLinks(id))
}

/** From the next request on the link answers 410. Revoking again changes nothing. */
export async function revokeLink(_actor: Actor, id: string, now: Date): Promise<Result<null, Failure>> {
  if (!isId('link', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  return (await revokeShareLink(id, now.toISOString()))
    ? ok(null)
    : fail({ code: 'not_found', params: { what: 'link', id }, where: null })
}
