import type { Failure } from '@/lib/outcome/failure'
import type { BareLine } from '../lines/bare-line'
import { addFact, type Draft, hasSummary, isComplete, newDraft, tpsKey } from './draft'
import { readFacts, TPS_KEYS } from './facts'
import { MAX_DETAILS, MAX_MESSAGES, MAX_SCRIPTS, MAX_STATEMENTS_PER_SCRIPT } from './limits'
import { readMessage, type ToolMessage } from './messages'
import { readProgress } from './progress'
import { newScript, readScriptLine, readScriptName } from './script-lines'
import { readStatement, readStatementHeader, type StatementColumns } from './statements'
import { readText } from './texts'
import { readVersion } from './version'

/** A file on its way from lines to runs. */
export type Segments = {
  readonly maxRuns: number
  readonly closed: Draft[]
  draft: Draft
  columns: StatementColumns | null // while statements are listed
  behind: ToolMessage[] // after a whole summary: of this run, or of the next
  details: number
  failure: Failure | null
}

export const newSegments = (maxRuns: number, draft: Draft = newDraft()): Segments => ({
  maxRuns,
  closed: [],
  draft,
  columns: null,
  behind: [],
  details: 0,
  failure: null,
})

/**
 * Cuts a file into its runs: a new one starts where a line comes that the current run has already, or that stands
 * before what the current run has. Progress and summary of one run come from two streams, in either order.
 */
export function takeLine(segments: Segments, line: BareLine, number: number): void {
  const { text } = line
  if (segments.failure !== null || text === '') return
  if (takeStatement(segments, text) || takeDetail(segments, line)) return
  const message = readMessage(text)
  if (message !== null) takeMessage(segments, message)
  else if (!takeStart(segments, text) && !takeProgress(segments, text, number) && !takeText(segments, text, number)) {
    takeFacts(segments, text, number)
  }
}

/** All runs, in order; the segments are spent afterwards. */
export function endSegments({ closed, draft, behind }: Segments): readonly Draft[] {
  draft.messages.push(...behind)
  return [...closed, draft]
}

function startRun(segments: Segments): void {
  const { closed, draft, behind } = segments
  segments.details += [draft, ...draft.scripts].reduce((sum, { statements }) => sum + statements.length, 0)
  segments.details += draft.series.points().length
  closed.push(draft)
  if (closed.length > segments.maxRuns) segments.failure = tooMany('runs', segments.maxRuns)
  else if (segments.details > MAX_DETAILS) segments.failure = tooMany('details', MAX_DETAILS)
  segments.draft = newDraft()
  segments.draft.messages.push(...behind)
  segments.behind = []
  segments.columns = null
}

function takeMessage({ draft, behind }: Segments, message: ToolMessage): void {
  // Said after the results, of the results; the others come while a run goes on.
  const list = message.kind !== 'run-aborted' && isComplete(draft) ? behind : draft.messages
  if (list.length < MAX_MESSAGES || message.kind === 'run-aborted') list.push(message)
}

/** The version or the vacuum that pgbench begins with. */
function takeStart(segments: Segments, text: string): boolean {
  const version = readVersion(text)
  if (version !== null) {
    if (segments.draft.version !== null || hasSummary(segments.draft)) startRun(segments)
    segments.draft.version = version
    return true
  }
  if (!text.startsWith('starting vacuum...')) return false
  if (hasSummary(segments.draft) || segments.draft.series.linesCount > 0) startRun(segments)
  return true
}

function takeProgress(segments: Segments, text: string, number: number): boolean {
  const progress = readProgress(text)
  if (progress === null) return false
  if (hasSummary(segments.draft) || progress.at <= (segments.draft.series.lastAt ?? -1)) startRun(segments)
  segments.draft.series.add(progress)
  segments.draft.firstLine ??= number
  return true
}

function takeText(segments: Segments, text: string, number: number): boolean {
  const found = readText(text)
  if (found === null) return false
  if (segments.draft.texts.has(found.key) || tpsKey(segments.draft) !== null) startRun(segments)
  segments.draft.texts.set(found.key, found.value)
  segments.draft.firstLine ??= number
  return true
}

function takeFacts(segments: Segments, text: string, number: number): void {
  const facts = readFacts(text)
  if (facts === null) return
  if ('impossible' in facts) {
    segments.failure = { code: 'value_out_of_range', params: { found: facts.impossible }, where: `line ${number}` }
    return
  }
  const isRate = facts.some(({ key }) => TPS_KEYS.includes(key))
  const isKnown = facts.some(({ key }) => segments.draft.facts.has(key))
  if (isKnown || (!isRate && tpsKey(segments.draft) !== null)) startRun(segments)
  for (const fact of facts) addFact(segments.draft, fact, number)
  segments.draft.firstLine ??= number
}

/** Scripts and headers of statement lists, which follow the rate. */
function takeDetail(segments: Segments, { text, bullet }: BareLine): boolean {
  const { scripts } = segments.draft
  const header = readStatementHeader(text)
  const name = readScriptName(text) ?? (header?.file == null ? null : `file ${header.file}`)
  if (name !== null && scripts.length < MAX_SCRIPTS) scripts.push(newScript(name))
  segments.columns = header?.columns ?? null
  if (name !== null || header !== null) return true
  const script = scripts.at(-1)
  return bullet && script !== undefined && readScriptLine(script, text)
}

function takeStatement({ columns, draft }: Segments, text: string): boolean {
  const statement = columns === null ? null : readStatement(text, columns)
  if (statement === null) return false
  const { statements } = draft.scripts.at(-1) ?? draft
  if (statements.length < MAX_STATEMENTS_PER_SCRIPT) statements.push(statement)
  return true
}

const tooMany = (what: string, limitCount: number): Failure => ({
  code: 'too_complex',
  params: { what, limitCount },
  where: null,
})
