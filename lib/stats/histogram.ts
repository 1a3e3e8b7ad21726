import type { Histogram, Percentile } from '@/lib/model/benchmark-run'

/** Bucket widths of fio: 2^6 steps per power of two, so a value is at most 1/128 from the middle of its bucket. */
export const FIO_RELATIVE_ERROR = 1 / 128

export const sampleCount = ({ counts }: Histogram): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Adds counts of equal values. This is the only way in which distributions are ever put together:
 * the percentile of the sum is exact to the bucket width, an average of percentiles is of nothing (model F6.2).
 */
export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const [only] = histograms
  if (only !== undefined && histograms.length === 1) return only
  const places = new Map<number, number>()
  const sums: number[] = []
  for (const { valuesNs, counts } of histograms) {
    for (let index = 0; index < valuesNs.length; index += 1) {
      const value = valuesNs[index] ?? 0
      const place = places.get(value)
      if (place === undefined) places.set(value, sums.push(counts[index] ?? 0) - 1)
      else sums[place] = (sums[place] ?? 0) + (counts[index] ?? 0)
    }
  }
  const ascending = [...places].sort(([a], [b]) => a - b)
  return {
    valuesNs: ascending.map(([value]) => value),
    counts: ascending.map(([, place]) => sums[place] ?? 0),
    relativeError: histograms.reduce((largest, { relativeError }) => Math.max(largest, relativeError), 0),
  }
}

/** The value of the first bucket at which the cumulative count reaches `percent` of all (model F6.1, as fio computes it). */
export function percentilesNs(histogram: Histogram, percents: readonly number[]): readonly (number | null)[] {
  const { valuesNs, counts } = histogram
  const total = sampleCount(histogram)
  if (total === 0) return percents.map(() => null)
  const found = new Map<number, number>()
  let index = 0
  let cumulative = counts[0] ?? 0
  for (const percent of [...percents].sort((a, b) => a - b)) {
    const rank = (percent / 100) * total
    while (cumulative < rank && index + 1 < counts.length) {
      index += 1
      cumulative += counts[index] ?? 0
    }
    found.set(percent, valuesNs[index] ?? 0)
  }
  return percents.map((percent) => found.get(percent) ?? null)
}

export const percentileNs = (histogram: Histogram, percent: number): number | null =>
  percentilesNs(histogram, [percent])[0] ?? null

const NS_PER_US = 1_000

/** Ascending list of percentiles in µs; empty where nothing was counted. */
export function percentilesOf(histogram: Histogram, percents: readonly number[]): readonly Percentile[] {
  const ascending = [...percents].sort((a, b) => a - b)
  const values = percentilesNs(histogram, ascending)
  return ascending.flatMap((percent, index) => {
    const value = values[index]
    return value === null || value === undefined ? [] : [{ percent, us: value / NS_PER_US }]
  })
}
