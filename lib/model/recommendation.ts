import type { Reason } from '@/lib/outcome/reason'
import type { Finding } from './check'
import type { Estimate, Unmet } from './estimate'
import type { Configuration } from './price-book'
import type { Workload } from './workload'

export type RecommendationRequest = {
  readonly workload: Workload
  readonly region: string
  readonly optionIds: readonly string[] | null // null = all that have an adapter
  /** Configurations to show beside what the search finds, such as those that an article prices. */
  readonly pinned: readonly { readonly optionId: string; readonly configuration: Configuration }[]
}

export type Ranked = {
  readonly key: string
  readonly estimate: Estimate
  readonly feasible: boolean
  readonly unmet: readonly Unmet[]
  readonly onFrontier: boolean
  readonly probabilityMeetsSlo: number | null
  readonly pinned: boolean
  /** The best configuration of its option; the others are shown on the chart and in the table. */
  readonly headline: boolean
}

export type Flip = {
  readonly input: string // code
  readonly from: number | string
  readonly to: number | string
  readonly unit: string
  readonly newBest: string | null // key; null = nothing fits
  readonly newBestLabel: string | null
  readonly newBestUsd: string | null
  readonly because: Reason
}

/** What one reading of the contradictions would answer. */
export type ReadingAnswer = {
  readonly check: string
  readonly reading: string // its key
  readonly letter: string // A, B …
  readonly because: Reason
  readonly bestKey: string | null
  readonly bestLabel: string | null
  readonly bestConfiguration: string | null
  readonly bestUsd: string | null
  /** The monthly bill per option under this reading: the cheapest or pinned configuration. */
  readonly totals: readonly {
    readonly optionId: string
    readonly label: string
    readonly configurationText: string
    readonly usd: string | null
  }[]
}

export type Recommendation = {
  readonly verdict: Reason
  readonly best: string | null // null while a contradiction that changes the answer is unresolved, or where nothing fits
  readonly provisional: string | null // best of the workload exactly as declared
  readonly nearest: string | null // where nothing fits: the least far from fitting
  readonly ranked: readonly Ranked[]
  readonly frontier: readonly string[]
  readonly flips: readonly Flip[]
  readonly contradictions: readonly Finding[]
  readonly readings: readonly ReadingAnswer[]
  readonly unpriced: readonly string[] // keys of options listed apart: price unknown
  readonly measureNext: { readonly why: Reason; readonly fioJob: string } | null
  readonly considered: number // configurations examined
  readonly priceBook: { readonly id: string; readonly date: string }
  readonly modelVersion: string
  readonly region: string
  readonly workload: Workload
}
