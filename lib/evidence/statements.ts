import type { Basis } from '@/lib/model/quantity'
import type { Protocol } from '@/lib/model/workload'
import data from './statements.json'

export type StatementSource = { readonly name: string; readonly url: string; readonly date: string }
export type Range = { readonly low: number; readonly high: number }

/** What somebody published about an option's latency: never drawn as the user's own measurement. */
export type Statement = {
  readonly id: string
  readonly kind: 'published-table' | 'vendor-statement'
  readonly optionIds: readonly string[]
  readonly operation: 'read' | 'write' | 'any'
  readonly sizeBytes: { readonly min: number; readonly max: number } | null // null = said without a size
  readonly protocols: readonly Protocol[] | null
  readonly p50Us: number | null
  readonly p50RangeUs?: Range
  readonly p99Us: number | null
  readonly p99RangeUs?: Range
  readonly basis: Basis
  readonly source: StatementSource
  readonly note: string // code of the words that say under which conditions
}

export type DurabilityStatement = {
  readonly id: string
  readonly optionIds: readonly string[]
  readonly annualLossProbability: number
  readonly source: StatementSource
  readonly note: string
}

/** What somebody saw of an input that we otherwise assume: tried as what would flip the answer. */
export type Observation = {
  readonly id: string
  readonly code: string
  readonly optionIds: readonly string[]
  readonly values: readonly number[]
  readonly source: StatementSource
}

type Data = {
  readonly statements: readonly Statement[]
  readonly tailRatio: { readonly p99OverP50: number; readonly basis: Basis; readonly note: string }
  readonly durability: readonly DurabilityStatement[]
  readonly observations: readonly Observation[]
  /** Ratios within which a run counts as the same or as near (DESIGN §8.9: thresholds are data). */
  readonly similarity: {
    readonly sameSizeRatio: number
    readonly nearSizeRatio: number
    readonly sameMix: number
    readonly loadMargin: number
  }
}

export const EVIDENCE_DATA = data as Data
