import { FEW_SAMPLES, samplesBeyond } from '@/components/charts/nines'
import type { LatencySummary } from '@/lib/model/benchmark-run'

/** A percentile as the page may state it. */
export type StatedPercentile =
  | { readonly state: 'sure' | 'few'; readonly us: number; readonly beyond: number | null }
  | { readonly state: 'none'; readonly beyond: number } // printed by the tool, but no sample lies beyond it
  | { readonly state: 'missing' }

/** Percentiles that people compare; a tool may have printed others. */
export const QUOTED_PERCENTS = [50, 90, 95, 99, 99.9, 99.99] as const

/** What the samples carry: with fewer than 100 beyond it a percentile is a guess, with none it is the maximum by another name. */
export function statedPercentile(latency: LatencySummary, percent: number): StatedPercentile {
  const found = latency.percentiles.find((one) => Math.abs(one.percent - percent) < SAME_PERCENT)
  if (found === undefined) return { state: 'missing' }
  if (latency.samples === null) return { state: 'sure', us: found.us, beyond: null }
  const beyond = samplesBeyond(latency.samples, percent)
  if (beyond < 1) return { state: 'none', beyond }
  return { state: beyond < FEW_SAMPLES ? 'few' : 'sure', us: found.us, beyond }
}

/** fio prints 99.990000; reading it back leaves no doubt which is meant. */
const SAME_PERCENT = 1e-6
