/**
 * What nothing else beats: no other point is at least as good in every value and better in one (smaller is better).
 * Equal points do not beat each other. The order stays. MODEL §7.2; quadratic, for some thousands of points.
 */
export function pareto<Point extends { readonly values: readonly number[] }>(points: readonly Point[]): Point[] {
  const beats = (a: readonly number[], b: readonly number[]): boolean =>
    a.every((value, i) => value <= (b[i] ?? value)) && a.some((value, i) => value < (b[i] ?? value))
  return points.filter((point) => !points.some((other) => beats(other.values, point.values)))
}
