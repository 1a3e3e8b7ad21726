import { studentQuantile, studentTwoSided } from './student-t'

export type Welch = { readonly t: number; readonly freedom: number; readonly p: number; readonly standardError: number }

/** Welch's t test of two samples with unequal variances (Welch 1947); null with fewer than two values on a side, or none that vary. */
export function welch(a: readonly number[], b: readonly number[]): Welch | null {
  if (a.length < 2 || b.length < 2) return null
  const [one, two] = [spread(a), spread(b)]
  const error = one.error + two.error
  if (error === 0) return null
  const standardError = Math.sqrt(error)
  const t = (one.mean - two.mean) / standardError
  const freedom = error ** 2 / (one.error ** 2 / (a.length - 1) + two.error ** 2 / (b.length - 1))
  return { t, freedom, p: studentTwoSided(t, freedom), standardError }
}

function spread(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { mean, error: squares / (values.length - 1) / values.length }
}

export type Ratio = {
  readonly ratio: number // of the geometric means, other / baseline
  readonly low: number | null // 95 % interval; null where a side has fewer than two values
  readonly high: number | null
  readonly p: number | null
}

const ALPHA = 0.05

/** Ratio of two samples of positive values with its 95 % interval: Welch on their logarithms (MODEL F6.4). */
export function ratioOf(baseline: readonly number[], other: readonly number[]): Ratio | null {
  if (baseline.length === 0 || other.length === 0) return null
  if ([...baseline, ...other].some((value) => !(value > 0))) return null
  const [from, to] = [baseline.map(Math.log), other.map(Math.log)]
  const difference = mean(to) - mean(from)
  const test = welch(to, from)
  if (test === null) return { ratio: Math.exp(difference), low: null, high: null, p: null }
  const margin = studentQuantile(ALPHA, test.freedom) * test.standardError
  return {
    ratio: Math.exp(difference),
    low: Math.exp(difference - margin),
    high: Math.exp(difference + margin),
    p: test.p,
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
