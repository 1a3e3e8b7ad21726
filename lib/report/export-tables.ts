import type { Quantity } from '@/lib/model/quantity'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import type { FrozenRun } from '@/lib/model/report'
import type { CsvCell } from '@/lib/units/csv'
import { toDecimalText } from './decimal-text'

// Tables for machines: names of columns and codes instead of words, units in the names, numbers exact and as frozen.

type Column<Row> = readonly [name: string, cell: (row: Row) => CsvCell]
type OptionRow = { readonly ranked: Ranked; readonly rank: number | null }

const number = (value: number | null): CsvCell => (value === null ? null : { decimal: toDecimalText(value) })
const money = (amount: string | null): CsvCell => (amount === null ? null : { decimal: amount })
const flag = (value: boolean): CsvCell => (value ? 'yes' : 'no')

function quantityColumns(
  name: string,
  unit: string,
  of: (row: OptionRow) => Quantity | undefined,
): Column<OptionRow>[] {
  return [
    [`${name}_${unit}`, (row) => number(of(row)?.value ?? null)],
    [`${name}_low_${unit}`, (row) => number(of(row)?.low ?? null)],
    [`${name}_high_${unit}`, (row) => number(of(row)?.high ?? null)],
    [`${name}_basis`, (row) => of(row)?.basis ?? null],
  ]
}

const OPTION_COLUMNS: readonly Column<OptionRow>[] = [
  ['rank', ({ rank }) => number(rank)],
  ['key', ({ ranked }) => ranked.key],
  ['option_id', ({ ranked }) => ranked.estimate.optionId],
  ['label', ({ ranked }) => ranked.estimate.label],
  ['configuration', ({ ranked }) => ranked.estimate.configurationText],
  ['feasible', ({ ranked }) => flag(ranked.feasible)],
  ['on_frontier', ({ ranked }) => flag(ranked.onFrontier)],
  ['usd_per_month', ({ ranked }) => money(ranked.estimate.bill.total)],
  ['bill_complete', ({ ranked }) => flag(ranked.estimate.bill.complete)],
  ...quantityColumns('p99_read', 'us', ({ ranked }) => ranked.estimate.latency.read?.p99Us),
  ...quantityColumns('p99_write', 'us', ({ ranked }) => ranked.estimate.latency.write?.p99Us),
  ...quantityColumns('capacity', 'operations_per_second', ({ ranked }) => ranked.estimate.capacity.operationsPerSecond),
  ...quantityColumns('capacity', 'bytes_per_second', ({ ranked }) => ranked.estimate.capacity.bytesPerSecond),
  ['binds', ({ ranked }) => ranked.estimate.capacity.binding?.name ?? null],
  ['unmet', ({ ranked }) => ranked.unmet.map(({ constraint }) => constraint).join(' ')],
]

/** One row per option, best first. */
export function optionsTable(answer: Recommendation): readonly (readonly CsvCell[])[] {
  const fitting = answer.ranked.filter(({ feasible, key }) => feasible && !answer.unpriced.includes(key))
  const rows = answer.ranked.map((ranked) => {
    const index = fitting.indexOf(ranked)
    return { ranked, rank: index < 0 ? null : index + 1 }
  })
  return table(OPTION_COLUMNS, rows)
}

type BillRow = { readonly ranked: Ranked; readonly line: Ranked['estimate']['bill']['lines'][number] }

const BILL_COLUMNS: readonly Column<BillRow>[] = [
  ['key', ({ ranked }) => ranked.key],
  ['label', ({ ranked }) => ranked.estimate.label],
  ['configuration', ({ ranked }) => ranked.estimate.configurationText],
  ['meter', ({ line }) => line.meter],
  ['quantity', ({ line }) => number(line.quantity)],
  ['unit', ({ line }) => line.unit],
  ['included', ({ line }) => number(line.included)],
  ['unit_price_usd', ({ line }) => money(line.unitPrice)],
  ['amount_usd', ({ line }) => money(line.amount)],
  ['formula', ({ line }) => line.formula],
  ['price_row', ({ line }) => line.source?.rowId ?? null],
  ['source', ({ line }) => line.source?.name ?? null],
  ['source_url', ({ line }) => line.source?.url ?? null],
  ['effective_date', ({ line }) => line.source?.effectiveDate ?? null],
  ['confidence', ({ line }) => line.source?.confidence ?? null],
]

/** One row per line of every option's bill. */
export const billTable = (answer: Recommendation): readonly (readonly CsvCell[])[] =>
  table(
    BILL_COLUMNS,
    answer.ranked.flatMap((ranked) => ranked.estimate.bill.lines.map((line) => ({ ranked, line }))),
  )

const table = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly (readonly CsvCell[])[] => [
  columns.map(([name]) => name),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
]

type RunRow = { readonly run: FrozenRun; readonly result: FrozenRun['results'][number] }

const percentile = ({ result }: RunRow, percent: number): CsvCell =>
  number(result.latency.percentiles.find((one) => one.percent === percent)?.us ?? null)

const RUN_COLUMNS: readonly Column<RunRow>[] = [
  ['run_id', ({ run }) => run.runId],
  ['name', ({ run }) => run.name],
  ['tool', ({ run }) => run.tool],
  ['tool_version', ({ run }) => run.toolVersion],
  ['operation', ({ result }) => result.operation],
  ['operations_per_second', ({ result }) => number(result.operationsPerSecond)],
  ['bytes_per_second', ({ result }) => number(result.bytesPerSecond)],
  ['latency_mean_us', ({ result }) => number(result.latency.meanUs)],
  ['latency_p50_us', (row) => percentile(row, 50)],
  ['latency_p99_us', (row) => percentile(row, 99)],
  ['latency_origin', ({ result }) => result.latency.origin],
]

/** One row per operation of every run in the report. */
export const runsTable = (runs: readonly FrozenRun[]): readonly (readonly CsvCell[])[] =>
  table(
    RUN_COLUMNS,
    runs.flatMap((run) => run.results.map((result) => ({ run, result }))),
  )
