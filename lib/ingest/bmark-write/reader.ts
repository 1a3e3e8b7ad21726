import type { BenchmarkRun, ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { FormatReader } from '../format'
import { MAX_RUNS } from '../limits'
import { bareLine } from '../lines/bare-line'
import { createLineReader } from '../lines/line-reader'
import { type BmarkLine, readBmarkLine } from './lines'
import { type Draft, isStarted, isWhole, newDraft, toRun } from './to-run'

export type FormatIdentity = { readonly id: string; readonly tool: string; readonly parserVersion: number }

const MAX_ERRORS = 20

/** Three lines make a result, sometimes four; a line that the current result has already begins the next one. */
export function createBmarkReader(identity: FormatIdentity): FormatReader {
  const drafts: Draft[] = []
  let draft = newDraft()
  let failure: Failure | null = null

  const startNext = (): void => {
    drafts.push(draft)
    if (drafts.length > MAX_RUNS) failure = tooManyRuns
    draft = newDraft()
  }

  const keep = (line: BmarkLine, number: number): void => {
    if (line.kind === 'impossible') {
      failure = { code: 'value_out_of_range', params: { found: line.token }, where: `line ${number}` }
    } else if (line.kind === 'error') {
      // Results are the last that the program prints: this is of a later run.
      if (isWhole(draft)) startNext()
      if (draft.errors.length < MAX_ERRORS) draft.errors.push(line)
    } else {
      // `Thread:` stands first where it stands at all.
      if (draft.figures.has(line.figure) || (line.figure === 'threads' && isStarted(draft))) startNext()
      draft.figures.set(line.figure, line.value)
      draft.firstLine ??= number
    }
  }

  return createLineReader({
    take(text, number) {
      const line = failure === null ? readBmarkLine(bareLine(text).text) : null
      if (line !== null) keep(line, number)
    },
    end: () => (failure === null ? asFile([...drafts, draft], identity) : fail(failure)),
  })
}

/** An error of a Rust program that does not name itself may be anyone's: refused, not called a failed run. */
function asFile(drafts: readonly Draft[], identity: FormatIdentity): Result<ParsedFile, Failure> {
  const isOurs = drafts.some((draft) => isStarted(draft) || draft.errors.some(({ isOwn }) => isOwn))
  const runs = isOurs ? drafts.map(toRun).filter((run) => run !== null) : []
  if (runs.length === 0) {
    const error = drafts.flatMap(({ errors }) => errors).find(({ isOwn }) => !isOwn)
    const params = error === undefined ? { why: 'bmark_none' } : { why: 'rust_error', text: error.text }
    return fail({ code: 'no_result', params, where: null })
  }
  return ok({
    formatId: identity.id,
    parserVersion: identity.parserVersion,
    tool: identity.tool,
    toolVersion: null,
    runs,
    groups: [],
    warnings: aboutFile(runs),
  })
}

const aboutFile = (runs: readonly BenchmarkRun[]): readonly Notice[] =>
  runs.length < 2 ? [] : [{ code: 'several_results', params: { runsCount: runs.length }, where: null }]

const tooManyRuns: Failure = { code: 'too_complex', params: { what: 'runs', limitCount: MAX_RUNS }, where: null }
