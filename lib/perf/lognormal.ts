// Latency distributions as lognormals (MODEL F3.8). Between two known quantiles the family is a fair reading of a single-mode latency;
// outside them, and for mixtures of hits and misses, it is not.
import { normalQuantile } from './normal'

export type Lognormal = { readonly mu: number; readonly sigma: number }

export type TwoQuantiles = { readonly p1: number; readonly q1: number; readonly p2: number; readonly q2: number }

/** σ = ln(q2/q1) / (z2 − z1), μ = ln q1 − σ·z1. Needs p1 ≠ p2, both in 0..1, and q > 0. */
export function lognormalFromQuantiles({ p1, q1, p2, q2 }: TwoQuantiles): Lognormal {
  const z1 = normalQuantile(p1)
  const sigma = Math.log(q2 / q1) / (normalQuantile(p2) - z1)
  return { mu: Math.log(q1) - sigma * z1, sigma }
}

/** The quantile `p` of the lognormal through two others; the unit is theirs. */
export function lognormalQuantile({ p, ...known }: TwoQuantiles & { readonly p: number }): number {
  const { mu, sigma } = lognormalFromQuantiles(known)
  return Math.exp(mu + sigma * normalQuantile(p))
}

/** From a mean (Little's law gives one) and one quantile, the narrower of the two solutions; null where none has this ratio. */
export function lognormalFromMean({ mean, q, p }: { mean: number; q: number; p: number }): Lognormal | null {
  const z = normalQuantile(p)
  const discriminant = z * z - 2 * Math.log(q / mean)
  if (discriminant < 0) return null
  const sigma = z - Math.sqrt(discriminant)
  return { mu: Math.log(mean) - (sigma * sigma) / 2, sigma }
}
