/** Mean and spread of one set of samples. `stddev` divides by n − 1, as fio does. */
export type Moments = { readonly samples: number; readonly mean: number; readonly stddev: number | null }

/**
 * Mean and spread of several sets together, as if all samples had been one set: means weighted by samples, spread
 * from the added second moments (Chan, Golub & LeVeque 1979). Null without any sample; no spread where one set has none.
 */
export function poolMoments(sets: readonly Moments[]): Moments | null {
  const samples = sets.reduce((sum, set) => sum + set.samples, 0)
  if (samples <= 0) return null
  const mean = sets.reduce((sum, set) => sum + set.mean * set.samples, 0) / samples
  let squares = 0
  for (const set of sets) {
    if (set.stddev === null) return { samples, mean, stddev: null }
    squares += set.stddev ** 2 * Math.max(0, set.samples - 1) + set.samples * (set.mean - mean) ** 2
  }
  return { samples, mean, stddev: samples > 1 ? Math.sqrt(squares / (samples - 1)) : 0 }
}
