/** Two numbers that should say the same: up to 10 % apart agree, up to 50 % are suspicious, beyond contradict (MODEL F1.3). */
const AGREE_UP_TO = 1.1
const SUSPICIOUS_UP_TO = 1.5

export type Consistency = 'agree' | 'suspicious' | 'contradiction'

/** Ratio of the larger to the smaller, ≥ 1; null where one of them is zero or not a number. */
export function disagreement(declared: number, implied: number): number | null {
  if (!(declared > 0 && implied > 0)) return null
  return Math.max(declared / implied, implied / declared)
}

export function consistency(ratio: number): Consistency {
  if (ratio <= AGREE_UP_TO) return 'agree'
  return ratio <= SUSPICIOUS_UP_TO ? 'suspicious' : 'contradiction'
}
