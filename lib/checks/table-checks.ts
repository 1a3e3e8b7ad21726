import type { BenchmarkRun, Operation } from '@/lib/model/benchmark-run'
import type { Finding } from '@/lib/model/check'

/** Rows of one published table as runs, in order; `sameLoad`: closed loops of the same load in all rows. */
export type TableRuns = { readonly runs: readonly BenchmarkRun[]; readonly sameLoad: boolean }

/** Where a finding is: in a row, or in the table as a whole (null). */
export type TableFinding = Finding & { readonly row: number | null }

const US_PER_SECOND = 1e6
/** As for Little's law (MODEL `check_closed_pair`, `check_below_idle`, `check_const_ratio`, `check_identical`). */
const PAIR_TOLERANCE = 1.25
const BELOW_IDLE_TOLERANCE = 0.05
const CONSTANT_VARIATION = 0.02
const CONSTANT_ROWS = 3
const IDENTICAL_SPREAD = 0.01
const IDENTICAL_ROWS = 4
/** Few clients are counted in whole numbers: an implied 1.42 is no number of clients. */
const WHOLE_UP_TO = 4
const WHOLE_TOLERANCE = 0.1

type Point = {
  readonly row: number
  readonly label: string
  readonly concurrency: number | null
  readonly rate: number | null
  readonly meanUs: number | null
  readonly p99Us: number | null
  readonly bytes: number | null
}

function pointsOf({ runs }: TableRuns, operation: Operation): Point[] {
  return runs.flatMap((run, row) => {
    const result = run.results.find((one) => one.operation === operation)
    if (result === undefined) return []
    return [
      {
        row,
        label: run.name,
        concurrency: run.load.concurrency,
        rate: result.operationsPerSecond,
        meanUs: result.latency.meanUs,
        p99Us: result.latency.percentiles.find(({ percent }) => percent === 99)?.us ?? null,
        bytes: result.bytesPerSecond,
      },
    ]
  })
}

const inFlight = ({ rate, meanUs }: Point): number | null =>
  rate === null || meanUs === null ? null : (rate * meanUs) / US_PER_SECOND

/** The same closed loop in two rows: rate × latency is the number of clients in both. */
function closedPairs(points: readonly Point[], operation: Operation): TableFinding[] {
  const known = points.flatMap((point) => {
    const clients = inFlight(point)
    return clients === null || point.concurrency !== null ? [] : [{ ...point, clients }]
  })
  const [least, most] = [...known]
    .sort((a, b) => a.clients - b.clients)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
  if (least === undefined || most === undefined || most.clients / least.clients <= PAIR_TOLERANCE) return []
  const ratio = most.clients / least.clients
  return [
    finding('unequal_load', 'contradiction', null, {
      metric: 'operations in flight',
      expected: least.clients,
      found: most.clients,
      ratio,
      formula: 'rate × latency is equal in rows of the same load',
      params: {
        operationTerm: operation,
        rowA: least.label,
        rowB: most.label,
        clientsA: round(least.clients),
        clientsB: round(most.clients),
        timesRatio: ratio,
      },
    }),
  ]
}

function fractionalClients(points: readonly Point[], operation: Operation): TableFinding[] {
  return points.flatMap((point) => {
    const clients = inFlight(point)
    if (clients === null || point.concurrency !== null || clients >= WHOLE_UP_TO) return []
    const nearest = Math.max(1, Math.round(clients))
    if (Math.abs(clients - nearest) / nearest <= WHOLE_TOLERANCE) return []
    return [
      finding('fractional_clients', 'contradiction', point.row, {
        metric: 'operations in flight',
        expected: nearest,
        found: clients,
        ratio: clients / nearest,
        formula: 'rate × latency is a whole number of clients',
        params: { operationTerm: operation, row: point.label, clients: round(clients) },
      }),
    ]
  })
}

/** A loaded system can't answer faster than the idle one: N / X against the latency of the row with one in flight. */
function belowIdle(points: readonly Point[], operation: Operation): TableFinding[] {
  const idle = points.flatMap((point) => (point.concurrency === 1 && point.meanUs !== null ? [point.meanUs] : []))
  if (idle.length === 0) return []
  const least = Math.min(...idle)
  return points.flatMap((point) => {
    const { concurrency, rate } = point
    if (concurrency === null || concurrency <= 1 || rate === null) return []
    const implied = (concurrency / rate) * US_PER_SECOND
    const ratio = implied / least
    if (ratio >= 1 - BELOW_IDLE_TOLERANCE) return []
    return [
      finding('faster_than_idle', 'contradiction', point.row, {
        metric: 'latency',
        expected: least,
        found: implied,
        ratio,
        formula: 'depth / rate ≥ latency at depth 1',
        params: { operationTerm: operation, row: point.label, impliedUs: implied, idleUs: least, concurrency },
      }),
    ]
  })
}

/** p99 a constant multiple of the mean over a wide range of loads: measured tails do not do that. */
function constantRatio(points: readonly Point[], operation: Operation): TableFinding[] {
  const ratios = points.flatMap(({ meanUs, p99Us }) => (meanUs === null || p99Us === null ? [] : [p99Us / meanUs]))
  if (ratios.length < CONSTANT_ROWS) return []
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length
  const variation = Math.sqrt(ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / ratios.length) / mean
  if (variation >= CONSTANT_VARIATION) return []
  return [
    finding('constant_tail', 'suspicious', null, {
      metric: 'p99 / mean',
      expected: null,
      found: mean,
      ratio: mean,
      formula: 'coefficient of variation of p99 / mean ≥ 2 %',
      params: { operationTerm: operation, meanRatio: mean, variationFraction: variation },
    }),
  ]
}

/** The same figure in every cell is a limit that all rows ran into. */
function identical(points: readonly Point[], operation: Operation): TableFinding[] {
  const values = points.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]))
  if (values.length < IDENTICAL_ROWS) return []
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  if ((Math.max(...values) - Math.min(...values)) / mean > IDENTICAL_SPREAD) return []
  return [
    finding('common_cap', 'suspicious', null, {
      metric: 'bytes/s',
      expected: null,
      found: mean,
      ratio: null,
      formula: '(max − min) / mean > 1 %',
      params: { operationTerm: operation, foundBytesPerSecond: mean, rowsCount: values.length },
    }),
  ]
}

const round = (value: number): number => Number(value.toPrecision(3))

const finding = (
  code: string,
  severity: Finding['severity'],
  row: number | null,
  rest: Omit<Finding, 'code' | 'severity' | 'readings'>,
): TableFinding => ({ code, severity, row, ...rest, readings: [] })

/** What the rows of a table say against each other; what a row says against itself is `checkRun`. */
export function checkTable(table: TableRuns): TableFinding[] {
  const operations = [...new Set(table.runs.flatMap((run) => run.results.map((result) => result.operation)))]
  return operations.flatMap((operation) => {
    const points = pointsOf(table, operation)
    return [
      ...(table.sameLoad ? [...closedPairs(points, operation), ...fractionalClients(points, operation)] : []),
      ...belowIdle(points, operation),
      ...constantRatio(points, operation),
      ...identical(points, operation),
    ]
  })
}
