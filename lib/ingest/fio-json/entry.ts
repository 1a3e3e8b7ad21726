import type { BenchmarkRun, RunResult } from '@/lib/model/benchmark-run'
import type { Notice } from '@/lib/outcome/reason'
import type { JsonObject } from '../json/document'
import { displayName } from '../names'
import { clientKey, type devicesByClient } from './devices'
import { DIRECTIONS, readDirection, readSync } from './direction'
import { readFaults, readRemarks } from './faults'
import type { Figures } from './figures'
import { impossibleOption, NO_LOAD, readLoad } from './load'
import { effectiveOptions, isOn, storedOptions } from './options'
import type { FioDocument, FioEntry } from './schema'

const MS_PER_S = 1_000
/** The last instant that ISO 8601 text of JavaScript can hold. */
const LAST_DATE_MS = 8.64e15
/** fio's name for the sum over all jobs of all clients, also over those that ran one after another. */
const SUMMARY_NAME = 'All clients'

export type EntryContext = {
  readonly document: FioDocument
  readonly figures: Figures
  readonly toolVersion: string
  readonly devices: ReturnType<typeof devicesByClient>
  readonly list: 'jobs' | 'client_stats'
  /** Groups are told apart per document: those of different runs never ran together. */
  readonly groupPrefix: string
  /** How many entries share a `namesakeKey`. */
  readonly namesakes: ReadonlyMap<string, number>
  readonly undecidedOptions: ReadonlySet<string>
  /** Something around the document puts its figures in doubt. */
  readonly doubts: readonly Notice[]
  readonly cutOff: boolean
}

/** One entry of `jobs` or `client_stats` as a run. `json` is the entry as it was read, with its figures. */
export function readEntry(context: EntryContext, entry: FioEntry, json: JsonObject, index: number): BenchmarkRun {
  const { document, figures, list } = context
  const where = `${list}[${index}]`
  const isSummary = list === 'client_stats' && entry.jobname === SUMMARY_NAME
  const options = effectiveOptions(document, entry, context.undecidedOptions)
  const problem = impossibleOption(options, where)
  if (problem !== null) figures.problems.push(problem)

  const firstNotice = figures.notices.length
  const place = { where, totalPercentiles: isOn(options, 'lat_percentiles') === true }
  const results = readResults(figures, json, place)
  const oddFigures = figures.notices.splice(firstNotice)
  const faults = readFaults(entry, results, where)
  const load = readLoad(options, results, context.namesakes.get(namesakeKey(entry)) === 1)
  return {
    name: displayName(fullName(entry)),
    tool: 'fio',
    toolVersion: context.toolVersion,
    startedAt: startOf(document, entry),
    status: faults.length > 0 ? 'failed' : context.cutOff ? 'partial' : 'ok',
    role: isSummary ? 'summary' : 'entry',
    group: isSummary || entry.groupid === undefined ? null : `${context.groupPrefix}${entry.groupid}`,
    host: isSummary || entry.hostname === undefined ? null : displayName(entry.hostname),
    load: isSummary ? { ...NO_LOAD, durationSeconds: load.durationSeconds } : load,
    results,
    devices: isSummary ? [] : (context.devices.get(clientKey(entry)) ?? []),
    options: isSummary ? {} : storedOptions(options),
    warnings: [...faults, ...context.doubts, ...oddFigures, ...readRemarks(json, where)],
  }
}

function readResults(
  figures: Figures,
  json: JsonObject,
  place: { readonly where: string; readonly totalPercentiles: boolean },
): readonly RunResult[] {
  const directions = DIRECTIONS.map((operation) => readDirection(figures, json, operation, place))
  return [...directions, readSync(figures, json, place.where)].filter((result) => result !== null)
}

/** Entries that fio tells apart by nothing but their place in the list. */
export const namesakeKey = ({ jobname, groupid, hostname, port }: FioEntry): string =>
  `${groupid}\n${hostname}\n${port}\n${jobname}`

/** fio cuts `jobname` at 127 bytes; the option holds all of it. */
function fullName(entry: FioEntry): string {
  const option = entry['job options']?.name
  return typeof option === 'string' && option.startsWith(entry.jobname) && entry.jobname.length > 0
    ? option
    : entry.jobname
}

/** The job's own start since 3.36; before, that of fio: when it printed less how long it had been running. */
function startOf(document: FioDocument, entry: FioEntry): string | null {
  const printed =
    document.timestamp_ms ?? (document.timestamp === undefined ? undefined : document.timestamp * MS_PER_S)
  const started = printed === undefined ? undefined : printed - (entry.elapsed ?? 0) * MS_PER_S
  const start = entry.job_start !== undefined && entry.job_start > 0 ? entry.job_start : started
  return start === undefined || !(start > 0 && start < LAST_DATE_MS) ? null : new Date(start).toISOString()
}
