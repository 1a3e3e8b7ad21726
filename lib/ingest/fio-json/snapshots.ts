import { isJsonObject, type JsonObject } from '../json/document'
import type { FioDocument, FioEntry } from './schema'

const MS_PER_S = 1_000
/** `elapsed` is rounded up to seconds: below this it says too little to tell two runs apart. */
const LONG_ENOUGH_S = 3

/**
 * Is `later` a cumulative snapshot of the run that `earlier` shows (`--status-interval`), or a run of its own
 * (`>>` to the same file)? Snapshots must never be added up, runs must never be dropped.
 */
export function continues(earlier: FioDocument, later: FioDocument): boolean {
  const before = entriesOf(earlier)
  const after = entriesOf(later)
  if (earlier['fio version'] !== later['fio version'] || before.length !== after.length) return false
  const pairs = before.flatMap((entry, index) => {
    const next = after[index]
    return next === undefined ? [] : [{ entry, next }]
  })
  if (!pairs.every(({ entry, next }) => isSameJob(entry, next))) return false
  const started = pairs.filter(({ entry, next }) => (entry.job_start ?? 0) > 0 && (next.job_start ?? 0) > 0)
  if (started.length > 0) return started.every(({ entry, next }) => entry.job_start === next.job_start)
  return startedTogether(earlier, later) ?? pairs.every(({ entry, next }) => onlyGrew(entry, next))
}

export const entriesOf = (document: FioDocument): readonly FioEntry[] => document.jobs ?? document.client_stats ?? []

const isSameJob = (one: FioEntry, other: FioEntry): boolean =>
  one.jobname === other.jobname &&
  one.groupid === other.groupid &&
  one.hostname === other.hostname &&
  JSON.stringify(one['job options']) === JSON.stringify(other['job options'])

/**
 * Both say when they were printed and how long fio had been running, so when it was started. A second process starts
 * after the first has printed its result. Null where the run is too short for whole seconds to tell.
 */
function startedTogether(earlier: FioDocument, later: FioDocument): boolean | null {
  const before = clockOf(earlier)
  const after = clockOf(later)
  if (before === null || after === null || before.elapsed < LONG_ENOUGH_S) return null
  const laterStart = after.printed - after.elapsed
  return laterStart < before.printed - before.elapsed / 2
}

function clockOf(document: FioDocument): { printed: number; elapsed: number } | null {
  const seconds =
    document.timestamp_ms === undefined ? document.timestamp : Math.trunc(document.timestamp_ms) / MS_PER_S
  const elapsed = entriesOf(document)[0]?.elapsed
  return seconds === undefined || elapsed === undefined ? null : { printed: seconds, elapsed }
}

const SECTIONS = ['read', 'write', 'trim', 'mixed']
const COUNTERS = ['io_bytes', 'total_ios']

/** Cumulative figures never fall: bytes, operations, context switches, and the largest latency of all. */
function onlyGrew(before: FioEntry, after: FioEntry): boolean {
  if (amount(before, 'ctx') > amount(after, 'ctx')) return false
  return SECTIONS.every((name) => {
    const [one, other] = [sectionOf(before, name), sectionOf(after, name)]
    return COUNTERS.every((counter) => amount(one, counter) <= amount(other, counter)) && largest(one) <= largest(other)
  })
}

const sectionOf = (entry: FioEntry, name: string): JsonObject => {
  const found = entry[name]
  return isObject(found) ? found : {}
}

function largest(direction: JsonObject): number {
  const latency = direction.clat_ns ?? direction.clat
  return isJsonObject(latency) ? amount(latency, 'max') : 0
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function amount(object: Readonly<Record<string, unknown>>, key: string): number {
  const value = object[key]
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : 0
}
