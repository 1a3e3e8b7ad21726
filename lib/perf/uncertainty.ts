// How far a number may be off, by how it is known (MODEL §0, §7.3): the error is lognormal around the estimate.
import type { Basis } from '@/lib/model/quantity'
import { normalCdf } from './normal'

/** Relative error σ on a log scale: MODEL §0, classes A to E. Assumptions themselves, until residuals replace them. */
const SIGMA: Readonly<Record<Basis, number>> = {
  measured: 0.05,
  interpolated: 0.15,
  'vendor-stated': 0.2,
  modelled: 0.35,
  assumed: 0.6,
}

/** Two-sided 90 %. */
const Z_90 = 1.645

export const sigmaOf = (basis: Basis): number => SIGMA[basis]

/** value × exp(±1.645·σ), the interval that holds nine times in ten (MODEL F3.13). */
export function relativeInterval(value: number, basis: Basis): { readonly low: number; readonly high: number } {
  const factor = Math.exp(Z_90 * SIGMA[basis])
  return { low: value / factor, high: value * factor }
}

/** Φ(ln(limit/value)/σ): that what is estimated stays at or below a limit. Both above 0, in one unit. */
export function probabilityWithin({ value, sigma, limit }: { value: number; sigma: number; limit: number }): number {
  return normalCdf(Math.log(limit / value) / sigma)
}

/** The same with the σ of a basis. */
export const probabilityOfMeeting = ({ value, basis, limit }: { value: number; basis: Basis; limit: number }): number =>
  probabilityWithin({ value, sigma: SIGMA[basis], limit })
