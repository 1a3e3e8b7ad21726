import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { isJsonObject } from '../json/document'
import { readEntry } from './entry'
import type { Figures } from './figures'
import { reportOddities } from './oddities'
import type { Invocation } from './read-file'

/** The runs of one invocation, from its last document. */
export function readRuns(
  { last: { found, document }, text, cutOff }: Invocation,
  groupPrefix: string,
): Result<{ readonly runs: readonly BenchmarkRun[]; readonly notices: readonly Notice[] }, Failure> {
  const list = document.jobs === undefined ? 'client_stats' : 'jobs'
  const oddities = reportOddities(found.oddities, list === 'client_stats')
  if (oddities.failure !== null) return fail(oddities.failure)

  const figures: Figures = { tables: found.tables, problems: [], notices: [] }
  const entries = document[list] ?? []
  const values = found.value[list]
  const undecidedOptions = oddities.undecidedOptions
  const context = { document, figures, list, groupPrefix, undecidedOptions, doubts: text.doubts, cutOff } as const
  const runs = entries.flatMap((entry, index) => {
    const json = Array.isArray(values) ? values[index] : undefined
    return isJsonObject(json) ? [readEntry(context, entry, json, index)] : []
  })
  const [problem] = figures.problems
  if (problem !== undefined) return fail(problem)
  return ok({ runs, notices: oddities.notices })
}
