import type { Operation } from './benchmark-run'

export type Protocol = 'nfs3' | 'nfs4' | 'smb' | 's3' | 'block' | 'posix-local'
export type SloWindow = 'worst-minute' | 'peak' | 'day'

/** A count with the period it was declared over. The period is never lost: "per month" read as "per day" is a factor of 30. */
export type Rate = { readonly count: number; readonly per: 'second' | 'day' | 'month' }

export type Slo = {
  readonly operation: Extract<Operation, 'read' | 'write'>
  readonly percentile: number // 0..100
  readonly latencyUs: number
  readonly window: SloWindow
}

/** What the user declares. `null` is "not said": nothing is concluded from it, and what is assumed instead is listed in the answer. */
export type Workload = {
  readonly storedBytes: number
  readonly growthBytesPerMonth: number
  readonly reads: Rate
  readonly writes: Rate
  readonly metadataOps: Rate | null
  readonly readSizeBytes: number
  readonly writeSizeBytes: number
  readonly syncWriteFraction: number | null // 0..1
  readonly sequentialFraction: number | null // 0..1
  readonly workingSetBytes: number | null
  readonly zipfAlpha: number | null
  readonly concurrency: number | null // operations in flight; a closed loop when given and no rate binds
  readonly peak: { readonly multiplier: number; readonly durationSeconds: number; readonly perDay: number } | null
  readonly retentionDays: number | null
  readonly slo: readonly Slo[]
  readonly planningFactor: number // share of a stated limit to plan with, 0..1
  readonly diskWritesPerFile: number
  readonly directories: number | null
  readonly readCacheHitFraction: number | null // 0..1 of reads served by a file server's memory or cache; null = not said
  readonly countBurstCredits: boolean // feasibility counts burst credits; off by default: undocumented buckets
  readonly billingMonthHours: number
  readonly declared: Declared
  /** Which reading of a contradiction the user picked: check code → key of the reading. */
  readonly readings: Readonly<Record<string, string>>
  readonly protocols: readonly Protocol[] // empty = any
  readonly sharedAccess: boolean // more than one host mounts it
  readonly durability: { readonly maxAnnualLossProbability: number | null; readonly rpoSeconds: number | null }
  readonly availability: { readonly multiAz: boolean }
  readonly budgetPerMonth: string | null // US dollars
  readonly hostInstanceType: string | null
  /** Limits as of this date (YYYY-MM or YYYY-MM-DD); null = those in force at the price book's date. */
  readonly limitsAsOf: string | null
}

/** What people also say of their workload; checked against the rest, never computed with until a reading picks it. */
export type Declared = {
  readonly bytesPerDay: number | null
  readonly itemsPerDay: number | null
  readonly operationsPerDay: number | null
  readonly operationsPerMonth: number | null // what was put into the bill as a month's requests
  readonly itemBytes: { readonly min: number | null; readonly mean: number | null; readonly max: number | null } | null
  readonly shares: readonly { readonly share: number; readonly windowDays: number }[]
}
