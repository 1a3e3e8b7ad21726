import 'server-only'
import { findSharedSnapshot, findShareLink } from '@/lib/db/reports'
import { linkState, type ReportSnapshot, type ShareLinkRecord } from '@/lib/model/report'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { billTable, optionsTable, runsTable } from '@/lib/report'
import { toCsv } from '@/lib/units/csv'
import { hashToken, isToken } from './capability-token'
import { countMiss } from './miss-limit'
import { readStored } from './stored-snapshot'

// All that a holder of a share link can reach. It reads the frozen document and never a price, a run or a model.
// Nothing here changes anything, and no failure repeats the token.

const UNKNOWN: Failure = { code: 'not_found', params: { what: 'report', id: '' }, where: null }
const GONE: Failure = { code: 'gone', params: {}, where: null }

export type OpenedShare = {
  readonly snapshot: ReportSnapshot
  readonly sha256: string
  readonly expiresAt: string | null
  /** The canonical document itself. */
  readonly document: string
}

/** Whoever asks: a miss is counted against the address it comes from. */
export type Visit = { readonly token: string; readonly address: string; readonly now: Date }

/** Whether the link opens, without opening it. */
export async function knock({ token, address, now }: Visit): Promise<Result<null, Failure>> {
  const link = isToken('bs_', token) ? await findShareLink(hashToken(token)) : null
  if (link !== null) return admit(link, now)
  return fail(refuseMiss(token, address, now))
}

export async function openShare({ token, address, now }: Visit): Promise<Result<OpenedShare, Failure>> {
  const shared = isToken('bs_', token) ? await findSharedSnapshot(hashToken(token)) : null
  if (shared === null) return fail(refuseMiss(token, address, now))

  const admitted = admit(shared.link, now)
  if (!admitted.ok) return admitted
  const snapshot = readStored(shared)
  if (!snapshot.ok) return snapshot
  return ok({
    snapshot: snapshot.value,
    sha256: shared.sha256,
    expiresAt: shared.link.expiresAt,
    document: shared.snapshot,
  })
}

const admit = (link: ShareLinkRecord, now: Date): Result<null, Failure> =>
  linkState(link, now) === 'active' ? ok(null) : fail(GONE)

/** Only what could be a token is a guess; `..` or 10 kB of text is merely nowhere. */
function refuseMiss(token: string, address: string, now: Date): Failure {
  if (!/^[\w-]{1,64}$/.test(token)) return UNKNOWN
  const seconds = countMiss(address, now)
  return seconds === null ? UNKNOWN : { code: 'rate_limited', params: { retryAfterSeconds: seconds }, where: null }
}

export const SHARE_TABLES = ['options', 'bill', 'runs'] as const
export type ShareTable = (typeof SHARE_TABLES)[number]

/** One table of the report for machines; without a name the one that it is about. */
export function shareCsv({ answer, runs }: ReportSnapshot, table: ShareTable | null): string {
  if (answer === null || table === 'runs') return toCsv(runsTable(runs))
  return toCsv(table === 'bill' ? billTable(answer) : optionsTable(answer))
}
