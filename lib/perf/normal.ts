// The standard normal distribution, to the last digits of a double.

const LN_ROOT_TWO_PI = 0.9189385332046727
const FAR = 8.5 // beyond it 1 − Φ is below 1e-17

/** Φ(z), by Marsaglia's series ("Evaluating the normal distribution", J. Stat. Software 11(4), 2004). Absolute error below 1e-15. */
export function normalCdf(z: number): number {
  if (z > FAR) return 1
  if (z < -FAR) return 0
  let sum = z
  let before = 0
  let term = z
  for (let odd = 3; sum !== before; odd += 2) {
    before = sum
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + sum * Math.exp(-0.5 * z * z - LN_ROOT_TWO_PI)
}

/**
 * The z with Φ(z) = p, by Newton's method from 0: Φ is concave above 0, so every step falls short of the root and none passes it.
 * @throws RangeError unless 0 < p < 1.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a quantile needs 0 < p < 1; got ${p}`)
  if (p < 0.5) return -normalQuantile(1 - p)
  let z = 0
  for (let step = Number.POSITIVE_INFINITY; step > 1e-14; ) {
    step = (p - normalCdf(z)) * Math.exp(0.5 * z * z + LN_ROOT_TWO_PI)
    z += step
  }
  return z
}
