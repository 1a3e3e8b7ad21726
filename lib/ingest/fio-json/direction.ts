import type { LatencySummary, Operation, RunResult } from '@/lib/model/benchmark-run'
import { noLatency } from '@/lib/stats'
import type { JsonObject } from '../json/document'
import { type Figures, figure, section } from './figures'
import { type Latency, readLatency } from './latency'

const BYTES_PER_KIB = 1_024
const MS_PER_S = 1_000

export type Direction = Extract<Operation, 'read' | 'write' | 'trim' | 'mixed'>
/** `mixed` stands instead of the others (unified_rw_reporting) or beside them (=both), and is never added to them. */
export const DIRECTIONS: readonly Direction[] = ['read', 'write', 'trim', 'mixed']

export type Place = {
  readonly where: string
  /** The job asked for percentiles of the total latency. */
  readonly totalPercentiles: boolean
}

/** What one direction of one job did; null where it did no I/O, which is not the same as zero operations per second. */
export function readDirection(
  figures: Figures,
  entry: JsonObject,
  operation: Direction,
  { where: around, totalPercentiles }: Place,
): RunResult | null {
  const direction = section(entry, operation)
  if (direction === null) return null
  const where = `${around}.${operation}`
  const read = (key: string) => figure(figures, direction, key, where)

  const bytes = readBytes(figures, direction, where)
  const count = read('total_ios')
  const runtimeMs = read('runtime')
  const iops = read('iops')
  if (bytes === null || bytes === 0) return null
  // Shorter than its clock: fio then prints rates of 0.
  const isTooShort = runtimeMs === 0
  if (isTooShort) figures.notices.push({ code: 'too_short', params: { operation }, where })

  const main = mainLatency(figures, direction, { where, operations: count, totalPercentiles })
  return {
    operation,
    count,
    bytes,
    runtimeSeconds: isTooShort || runtimeMs === null ? null : runtimeMs / MS_PER_S,
    operationsPerSecond: isTooShort ? null : iops,
    bytesPerSecond: isTooShort || runtimeMs === null ? null : (read('bw_bytes') ?? (bytes * MS_PER_S) / runtimeMs),
    errors: null,
    latency: main.summary,
    otherLatencies: main.others,
    histogram: main.histogram,
  }
}

/** Before 2.21 `io_bytes` was KiB; the release that made it bytes added `io_kbytes` (FORMATS: units by the keys present). */
function readBytes(figures: Figures, direction: JsonObject, where: string): number | null {
  const found = figure(figures, direction, 'io_bytes', where)
  if (found === null) {
    const kib = figure(figures, direction, 'io_kbytes', where)
    return kib === null ? null : kib * BYTES_PER_KIB
  }
  return direction.io_kbytes === undefined ? found * BYTES_PER_KIB : found
}

type Latencies = Latency & { readonly others: readonly LatencySummary[] }

/** Completion latency is the main one, unless only the total has a distribution. */
function mainLatency(
  figures: Figures,
  direction: JsonObject,
  place: Place & { readonly operations: number | null },
): Latencies {
  const slat = readLatency(figures, direction, 'slat', { ...place, operations: null })
  const [clat, lat] = unmisfiled(
    readLatency(figures, direction, 'clat', place),
    readLatency(figures, direction, 'lat', place),
    place.totalPercentiles,
  )
  const main = clat !== null && (hasDistribution(clat) || lat === null || !hasDistribution(lat)) ? clat : lat
  const others = [slat, clat, lat].filter((latency) => latency !== null && latency !== main)
  return {
    summary: main?.summary ?? noLatency(null),
    histogram: main?.histogram ?? null,
    others: others.flatMap((latency) => latency?.summary ?? []),
  }
}

const hasDistribution = ({ summary }: Latency): boolean => summary.percentiles.length > 0

/**
 * Up to 3.12 fio stored the percentiles and bins of the total latency under the completion latency when
 * `lat_percentiles` was set: they go where they belong.
 */
function unmisfiled(
  clat: Latency | null,
  lat: Latency | null,
  totalPercentiles: boolean,
): readonly [Latency | null, Latency | null] {
  if (!totalPercentiles || clat === null || lat === null || !hasDistribution(clat) || hasDistribution(lat)) {
    return [clat, lat]
  }
  const { percentiles, origin } = clat.summary
  return [
    { histogram: null, summary: { ...clat.summary, percentiles: [] } },
    { histogram: clat.histogram, summary: { ...lat.summary, percentiles, origin } },
  ]
}

/**
 * fsync, fdatasync and sync_file_range calls, which are not among the writes (since 3.4). Some releases leave
 * `total_ios` at 0 beside measured latencies (3.33 with fdatasync=1 does): then their number counts.
 */
export function readSync(figures: Figures, entry: JsonObject, around: string): RunResult | null {
  const sync = section(entry, 'sync')
  const where = `${around}.sync`
  if (sync === null) return null
  const issued = figure(figures, sync, 'total_ios', where)
  const latency = readLatency(figures, sync, 'lat', { where, operations: issued })
  const count = issued === 0 ? (latency?.summary.samples ?? 0) : issued
  if (count === null || count === 0) return null
  return {
    operation: 'sync',
    count,
    bytes: null,
    runtimeSeconds: null,
    operationsPerSecond: null,
    bytesPerSecond: null,
    errors: null,
    latency: latency?.summary ?? noLatency(null),
    otherLatencies: [],
    histogram: latency?.histogram ?? null,
  }
}
