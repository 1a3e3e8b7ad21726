import 'server-only'
import type { Histogram } from '@/lib/model/benchmark-run'
import type { GroupComparison } from '@/lib/model/comparison'
import type { ResultRecord } from '@/lib/model/library'
import { type ComparedRun, compareRuns } from '@/lib/stats'
import { rowToRun } from '@/lib/tables'
import type { Actor } from './actor'
import { openRun } from './open-run'
import { openPublishedTable } from './published-tables'

/** A run of the library, or `table:<id>#<row>`. */
const TABLE_PREFIX = 'table:'

/** One run, or one row of a published table, as a side of a comparison names it. */
export type ComparedPart = {
  readonly reference: string
  readonly kind: 'run' | 'published'
  readonly name: string
  readonly from: string // its file or its table
  readonly n: number | null // repetitions that a published figure says it stands for
  readonly results: readonly (Omit<ResultRecord, 'hasHistogram'> & { readonly histogram: Histogram | null })[]
}

export type ComparedSide = { readonly parts: readonly ComparedPart[] }

export type OpenedComparison = {
  readonly baseline: ComparedSide
  readonly others: readonly (ComparedSide & { readonly comparison: GroupComparison })[]
  /** What was asked for and is not there. */
  readonly missing: readonly string[]
}

type Opened = { readonly part: ComparedPart; readonly run: ComparedRun }

/** Repetitions of the baseline against those of each other side; sides of which nothing is left fall away. */
export async function openComparison(
  actor: Actor,
  asked: { readonly baseline: readonly string[]; readonly others: readonly (readonly string[])[] },
): Promise<OpenedComparison> {
  const baseline = await openSide(actor, asked.baseline)
  const others = await Promise.all(asked.others.map((side) => openSide(actor, side)))
  const compared = others.filter(({ found }) => found.length > 0 && baseline.found.length > 0)
  const runs = ({ found }: { found: readonly Opened[] }) => found.map(({ run }) => run)
  const parts = ({ found }: { found: readonly Opened[] }) => found.map(({ part }) => part)
  return {
    baseline: { parts: parts(baseline) },
    others: compared.map((side) => ({ parts: parts(side), comparison: compareRuns(runs(baseline), runs(side)) })),
    missing: [baseline, ...others].flatMap(({ missing }) => missing),
  }
}

async function openSide(actor: Actor, references: readonly string[]) {
  const opened = await Promise.all(references.map((one) => openPart(actor, one)))
  return {
    found: opened.filter((one) => one !== null),
    missing: references.filter((_, index) => opened[index] === null),
  }
}

const openPart = (actor: Actor, reference: string): Promise<Opened | null> =>
  reference.startsWith(TABLE_PREFIX) ? openRow(actor, reference) : openMeasured(actor, reference)

async function openMeasured(actor: Actor, id: string): Promise<Opened | null> {
  const opened = await openRun(actor, id)
  if (!opened.ok) return null
  const { run, file, histograms } = opened.value
  const results = run.results.map(({ hasHistogram, ...result }, index) => ({
    ...result,
    histogram: histograms[index] ?? null,
  }))
  return { run, part: { reference: id, kind: 'run', name: run.name, from: file.name, n: null, results } }
}

async function openRow(actor: Actor, reference: string): Promise<Opened | null> {
  const [tableId = '', rowKey] = reference.slice(TABLE_PREFIX.length).split('#')
  const table = await openPublishedTable(actor, tableId)
  const row = table.ok ? table.value.rows.find(({ key }) => key === rowKey) : undefined
  if (!table.ok || row === undefined) return null
  const run = rowToRun(table.value, row)
  const { results } = run
  return { run, part: { reference, kind: 'published', name: row.label, from: table.value.title, n: row.n, results } }
}
