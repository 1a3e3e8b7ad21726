import type { RunLoad, RunResult } from './benchmark-run'
import type { Recommendation, RecommendationRequest } from './recommendation'

/** A run as a report shows it: allow-listed facts only, no file, host, path or note; `name` is null unless its owner let it through. */
export type FrozenRun = {
  readonly runId: string
  readonly name: string | null
  readonly tool: string
  readonly toolVersion: string | null
  readonly startedAt: string | null
  readonly load: RunLoad
  readonly results: readonly Omit<RunResult, 'histogram'>[]
}

/**
 * A report: what was asked, what was answered and with which prices and models, frozen. Everything a page or an export
 * shows of it is in here. On disk every number is decimal text (`lib/report`); this is the same document in memory.
 */
export type ReportSnapshot = {
  readonly format: 'tierfront-report'
  readonly version: 1
  readonly title: string
  readonly frozenAt: string // ISO 8601, UTC
  readonly appVersion: string
  readonly question: RecommendationRequest | null // null: a report of runs alone
  readonly answer: Recommendation | null
  readonly runs: readonly FrozenRun[]
}

/** A stored report as lists show it. */
export type ReportRecord = {
  readonly id: string
  readonly snapshotSha256: string
  readonly title: string
  readonly frozenAt: string // ISO 8601, UTC
  readonly pricesAsOf: string | null // null: a report of runs alone
  readonly region: string | null
}

/** A share link without its token, which nobody has but whom it was given to. */
export type ShareLinkRecord = {
  readonly id: string
  readonly reportId: string
  readonly createdAt: string
  readonly expiresAt: string | null // null = never
  readonly revokedAt: string | null
}

export const LINK_STATES = ['active', 'expired', 'revoked'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Times are compared as instants; a link ends at `expiresAt`, not after it. */
export function linkState(link: Pick<ShareLinkRecord, 'expiresAt' | 'revokedAt'>, now: Date): LinkState {
  if (link.revokedAt !== null) return 'revoked'
  if (link.expiresAt !== null && Date.parse(link.expiresAt) <= now.getTime()) return 'expired'
  return 'active'
}

/** How long a link may live, in days; null = until it is revoked. */
export const EXPIRY_DAYS = [1, 7, 30, 365, null] as const
export type ExpiryDays = (typeof EXPIRY_DAYS)[number]
export const DEFAULT_EXPIRY_DAYS: ExpiryDays = 30
