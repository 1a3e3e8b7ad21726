import type { Histogram } from '@/lib/model/benchmark-run'

/**
 * Distributions on one grid of buckets, equally wide on a logarithmic axis. Bucket `i` holds latencies from `edgeUs(i)` up to,
 * not including, `edgeUs(i + 1)`.
 */
export type LogBuckets = {
  readonly perOctave: number
  readonly size: number
  /** Counts per bucket, one list per distribution. */
  readonly counts: readonly (readonly number[])[]
  readonly edgeUs: (index: number) => number
  /** Where a latency stands on the axis, in buckets. */
  readonly placeOf: (us: number) => number
}

const NS_PER_US = 1_000
const MOST_BUCKETS = 64
/** Buckets per octave, finest first: the first that needs few enough buckets is taken. fio's own bins are 64 per octave. */
const PER_OCTAVE = [8, 4, 2, 1] as const
/** log₂ of a power of two may come out a hair below its integer. */
const PLACE_SLACK = 1e-9

type Bin = { readonly us: number; readonly count: number }

/** Only adds counts: a tool's bin goes whole into the bucket of its value, none is spread over two. */
export function toLogBuckets(histograms: readonly Histogram[]): LogBuckets {
  const lists = histograms.map(filledBins)
  const values = lists.flat().map(({ us }) => us)
  const low = Math.log2(values.reduce((least, us) => Math.min(least, us), Number.POSITIVE_INFINITY))
  const high = Math.log2(values.reduce((most, us) => Math.max(most, us), 0))
  const octaves = values.length === 0 ? 0 : high - low
  const perOctave = PER_OCTAVE.find((per) => octaves * per + 2 <= MOST_BUCKETS) ?? PER_OCTAVE[3]
  const bucketAt = (log2: number): number => Math.floor(log2 * perOctave + PLACE_SLACK)
  const start = values.length === 0 ? 0 : bucketAt(low)
  const size = values.length === 0 ? 0 : bucketAt(high) - start + 1

  const counts = lists.map((bins) => {
    const column = new Array<number>(size).fill(0)
    for (const { us, count } of bins) {
      const index = bucketAt(Math.log2(us)) - start
      column[index] = (column[index] ?? 0) + count
    }
    return column
  })
  return {
    perOctave,
    size,
    counts,
    edgeUs: (index) => 2 ** ((start + index) / perOctave),
    placeOf: (us) => Math.log2(us) * perOctave - start,
  }
}

const filledBins = ({ valuesNs, counts }: Histogram): readonly Bin[] =>
  valuesNs
    .map((valueNs, index) => ({ us: valueNs / NS_PER_US, count: counts[index] ?? 0 }))
    .filter(({ us, count }) => us > 0 && count > 0)
