import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { isJsonObject } from '../json/document'
import { devicesByClient } from './devices'
import { namesakeKey, readEntry } from './entry'
import type { Figures } from './figures'
import { reportOddities } from './oddities'
import type { Invocation } from './read-file'
import { versionOf } from './schema'

/** The runs of one invocation, from its last document. */
export function readRuns(
  { last: { found, document }, text, cutOff }: Invocation,
  groupPrefix: string,
): Result<{ readonly runs: readonly BenchmarkRun[]; readonly notices: readonly Notice[] }, Failure> {
  const list = document.jobs === undefined ? 'client_stats' : 'jobs'
  const oddities = reportOddities(found.oddities, list === 'client_stats')
  if (oddities.failure !== null) return fail(oddities.failure)

  const figures: Figures = { tables: found.tables, problems: [], notices: [], percents: new Map() }
  const entries = document[list] ?? []
  const values = found.value[list]
  const namesakes = new Map<string, number>()
  for (const entry of entries) namesakes.set(namesakeKey(entry), (namesakes.get(namesakeKey(entry)) ?? 0) + 1)
  const { undecidedOptions } = oddities
  const about = { document, figures, list, groupPrefix, namesakes, devices: devicesByClient(document) } as const
  const context = { ...about, toolVersion: versionOf(document), undecidedOptions, doubts: text.doubts, cutOff }
  const runs = entries.flatMap((entry, index) => {
    const json = Array.isArray(values) ? values[index] : undefined
    return isJsonObject(json) ? [readEntry(context, entry, json, index)] : []
  })
  const [problem] = figures.problems
  if (problem !== undefined) return fail(problem)
  return ok({ runs, notices: oddities.notices })
}
