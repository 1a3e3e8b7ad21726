import type { BenchmarkRun, LatencySummary, Operation, RunLoad, RunResult } from '@/lib/model/benchmark-run'
import type { ColumnQuantity, PublishedTable, TableColumn, TableRow } from '@/lib/model/published-table'
import { factorOf } from './units'

/** A row as a run: what checks and comparisons work on. A cell that was not printed stays unknown. */
export function rowToRun(table: PublishedTable, row: TableRow): BenchmarkRun {
  const operations = [
    ...new Set(table.columns.flatMap((column) => (column.operation === null ? [] : [column.operation]))),
  ]
  const load = loadOf(table, row)
  return {
    name: row.label,
    tool: table.tool ?? 'published',
    toolVersion: null,
    startedAt: null,
    status: 'ok',
    role: 'entry',
    group: null,
    host: null,
    load,
    results: operations.flatMap((operation) => resultOf(table, row, operation)),
    devices: [],
    options: {},
    warnings: [],
  }
}

export const tableToRuns = (table: PublishedTable): BenchmarkRun[] => table.rows.map((row) => rowToRun(table, row))

/** The number of a cell in canonical units; null where there is none. */
export function cellNumber(column: TableColumn, row: TableRow): number | null {
  const cell = row.cells[column.key] ?? null
  const factor = factorOf(column.quantity, column.unit)
  return typeof cell === 'number' && factor !== null ? cell * factor : null
}

function find(
  table: PublishedTable,
  row: TableRow,
  quantity: ColumnQuantity,
  operation: Operation | null,
): number | null {
  const column = table.columns.find((one) => one.quantity === quantity && one.operation === operation)
  return column === undefined ? null : cellNumber(column, row)
}

function loadOf(table: PublishedTable, row: TableRow): RunLoad {
  const parameter = (quantity: ColumnQuantity): number | null => find(table, row, quantity, null)
  const queueDepth = parameter('queueDepth')
  const jobs = parameter('jobs')
  return {
    access: null,
    readFraction: null,
    blockSizeBytes: parameter('blockSize'),
    queueDepth,
    jobs,
    concurrency: parameter('concurrency') ?? (queueDepth === null ? null : queueDepth * (jobs ?? 1)),
    loop: 'closed',
    directIo: null,
    syncWrites: null,
    durationSeconds: parameter('durationSeconds'),
    engine: null,
    fileSizeBytes: null,
  }
}

function resultOf(table: PublishedTable, row: TableRow, operation: Operation): RunResult[] {
  const operationsPerSecond = find(table, row, 'rate', operation)
  const bytesPerSecond = find(table, row, 'throughput', operation)
  const latency = latencyOf(table, row, operation)
  if (operationsPerSecond === null && bytesPerSecond === null && latency.origin === 'none') return []
  return [
    {
      operation,
      count: find(table, row, 'count', operation),
      bytes: null,
      runtimeSeconds: null,
      operationsPerSecond,
      bytesPerSecond,
      errors: null,
      latency,
      otherLatencies: [],
      histogram: null,
    },
  ]
}

function latencyOf(table: PublishedTable, row: TableRow, operation: Operation): LatencySummary {
  const meanUs = find(table, row, 'latencyMean', operation)
  const percentiles = table.columns
    .filter((column) => column.quantity === 'latencyPercentile' && column.operation === operation)
    .flatMap((column) => {
      const us = cellNumber(column, row)
      return us === null || column.percentile === null ? [] : [{ percent: column.percentile, us }]
    })
    .sort((a, b) => a.percent - b.percent)
  const known = meanUs !== null || percentiles.length > 0
  return {
    kind: known ? 'total' : null,
    meanUs,
    stddevUs: null,
    minUs: null,
    maxUs: null,
    percentiles,
    origin: known ? 'reported' : 'none',
    samples: null,
  }
}
