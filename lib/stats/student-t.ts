// Student's t distribution, by the regularised incomplete beta function (continued fraction of Lentz; Numerical Recipes §6.4).

const TINY = 1e-300
const STEPS = 300
const PRECISION = 1e-14

/** ln Γ(x), x > 0 (Lanczos, g = 7, nine terms). */
function lnGamma(x: number): number {
  const coefficients = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  const shifted = x - 1
  const base = shifted + 7.5
  const series = coefficients.reduce((sum, one, index) => (index === 0 ? one : sum + one / (shifted + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series)
}

/** I_x(a, b), 0 ≤ x ≤ 1. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = away(1 - ((a + b) * x) / (a + 1))
  let result = 1 / d
  d = 1 / d
  for (let m = 1; m <= STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return result
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** Two-sided probability of |t| or more with `freedom` degrees of freedom. */
export const studentTwoSided = (t: number, freedom: number): number =>
  incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5)

/** t with a two-sided probability of `alpha` beyond it, by bisection. */
export function studentQuantile(alpha: number, freedom: number): number {
  let low = 0
  let high = 1
  while (studentTwoSided(high, freedom) > alpha) high *= 2
  for (let step = 0; step < 100 && high - low > 1e-12 * high; step += 1) {
    const middle = (low + high) / 2
    if (studentTwoSided(middle, freedom) > alpha) low = middle
    else high = middle
  }
  return (low + high) / 2
}
