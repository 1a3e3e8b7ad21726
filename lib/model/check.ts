import type { Reason } from '@/lib/outcome/reason'

/** One reading of a contradiction: what the workload would be if this side is right. */
export type Reading = { readonly key: string; readonly because: Reason }

/** What a consistency check found. `expected` and `found` are the two numbers that disagree, in the unit of `metric`. */
export type Finding = Reason & {
  readonly severity: 'contradiction' | 'suspicious' | 'note'
  readonly metric: string
  readonly expected: number | null
  readonly found: number | null
  readonly ratio: number | null
  readonly formula: string
  readonly readings: readonly Reading[]
}
