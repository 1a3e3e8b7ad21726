import type { Histogram } from '@/lib/model/benchmark-run'

/** Counts between two latencies: `fromUs` belongs to the bucket, `toUs` to the next. */
export type LogBucket = { readonly fromUs: number; readonly toUs: number; readonly count: number }

const NS_PER_US = 1_000
const MOST_BUCKETS = 48
/** Buckets per octave, finest first: the first that needs few enough buckets is taken. */
const PER_OCTAVE = [8, 4, 2, 1] as const

export type LogBuckets = { readonly buckets: readonly LogBucket[]; readonly perOctave: number }

/**
 * Bins of a distribution, added into buckets of equal width on a logarithmic axis. Only counts are added: none is spread
 * over two buckets, so a bucket narrower than the tool's own bins can stay empty (hence no finer than an eighth of an octave).
 */
export function toLogBuckets(histogram: Histogram): LogBuckets {
  const filled = histogram.valuesNs
    .map((valueNs, index) => ({ us: valueNs / NS_PER_US, count: histogram.counts[index] ?? 0 }))
    .filter(({ us, count }) => us > 0 && count > 0)
  const first = filled[0]
  const last = filled.at(-1)
  if (first === undefined || last === undefined) return { buckets: [], perOctave: PER_OCTAVE[0] }

  const octaves = Math.log2(last.us / first.us)
  const perOctave = PER_OCTAVE.find((per) => octaves * per + 2 <= MOST_BUCKETS) ?? PER_OCTAVE[3]
  const place = (us: number): number => Math.floor(Math.log2(us) * perOctave + PLACE_SLACK)
  const start = place(first.us)
  const counts = new Array<number>(place(last.us) - start + 1).fill(0)
  for (const { us, count } of filled) {
    const index = place(us) - start
    counts[index] = (counts[index] ?? 0) + count
  }
  const edge = (index: number): number => 2 ** ((start + index) / perOctave)
  return {
    perOctave,
    buckets: counts.map((count, index) => ({ fromUs: edge(index), toUs: edge(index + 1), count })),
  }
}

/** log₂ of a power of two may come out a hair below its integer. */
const PLACE_SLACK = 1e-9
