import type { ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { type Draft, factOf, hasSummary, isComplete, isSeriesOnly, tpsKey } from './draft'
import { EPOCH_FROM } from './series'
import { toRun } from './to-run'

export type FormatIdentity = { readonly id: string; readonly tool: string; readonly parserVersion: number }
export type Found = { readonly drafts: readonly Draft[]; readonly initialisationLines: number }

/** Fewer lines than this of a summary are a quotation where the file holds whole ones. */
const QUOTED_FACTS = 3

/** What was found of a file as its runs. Several are listed side by side: none is chosen, none added to another. */
export function readFile(
  { drafts, initialisationLines }: Found,
  identity: FormatIdentity,
): Result<ParsedFile, Failure> {
  const joined = withLateSeries(withoutTwins(drafts))
  const whole = joined.filter(isComplete)
  const parts = joined.filter((draft) => isPart(draft, whole.length > 0))
  const kept = parts.length > 0 ? parts : joined.filter(hasError)
  const runs = kept.map(toRun)
  const [first] = runs
  if (first === undefined) {
    return fail({
      code: 'no_result',
      params: { why: initialisationLines > 0 ? 'pgbench_init' : 'pgbench_none' },
      where: null,
    })
  }
  const several: Notice = { code: 'several_results', params: { runsCount: runs.length }, where: null }
  return ok({
    formatId: identity.id,
    parserVersion: identity.parserVersion,
    tool: identity.tool,
    toolVersion: runs.find(({ toolVersion }) => toolVersion !== null)?.toolVersion ?? null,
    runs,
    groups: [],
    warnings: runs.length > 1 ? [several] : [],
  })
}

const hasError = ({ messages }: Draft): boolean => messages.some(({ kind }) => kind !== 'warning')

function isPart(draft: Draft, besideWhole: boolean): boolean {
  if (isComplete(draft) || isSeriesOnly(draft)) return true
  const hasFigure = draft.facts.has('processed') || tpsKey(draft) !== null
  return hasFigure && (!besideWhole || draft.facts.size >= QUOTED_FACTS)
}

/** A run that stands unchanged on both sides of a diff is one run, of neither side. */
function withoutTwins(drafts: readonly Draft[]): readonly Draft[] {
  const runs = new Map<string | Draft, Draft>()
  for (const draft of drafts) {
    const key = draft.side === null || !hasSummary(draft) ? draft : JSON.stringify([...draft.facts, ...draft.texts])
    runs.set(key, runs.has(key) ? { ...draft, side: null } : draft)
  }
  return [...runs.values()]
}

/** With the two streams of one run the other way round, its progress and errors stand behind its summary. */
function withLateSeries(drafts: readonly Draft[]): readonly Draft[] {
  const filled = drafts.filter((draft) => hasSummary(draft) || draft.series.linesCount > 0 || draft.messages.length > 0)
  const [summary, rest, ...others] = filled
  if (summary === undefined || rest === undefined || others.length > 0) return filled
  if (!isComplete(summary) || summary.series.linesCount > 0 || hasSummary(rest)) return filled
  if (rest.series.linesCount > 0 && !fits(summary, rest)) return filled
  return [{ ...summary, series: rest.series, messages: [...summary.messages, ...rest.messages] }]
}

/** Intervals from the start to about the end of the run: not those of a second run that was interrupted. */
function fits(summary: Draft, { series: { firstAt, lastAt } }: Draft): boolean {
  const duration = factOf(summary, 'durationSeconds')
  if (firstAt === null || lastAt === null || duration === null || lastAt >= EPOCH_FROM) return true
  return lastAt <= duration + 1 && lastAt + 2 * firstAt >= duration
}
