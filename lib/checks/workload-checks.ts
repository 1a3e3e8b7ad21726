import type { Finding, Reading } from '@/lib/model/check'
import { perDay, perMonth } from '@/lib/model/rate'
import type { Workload } from '@/lib/model/workload'
import type { Params } from '@/lib/outcome/reason'
import { consistency, disagreement } from './consistency'
import { itemSize, nestedShares, peakShare } from './workload-bounds'

const HOURS_PER_DAY = 24
const SECONDS_PER_DAY = 86_400

/** One check of a declaration against itself: silent (null) where what it needs was not said or where both sides agree. */
type WorkloadCheck = (workload: Workload) => Finding | null

type Pair = {
  readonly code: string
  readonly metric: string
  readonly declared: number
  readonly implied: number
  readonly formula: string
  readonly params: Params
  readonly readings: readonly Reading[]
}

function compare({ code, metric, declared, implied, formula, params, readings }: Pair): Finding | null {
  const ratio = disagreement(declared, implied)
  if (ratio === null) return null
  const verdict = consistency(ratio)
  if (verdict === 'agree') return null
  return {
    code,
    severity: verdict,
    metric,
    expected: declared,
    found: implied,
    ratio,
    formula,
    params: { ...params, timesRatio: ratio },
    readings,
  }
}

const reading = (key: string, code: string, params: Params): Reading => ({ key, because: { code, params } })

const readsPerDay = (workload: Workload): number => perDay(workload.reads, workload.billingMonthHours)
const writesPerDay = (workload: Workload): number => perDay(workload.writes, workload.billingMonthHours)

/** Requests of the month that was billed against the rate that is declared: a month's count read as a day's is a factor of 30. */
const period: WorkloadCheck = (workload) => {
  const billed = workload.declared.operationsPerMonth
  if (billed === null) return null
  const { billingMonthHours, reads, writes } = workload
  const implied = perMonth(reads, billingMonthHours) + perMonth(writes, billingMonthHours)
  const perDayCount = readsPerDay(workload) + writesPerDay(workload)
  return compare({
    code: 'period_mismatch',
    metric: 'operations/month',
    declared: billed,
    implied,
    formula: `operations per day × ${billingMonthHours} h / ${HOURS_PER_DAY} h`,
    params: { declaredCount: billed, impliedCount: implied, dayCount: perDayCount },
    readings: [
      reading('per-month', 'reading_per_month', { ratePerSecond: billed / (billingMonthHours * 3_600) }),
      reading('per-day', 'reading_per_day', { ratePerSecond: perDayCount / SECONDS_PER_DAY }),
    ],
  })
}

/** Bytes a day against operations a day × their size. */
const bytesPerDay: WorkloadCheck = (workload) => {
  const declared = workload.declared.bytesPerDay
  if (declared === null) return null
  const implied = readsPerDay(workload) * workload.readSizeBytes + writesPerDay(workload) * workload.writeSizeBytes
  return compare({
    code: 'bytes_per_day_mismatch',
    metric: 'bytes/day',
    declared,
    implied,
    formula: 'reads/day × read size + writes/day × write size',
    params: {
      declaredBytes: declared,
      impliedBytes: implied,
      operationsCount: readsPerDay(workload) + writesPerDay(workload),
      sizeBytes: workload.writeSizeBytes,
    },
    readings: [
      reading('counts', 'reading_counts_hold', { bytesPerDayBytes: implied }),
      reading('bytes', 'reading_bytes_hold', { bytesPerDayBytes: declared }),
    ],
  })
}

/** Items a day against writes a day. */
const itemsPerDay: WorkloadCheck = (workload) => {
  const declared = workload.declared.itemsPerDay
  if (declared === null) return null
  const implied = writesPerDay(workload)
  return compare({
    code: 'items_mismatch',
    metric: 'items/day',
    declared,
    implied,
    formula: 'writes/day',
    params: { declaredCount: declared, impliedCount: implied },
    readings: [
      reading('writes', 'reading_writes_hold', { writesCount: implied }),
      reading('items', 'reading_items_hold', { itemsCount: declared }),
    ],
  })
}

/** What a retention keeps (Little's law on data at rest, MODEL F1.4) against what is said to be stored. */
const retention: WorkloadCheck = (workload) => {
  const { retentionDays, storedBytes, declared, writeSizeBytes } = workload
  if (retentionDays === null) return null
  const ingest = declared.itemsPerDay ?? writesPerDay(workload)
  const size = declared.itemBytes?.mean ?? writeSizeBytes
  const implied = ingest * size * retentionDays
  return compare({
    code: 'retention_mismatch',
    metric: 'bytes stored',
    declared: storedBytes,
    implied,
    formula: 'items/day × mean size × days kept',
    params: {
      declaredBytes: storedBytes,
      impliedBytes: implied,
      ingestCount: ingest,
      sizeBytes: size,
      days: retentionDays,
    },
    readings: [
      reading('stored', 'reading_stored_holds', { storedBytes }),
      reading('retention', 'reading_retention_holds', { storedBytes: implied }),
    ],
  })
}

const CHECKS: readonly WorkloadCheck[] = [
  period,
  retention,
  bytesPerDay,
  itemsPerDay,
  itemSize,
  peakShare,
  nestedShares,
]

const WEIGHT: Record<Finding['severity'], number> = { contradiction: 0, suspicious: 1, note: 2 }

/** Everything in a declaration that contradicts the rest of it; the gravest first, in the order of the registry. */
export const checkWorkload = (workload: Workload): Finding[] =>
  CHECKS.flatMap((check) => check(workload) ?? []).sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
