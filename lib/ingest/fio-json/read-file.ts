import type { BenchmarkRun, ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { groupResults } from '@/lib/stats'
import { jsonFailure, wherePosition } from '../json/failure'
import { MAX_NOTICES } from '../limits'
import { type FoundDocument, findDocuments } from './documents'
import { readRuns } from './read-runs'
import { type FioDocument, fioDocument, versionOf } from './schema'
import { continues } from './snapshots'
import { distinct, looksLikeFioText, readTextLines, type TextNotices } from './text-lines'

export type FormatIdentity = { readonly id: string; readonly tool: string; readonly parserVersion: number }

/** A document with its shell checked. */
export type CheckedDocument = { readonly found: FoundDocument; readonly document: FioDocument }

/** One fio invocation: its last document, and the text that stood around it and its earlier snapshots. */
export type Invocation = {
  readonly last: CheckedDocument
  readonly text: TextNotices
  /** Its last document breaks off, so what is here is a snapshot of an unfinished run. */
  readonly cutOff: boolean
}

/** All runs of a file of fio JSON, however many documents and whatever text it holds. */
export function readFile(bytes: Uint8Array, identity: FormatIdentity): Result<ParsedFile, Failure> {
  const found = findDocuments(bytes)
  if (!found.ok) return fail(jsonFailure(bytes, found.error))
  const { documents, broken, after } = found.value
  const checked: CheckedDocument[] = []
  for (const one of documents) {
    const shell = checkShell(one)
    if (!shell.ok) return shell
    checked.push({ found: one, document: shell.value })
  }

  const invocations = invocationsOf(checked, after, broken?.isLast === true)
  const runs: BenchmarkRun[] = []
  const notices: Notice[] = []
  for (const [index, invocation] of invocations.entries()) {
    const read = readRuns(invocation, invocations.length > 1 ? `${index + 1}.` : '')
    if (!read.ok) return read
    runs.push(...read.value.runs)
    notices.push(...read.value.notices)
  }
  const [first] = checked
  if (first === undefined || runs.length === 0) return fail(nothingRead(after))
  return ok({
    formatId: identity.id,
    parserVersion: identity.parserVersion,
    tool: identity.tool,
    toolVersion: versionOf(first.document),
    runs,
    groups: groupResults(runs),
    warnings: distinct([
      ...aboutDocuments(checked.length, invocations, broken === null ? null : wherePosition(bytes, broken.error.at)),
      ...notices,
    ]).slice(0, MAX_NOTICES),
  })
}

function checkShell({ value }: FoundDocument): Result<FioDocument, Failure> {
  const shell = fioDocument.safeParse(value)
  if (shell.success) return ok(shell.data)
  const [issue] = shell.error.issues
  const where = (issue?.path ?? [])
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`))
    .join('')
  return fail({ code: 'value_out_of_range', params: { found: issue?.code ?? 'shape' }, where })
}

/** Documents that continue each other are snapshots of one invocation, of which the last one counts. */
function invocationsOf(checked: readonly CheckedDocument[], after: string, cutOff: boolean): readonly Invocation[] {
  const chains: CheckedDocument[][] = []
  for (const one of checked) {
    const chain = chains.at(-1)
    const previous = chain?.at(-1)
    if (chain !== undefined && previous !== undefined && continues(previous.document, one.document)) chain.push(one)
    else chains.push([one])
  }
  return chains.flatMap((chain, index) => {
    const last = chain.at(-1)
    if (last === undefined) return []
    const isLast = index === chains.length - 1
    const text = [...chain.map(({ found }) => found.before), isLast ? after : ''].join('\n')
    return [{ last, text: readTextLines(text), cutOff: isLast && cutOff }]
  })
}

function aboutDocuments(count: number, invocations: readonly Invocation[], cutAt: string | null): readonly Notice[] {
  const lines = invocations.reduce((sum, { text }) => sum + text.lines, 0)
  const snapshots = count - invocations.length
  const notices: readonly (Notice | null)[] = [
    cutAt === null ? null : { code: 'document_cut', params: {}, where: cutAt },
    snapshots === 0 ? null : { code: 'snapshots_skipped', params: { snapshotsCount: snapshots }, where: null },
    invocations.length < 2 ? null : { code: 'several_runs', params: { runsCount: invocations.length }, where: null },
    lines === 0 ? null : { code: 'preamble_skipped', params: { linesCount: lines }, where: null },
    ...invocations.flatMap(({ text }) => [...text.doubts, ...text.remarks]),
  ]
  return notices.filter((notice) => notice !== null)
}

/** fio before 2.2.11 asked for JSON together with another output prints text only. */
const nothingRead = (text: string): Failure => ({
  code: 'no_result',
  params: { why: looksLikeFioText(text) ? 'fio_text' : 'no_jobs' },
  where: null,
})
