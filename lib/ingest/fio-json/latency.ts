import type { Histogram, LatencyKind, LatencySummary, Percentile } from '@/lib/model/benchmark-run'
import { percentilesOf } from '@/lib/stats'
import type { JsonObject } from '../json/document'
import { readBins } from './bins'
import { type Figures, figure, section } from './figures'

const NS_PER_US = 1_000

export type Latency = { readonly summary: LatencySummary; readonly histogram: Histogram | null }

/** `clat_ns` is ns, `clat` µs: units by the key that is there, never by the version, as patched builds exist. */
export function readLatency(
  figures: Figures,
  around: JsonObject,
  name: 'slat' | 'clat' | 'lat',
  place: { readonly where: string; readonly operations: number | null },
): Latency | null {
  const inNs = section(around, `${name}_ns`)
  const found = inNs ?? section(around, name)
  if (found === null) return null
  const where = `${place.where}.${inNs === null ? name : `${name}_ns`}`
  const perUs = inNs === null ? 1 : NS_PER_US
  const mean = figure(figures, found, 'mean', where)
  const stddev = figure(figures, found, 'stddev', where)
  const min = figure(figures, found, 'min', where)
  const max = figure(figures, found, 'max', where)
  const samples = figure(figures, found, 'N', where)
  const percentiles = readPercentiles(figures, found, perUs, where)
  const histogram = readBins(figures, found, NS_PER_US / perUs, where)

  // All zero without samples is how fio writes "not measured" (gtod_reduce, disable_clat, direction unused).
  const isZero = !mean && !max && !min && percentiles.every(({ us }) => us === 0)
  if (samples === 0 || (isZero && histogram === null)) return null
  const listed = percentiles.length > 0 || histogram === null ? percentiles : percentilesOf(histogram, DEFAULT_PERCENTS)
  return {
    histogram,
    summary: {
      kind: KINDS[name],
      meanUs: scaled(mean, perUs),
      stddevUs: scaled(stddev, perUs),
      minUs: scaled(min, perUs),
      maxUs: scaled(max, perUs),
      percentiles: listed,
      origin: percentiles.length === 0 && histogram !== null ? 'histogram' : 'reported',
      samples: samples ?? place.operations,
    },
  }
}

const KINDS = { slat: 'submission', clat: 'completion', lat: 'total' } as const satisfies Record<string, LatencyKind>

/** fio's own list, for bins without one. */
const DEFAULT_PERCENTS = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 99.5, 99.9, 99.95, 99.99]

const scaled = (value: number | null, perUs: number): number | null => (value === null ? null : value / perUs)

/** Keys are "99.00" or "99.000000"; up to 3.3 unused places of the list are padded with "0.00", several times. */
function readPercentiles(figures: Figures, latency: JsonObject, perUs: number, where: string): readonly Percentile[] {
  const listed = section(latency, 'percentile')
  if (listed === null) return []
  const percentiles: Percentile[] = []
  let isAscending = true
  for (const key in listed) {
    const percent = figures.percents.get(key) ?? percentOf(figures, key)
    if (!(percent > 0 && percent <= 100)) continue
    const value = figure(figures, listed, key, where)
    if (value === null) continue
    isAscending &&= percent > (percentiles.at(-1)?.percent ?? 0)
    percentiles.push({ percent, us: value / perUs })
  }
  return isAscending ? percentiles : percentiles.sort((a, b) => a.percent - b.percent)
}

function percentOf(figures: Figures, key: string): number {
  const percent = Number(key)
  figures.percents.set(key, percent)
  return percent
}
