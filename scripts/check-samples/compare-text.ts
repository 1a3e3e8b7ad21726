import type { BenchmarkRun, ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { MemberOutcome, SampleOutcome } from './read-sample'
import type { Row } from './table'
import { compareFigures, type ReadLine, scriptLines, wholeLine } from './text-lines'

/** What a file came to, in the words of the oracle. */
type Outcome = 'result' | 'several' | 'partial' | 'failed' | 'refused'

/** Every line of the oracle against what was read (ORACLE.md "Text"). Nothing to say = held. */
export function compareText(outcome: SampleOutcome, rows: readonly Row[]): readonly string[] {
  if (outcome.kind === 'crashed') return [outcome.why]
  if (outcome.kind === 'refused') return compareMember({ ok: false, path: null, failure: outcome.failure }, rows)
  const [only, ...others] = outcome.members
  if (only === undefined) return ['nothing was read']
  if (others.length > 0) return [`one file was expected, not ${outcome.members.length}`]
  return compareMember(only, rows)
}

/**
 * Members of an archive, each a file of its own: its lines bear its path. Those of a format without a reader are left
 * to the day when there is one.
 */
export function compareArchive(
  outcome: SampleOutcome,
  rows: readonly Row[],
): { readonly why: readonly string[]; readonly leftOut: number } {
  if (outcome.kind === 'crashed') return { why: [outcome.why], leftOut: 0 }
  if (outcome.kind === 'refused') return { why: [`refused: ${JSON.stringify(outcome.failure)}`], leftOut: 0 }
  const listed = new Set(rows.map(({ name }) => name))
  const why = outcome.members.flatMap((member) =>
    listed.has(member.path ?? '') || !member.ok ? [] : [`${member.path}: read, but not in the oracle`],
  )
  let leftOut = 0
  for (const row of rows) {
    const member = outcome.members.find(({ path }) => path === row.name)
    if (member !== undefined && !member.ok && member.failure.code === 'unknown_format') leftOut += 1
    else if (member === undefined) why.push(`${row.name}: not found in the archive`)
    else
      why.push(
        ...compareMember(member, [{ ...row, outcome: 'result', name: '' }]).map((text) => `${row.name}: ${text}`),
      )
  }
  return { why, leftOut }
}

function compareMember(member: MemberOutcome, rows: readonly Row[]): readonly string[] {
  const got = outcomeOf(member)
  const allowed = allowedOutcomes(rows)
  if (!allowed.has(got)) return [`outcome: expected ${[...allowed].join(' or ')}, got ${got} ${reasonsOf(member)}`]
  if (!member.ok) return hasReason(member.failure) ? [] : [`refused without a reason: ${member.failure.code}`]
  const silent = member.file.runs.filter(({ status, warnings }) => status !== 'ok' && warnings.length === 0)
  return [
    ...silent.map(({ name, status }) => `${name}: ${status} without a reason`),
    ...compareLines(member.file, rows),
  ]
}

function outcomeOf(member: MemberOutcome): Outcome {
  if (!member.ok) return 'refused'
  const entries = member.file.runs.filter(({ role }) => role === 'entry')
  const status = entries[0]?.status ?? 'failed'
  // Of several series none is a result either.
  const isSeries = entries.every((run) => run.status === 'partial')
  if (entries.length > 1 && !isSeries) return 'several'
  return status === 'ok' ? 'result' : status
}

/** The outcome of the file, what a note is lenient about, and what ORACLE.md lets be exchanged. */
function allowedOutcomes(rows: readonly Row[]): ReadonlySet<Outcome> {
  const allowed = new Set<Outcome>()
  for (const { outcome = '', note = '' } of rows) {
    const words = [outcome, /lenient: (\w+)/.exec(note)?.[1] ?? '']
    for (const word of OUTCOMES) if (words.includes(word)) allowed.add(word)
  }
  const isWithoutFigures = rows.every((row) => !hasFigures(row))
  if (isWithoutFigures && (allowed.has('failed') || allowed.has('refused'))) allowed.add('failed').add('refused')
  return allowed
}

const OUTCOMES: readonly Outcome[] = ['result', 'several', 'partial', 'failed', 'refused']

const hasFigures = ({ count, rate, mean_us: mean }: Row): boolean => [count, rate, mean].some((cell) => cell !== '')

function compareLines({ runs }: ParsedFile, rows: readonly Row[]): readonly string[] {
  const entries = runs.filter(({ role }) => role === 'entry')
  const listed = rows.filter(hasFigures)
  // A line without figures says only what the file is: of one thing no results, of several no choice.
  if (listed.length === 0) return entries.length > 1 && rows[0]?.outcome === 'several' ? [] : inventedResults(entries)
  const required = listed.filter(({ note = '' }) => !note.startsWith('optional:'))
  const optional = listed.filter(({ note = '' }) => note.startsWith('optional:'))
  const lines = entries.flatMap(wholeLine)
  const count = lines.length === required.length ? [] : [`lines: expected ${required.length}, got ${lines.length}`]
  return [
    ...count,
    ...compareAll(required, lines),
    ...compareAll(optional, entries.flatMap(scriptLines)),
    ...required.flatMap((row, index) => missingWarning(row, entries[index])),
  ]
}

const inventedResults = (runs: readonly BenchmarkRun[]): readonly string[] =>
  runs.flatMap(({ name, results }) => (results.length === 0 ? [] : [`${name}: a result where the oracle has none`]))

const compareAll = (rows: readonly Row[], lines: readonly ReadLine[]): readonly string[] =>
  rows.flatMap((row, index) => {
    const line = lines[index]
    return line === undefined ? [] : compareFigures(line, row)
  })

/** What nobody measured says nothing against what somebody did. */
const ABOUT_THE_UNSAID = /_not_(?:reported|measured)$|^short_run$/

function missingWarning({ note = '' }: Row, run: BenchmarkRun | undefined): readonly string[] {
  if (!/must carry a warning|suspect|contradict/.test(note) || run === undefined) return []
  const isWarned = run.warnings.some(({ code }) => !ABOUT_THE_UNSAID.test(code))
  return isWarned ? [] : [`${run.name}: accepted without the warning that it must carry`]
}

const hasReason = ({ code, params, errors = [] }: Failure): boolean =>
  code !== 'internal' && (Object.keys(params).length > 0 || errors.length > 0)

const reasonsOf = (member: MemberOutcome): string =>
  JSON.stringify(member.ok ? member.file.runs.map(({ warnings }) => warnings.map(({ code }) => code)) : member.failure)
