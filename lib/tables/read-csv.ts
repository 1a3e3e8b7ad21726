// A published table as CSV (docs/tables.md). RFC 4180: commas, quotes doubled, any line end. The header says what a column holds.
import { OPERATIONS, type Operation } from '@/lib/model/benchmark-run'
import { COLUMN_QUANTITIES, type PublishedTable, type TableCell, type TableColumn } from '@/lib/model/published-table'
import { type CsvProblem, readRecords } from './csv-records'
import { factorOf, unitsOf } from './units'

export type CsvTable = Pick<PublishedTable, 'columns' | 'rows'>
export type ReadCsv =
  | { readonly ok: true; readonly value: CsvTable }
  | { readonly ok: false; readonly problem: CsvProblem }

export const MAX_CSV_ROWS = 10_000
export const MAX_CSV_COLUMNS = 100

/** The first column names the row; a column `n` holds repetitions; the others are as their header cell says. */
export function readCsv(text: string): ReadCsv {
  const records = readRecords(text)
  if (!records.ok) return records
  const [header, ...lines] = records.records
  if (header === undefined || lines.length === 0) return refuse('empty', { line: 1, column: 1, found: '' })
  if (header.cells.length > MAX_CSV_COLUMNS + 2) return refuse('too_many_columns', { line: 1, column: 1, found: '' })
  if (lines.length > MAX_CSV_ROWS) return refuse('too_many_rows', { line: lines.length + 1, column: 1, found: '' })
  const columns: (TableColumn | 'n')[] = []
  for (const [index, cell] of header.cells.slice(1).entries()) {
    const read = readHeader(cell, `c${index + 1}`)
    if (typeof read === 'string' && read !== 'n')
      return refuse(read, { line: header.line, column: index + 2, found: cell })
    columns.push(read)
  }
  if (columns.every((column) => column === 'n')) return refuse('no_columns', { line: 1, column: 1, found: '' })
  const rows: PublishedTable['rows'][number][] = []
  for (const [index, { cells, line }] of lines.entries()) {
    const row = readRow({ cells, columns, key: `r${index + 1}` })
    if ('code' in row) return refuse(row.code, { line, column: row.column, found: row.found })
    rows.push(row)
  }
  return { ok: true, value: { columns: columns.filter((column) => column !== 'n'), rows } }
}

const LONGEST_FOUND = 60

const refuse = (code: CsvProblem['code'], at: Omit<CsvProblem, 'code'>): ReadCsv => ({
  ok: false,
  problem: { code, ...at, found: at.found.slice(0, LONGEST_FOUND) },
})

const WORDS: Readonly<Record<string, TableColumn['quantity']>> = {
  ...Object.fromEntries(COLUMN_QUANTITIES.map((quantity) => [quantity.toLowerCase(), quantity])),
  mean: 'latencyMean',
}
const OPERATION_NAMES: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((name) => [name, name]))
/** What a unit alone says: of an operation, or of a parameter. */
const OF_OPERATION = ['rate', 'throughput', 'latencyMean'] as const
const OF_PARAMETER = ['blockSize', 'durationSeconds'] as const
const PERCENTILE = /^p(\d{1,2}(?:\.\d{1,4})?)$/i

/** `Label [unit] words`: words are an operation, a quantity, or a percentile such as p99. Without brackets it is text. */
function readHeader(cell: string, key: string): TableColumn | 'n' | CsvProblem['code'] {
  if (/^\s*n\s*$/i.test(cell)) return 'n'
  const match = /^([^[\]]*)(?:\[([^[\]]*)\]([^[\]]*))?$/.exec(cell)
  const label = (match?.[1] ?? '').trim()
  if (match === null || label === '') return 'bad_header'
  if (match[2] === undefined) return { ...TEXT, key, label }
  const unit = match[2].trim()
  const words = (match[3] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const operation = words.map((word) => OPERATION_NAMES.get(word)).find((name) => name !== undefined) ?? null
  const percentile = [...words, label].map((word) => PERCENTILE.exec(word)?.[1]).find((digits) => digits !== undefined)
  const said = words.map((word) => WORDS[word]).find((quantity) => quantity !== undefined)
  if (words.some((word) => !OPERATION_NAMES.has(word) && WORDS[word] === undefined && !PERCENTILE.test(word)))
    return 'unknown_word'
  const quantity = said ?? quantityOf(unit, operation, percentile !== undefined)
  if (quantity === undefined || factorOf(quantity, unit) === null) return 'unknown_unit'
  if (quantity === 'latencyPercentile' && percentile === undefined) return 'needs_percentile'
  if (NEEDS_OPERATION.includes(quantity) && operation === null) return 'needs_operation'
  return {
    key,
    label,
    role: operation !== null || quantity === 'hitFraction' ? 'metric' : 'parameter',
    quantity,
    unit,
    operation,
    percentile: quantity === 'latencyPercentile' ? Number(percentile) : null,
  }
}

const TEXT = { role: 'parameter', quantity: 'text', unit: '', operation: null, percentile: null } as const
const NEEDS_OPERATION: readonly string[] = ['rate', 'throughput', 'latencyMean', 'latencyPercentile', 'count']

function quantityOf(
  unit: string,
  operation: Operation | null,
  isPercentile: boolean,
): TableColumn['quantity'] | undefined {
  if (unit === '') return undefined
  if (isPercentile && unitsOf('latencyPercentile').includes(unit)) return 'latencyPercentile'
  const candidates = operation === null ? OF_PARAMETER : OF_OPERATION
  return [...candidates, 'hitFraction' as const].find((quantity) => unitsOf(quantity).includes(unit))
}

const wrong = (code: CsvProblem['code'], column: number, found: string) => ({ code, column, found })

function readRow({
  cells,
  columns,
  key,
}: {
  cells: readonly string[]
  columns: readonly (TableColumn | 'n')[]
  key: string
}) {
  if (cells.length !== columns.length + 1) return wrong('ragged', cells.length, '')
  const label = (cells[0] ?? '').trim()
  if (label === '') return wrong('no_label', 1, '')
  const values: Record<string, TableCell> = {}
  let n: number | null = null
  for (const [index, column] of columns.entries()) {
    const text = (cells[index + 1] ?? '').trim()
    const value = column !== 'n' && column.quantity === 'text' ? text || null : readNumber(text)
    const refused =
      value === undefined || (column === 'n' && value !== null && !(Number.isInteger(value) && Number(value) > 0))
    if (refused) return wrong('not_a_number', index + 2, text)
    if (column !== 'n') values[column.key] = value ?? null
    else if (typeof value === 'number') n = value
  }
  return { key, label, cells: values, n, option: null }
}

const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i

/** Null: not printed. Undefined: no number. Commas are taken between thousands only. */
function readNumber(text: string): number | null | undefined {
  if (text === '' || text === '-' || text === '–') return null
  const value = NUMBER.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}
