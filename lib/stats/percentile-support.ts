/**
 * What a percentile stands on. A p99.9 of 2 000 samples rests on two of them: shown like any other it would be believed.
 */

/** Below this many samples beyond a percentile it is marked as weakly supported. */
export const ENOUGH_BEYOND = 100

/** How many samples lie beyond a percentile: `samplesBeyond(99, 10_000)` is 100. */
export function samplesBeyond(percent: number, samples: number): number {
  // Rounded first: 100 − 99.9 is not exactly 0.1, and 100 × 0.001 may be just below 0.1.
  const share = Math.round((100 - percent) * 1e9) / 1e11
  return Math.floor(samples * share + 1e-6)
}

export const isSupported = (percent: number, samples: number): boolean =>
  samplesBeyond(percent, samples) >= ENOUGH_BEYOND

/**
 * Fewest samples whose largest is above the true percentile with this confidence: ln(1 − c) / ln(p) (model F6.3).
 * Fewer samples carry no upper bound at all.
 */
export function samplesForUpperBound(percent: number, confidence = 0.95): number {
  return Math.ceil(Math.log(1 - confidence) / Math.log(percent / 100))
}

/** Place on a nines axis, where 90, 99, 99.9 … are equally far apart: 1, 2, 3 …; 100 has no place and gives Infinity. */
export const ninesOf = (percent: number): number => -Math.log10(1 - percent / 100)

/** The percentile at a place of the nines axis. */
export const percentAtNines = (nines: number): number => 100 * (1 - 10 ** -nines)
