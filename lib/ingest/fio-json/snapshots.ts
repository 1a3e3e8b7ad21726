import { isJsonObject, type JsonObject } from '../json/document'
import type { FioDocument, FioEntry } from './schema'

const MS_PER_S = 1_000
/** `elapsed` is rounded up to whole seconds, and so is a timestamp of old releases cut to them. */
const SECOND_MS = 1_000

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
  return (
    isSameProcess(earlier, later) ??
    (pairs.every(({ entry, next }) => onlyGrew(entry, next)) && pairs.some(({ entry, next }) => didMore(entry, next)))
  )
}

export const entriesOf = (document: FioDocument): readonly FioEntry[] => document.jobs ?? document.client_stats ?? []

const isSameJob = (one: FioEntry, other: FioEntry): boolean =>
  one.jobname === other.jobname &&
  one.groupid === other.groupid &&
  one.hostname === other.hostname &&
  JSON.stringify(one['job options']) === JSON.stringify(other['job options'])

/**
 * A second process starts after the first has printed its result, so all of its life lies between the two
 * timestamps; where its runtime or its age does not fit in there, it is the same process. Where it does fit, it is
 * another one, unless timestamps in whole seconds leave it open (null).
 */
function isSameProcess(earlier: FioDocument, later: FioDocument): boolean | null {
  const before = clockOf(earlier)
  const after = clockOf(later)
  if (before === null || after === null) return null
  const between = after.printedMs - before.printedMs
  const slack = after.isWhole ? SECOND_MS : 0
  const ages = [after.ageMs - SECOND_MS, ...runtimes(later)]
  if (ages.some((age) => age > between + slack)) return true
  const startsApart = Math.abs(between - (after.ageMs - before.ageMs))
  return after.isWhole && startsApart <= SECOND_MS + slack ? null : false
}

type Clock = { readonly printedMs: number; readonly ageMs: number; readonly isWhole: boolean }

function clockOf(document: FioDocument): Clock | null {
  const { timestamp_ms, timestamp } = document
  const printedMs = timestamp_ms ?? (timestamp === undefined ? null : timestamp * MS_PER_S)
  if (printedMs === null) return null
  const ageMs = (entriesOf(document)[0]?.elapsed ?? 0) * MS_PER_S
  return { printedMs, ageMs, isWhole: timestamp_ms === undefined }
}

const runtimes = (document: FioDocument): readonly number[] =>
  entriesOf(document).flatMap((entry) => SECTIONS.map((name) => amount(sectionOf(entry, name), 'runtime')))

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

const didMore = (before: FioEntry, after: FioEntry): boolean =>
  SECTIONS.some((name) =>
    COUNTERS.some((counter) => amount(sectionOf(before, name), counter) < amount(sectionOf(after, name), counter)),
  )

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
