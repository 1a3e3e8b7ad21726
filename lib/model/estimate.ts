import type { Reason } from '@/lib/outcome/reason'
import type { Bill } from './bill'
import type { Configuration } from './price-book'
import type { Quantity } from './quantity'
import type { SloWindow } from './workload'

/** One limit on the path of an operation. The smallest of a dimension binds. */
export type ChainLink = {
  readonly name: string // code: `volume`, `stripe`, `instance`, `server-disk`, `server-network`, `service`, `client`, `prefix`
  readonly dimension: 'operations' | 'bytes' | 'writes' | 'reads'
  readonly limit: number // operations/s or bytes/s
  readonly unit: 'operations/s' | 'bytes/s'
  readonly demand: number | null // what the workload asks of it at its peak, same unit
  readonly source: { readonly name: string; readonly url: string; readonly confidence: string } | null
  readonly because: Reason
  /** What is paid for above the binding limit and can't be delivered, US dollars a month; null where nothing is. */
  readonly boughtBeyondBindingUsd: string | null
}

export type Capacity = {
  readonly operationsPerSecond: Quantity
  readonly bytesPerSecond: Quantity
  readonly binding: { readonly name: string; readonly limit: number; readonly unit: string } | null
  readonly chain: readonly ChainLink[]
}

export type LatencyEstimate = {
  readonly p50Us: Quantity
  readonly p95Us: Quantity
  readonly p99Us: Quantity
  readonly window: SloWindow
}

/** What one peak leaves behind. Bytes and operations queue apart: each has its own limits. */
export type PeakOutcome = {
  readonly backlogBytes: number
  readonly drainSeconds: number | null // of the bytes; null = never drains
  readonly backlogOperations: number
  readonly operationsDrainSeconds: number | null
  readonly survives: boolean
}

export type Evidence = {
  readonly kind: 'own-run' | 'published-table' | 'vendor-statement'
  readonly id: string
  readonly because: Reason
}

export type Unmet = {
  readonly constraint: string // code
  readonly required: number | string
  readonly found: number | string | null
  readonly margin: number | null // found relative to required: 0.08 = 8 % short
  readonly because: Reason
}

/** One configured option under one workload. */
export type Estimate = {
  readonly key: string // stable: option id plus configuration
  readonly optionId: string
  readonly label: string
  readonly family: string
  readonly configuration: Configuration
  /** Language-neutral: "1,280 MBps · 50,000 IOPS · NFSv3". */
  readonly configurationText: string
  readonly region: string
  readonly feasible: boolean
  readonly bill: Bill
  readonly capacity: Capacity
  readonly latency: { readonly read: LatencyEstimate | null; readonly write: LatencyEstimate | null }
  readonly peak: { readonly withoutCredits: PeakOutcome; readonly withCredits: PeakOutcome | null }
  readonly durability: { readonly annualLossProbability: Quantity; readonly note: Reason | null }
  readonly evidence: readonly Evidence[]
  readonly usage: readonly {
    readonly meter: string
    readonly quantity: number
    readonly unit: string
    readonly formula: string
  }[]
  readonly unmet: readonly Unmet[]
  /** In its favour, against it, or to be known; the strongest first. */
  readonly reasons: readonly (Reason & { readonly side: 'for' | 'against' | 'note' })[]
  /** What was assumed because nobody said: each has basis "assumed". */
  readonly assumptions: readonly Reason[]
}
