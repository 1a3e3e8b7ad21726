// Reads every sample file and compares it with the oracles, by the rules and tolerances of the collection's ORACLE.md.
// npm run check:samples -- --samples DIR --oracle FILE --text-oracle FILE --manifest FILE
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Failure } from '@/lib/outcome/failure'
import { compareFioJson } from './check-samples/compare-fio-json'
import { compareArchive, compareText } from './check-samples/compare-text'
import { answeredAsThread, readSample, type SampleOutcome } from './check-samples/read-sample'
import { byFile, type Row, readTable } from './check-samples/table'

const FORMATS_FOLDER = join(process.env.TIERFRONT_SHARED ?? join(process.cwd(), '..', 'shared'), 'formats')

type Verdict = { readonly file: string; readonly why: readonly string[] } // nothing to say = held

/** The formats that can be compared so far. Files of others are only held to be taken for nothing they are not. */
const FIO_JSON = 'fio-json'
const TEXT_FORMATS: readonly string[] = ['pgbench', 'bmark_write']

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      samples: { type: 'string', default: join(FORMATS_FOLDER, 'samples') },
      oracle: { type: 'string', default: join(FORMATS_FOLDER, 'ORACLE-fio-json.tsv') },
      'text-oracle': { type: 'string', default: join(FORMATS_FOLDER, 'ORACLE-text.tsv') },
      manifest: { type: 'string', default: join(FORMATS_FOLDER, 'MANIFEST.tsv') },
    },
  })
  const oracle = byFile(readTable(values.oracle))
  const textOracle = byFile(readTable(values['text-oracle']))
  const manifest = byFile(readTable(values.manifest))
  const files = [...new Set([...manifest.keys(), ...oracle.keys(), ...textOracle.keys()])].sort()

  const verdicts: Verdict[] = []
  const notCovered: string[] = []
  let absent = 0
  for (const file of files) {
    const path = join(values.samples, file)
    if (!existsSync(path)) {
      absent += 1
      continue
    }
    const outcome = await readSample(new URL(import.meta.url), path)
    const format = manifest.get(file)?.[0]?.format ?? textOracle.get(file)?.[0]?.format ?? ''
    const isFioJson = oracle.has(file) || format === FIO_JSON || file.startsWith(`${FIO_JSON}/`)
    const textRows = textOracle.get(file) ?? []
    if (isFioJson) verdicts.push({ file, why: judgeFioJson(outcome, oracle.get(file) ?? []) })
    else if (TEXT_FORMATS.includes(format)) verdicts.push({ file, why: compareText(outcome, textRows) })
    else if (format === 'archive') {
      const { why, leftOut } = compareArchive(outcome, textRows)
      verdicts.push({ file, why })
      notCovered.push(...new Array<string>(leftOut).fill('members of archives'))
    } else {
      const why = judgeForeign(outcome)
      if (why.length > 0) verdicts.push({ file, why })
      else notCovered.push(format)
    }
  }
  report(verdicts, { absent, notCovered })
  return verdicts.some(({ why }) => why.length > 0) ? 1 : 0
}

/** A file without a line in the oracle holds no I/O: failed, or refused with the reason. */
function judgeFioJson(outcome: SampleOutcome, rows: readonly Row[]): readonly string[] {
  if (outcome.kind === 'crashed') return [outcome.why]
  const [member] = outcome.kind === 'read' ? outcome.members : []
  const failure = outcome.kind === 'refused' ? outcome.failure : member?.ok === false ? member.failure : null
  if (rows.length === 0 && failure !== null)
    return hasReason(failure) ? [] : [`refused without a reason: ${failure.code}`]
  if (member === undefined || !member.ok) return [`refused: ${JSON.stringify(failure)}`]
  if (rows.length > 0) {
    return compareFioJson(member.file, rows).map(
      ({ line, column, expected, got }) =>
        `${line} · ${column}: expected ${expected === '' ? 'nothing' : expected}, got ${got}`,
    )
  }
  const accepted = member.file.runs.filter(({ status }) => status !== 'failed')
  const silent = member.file.runs.filter(({ warnings }) => warnings.length === 0)
  return [
    ...accepted.map(({ name }) => `${name}: no I/O, but not marked as failed`),
    ...silent.map(({ name }) => `${name}: failed without a reason`),
  ]
}

/** A file of a format that is not compared here: no crash, and never read as fio JSON. */
function judgeForeign(outcome: SampleOutcome): readonly string[] {
  if (outcome.kind === 'crashed') return [outcome.why]
  const members = outcome.kind === 'read' ? outcome.members : []
  return members.flatMap((member) => (member.ok && member.file.formatId === FIO_JSON ? ['read as fio JSON'] : []))
}

const hasReason = ({ code, params, errors = [] }: Failure): boolean =>
  code !== 'internal' && (Object.keys(params).length > 0 || errors.length > 0)

function report(verdicts: readonly Verdict[], rest: { absent: number; notCovered: readonly string[] }): void {
  for (const { file, why } of verdicts) for (const reason of why) console.log(`short ${file} · ${reason}`)
  const perFormat = new Map<string, number>()
  for (const format of rest.notCovered) perFormat.set(format, (perFormat.get(format) ?? 0) + 1)
  if (perFormat.size > 0) {
    const list = [...perFormat].map(([format, count]) => `${count} ${format}`).join(', ')
    console.log(`${rest.notCovered.length} files of other formats are not compared: ${list}`)
  }
  if (rest.absent > 0) console.log(`${rest.absent} files are named but absent`)
  const short = verdicts.filter(({ why }) => why.length > 0).length
  console.log(`${verdicts.length - short} held, ${short} fell short`)
}

if (!answeredAsThread()) process.exitCode = await main()
