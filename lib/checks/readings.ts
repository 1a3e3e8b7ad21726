import { perDay } from '@/lib/model/rate'
import type { Rate, Workload } from '@/lib/model/workload'

/** The workload that one reading of a contradiction means. An unknown check or reading leaves it as it is. */
export function applyReading(workload: Workload, check: string, key: string): Workload {
  return READINGS[check]?.[key]?.(workload) ?? workload
}

/** The workload with every reading that the user picked. */
export const applyReadings = (workload: Workload): Workload =>
  Object.entries(workload.readings).reduce((now, [check, key]) => applyReading(now, check, key), workload)

type Patch = (workload: Workload) => Workload
const asDeclared: Patch = (workload) => workload

const scaled = (rate: Rate, factor: number): Rate => ({ ...rate, count: rate.count * factor })

/** The month's requests in the proportion of the declared reads and writes. */
const perMonth: Patch = (workload) => {
  const billed = workload.declared.operationsPerMonth
  const hours = workload.billingMonthHours
  const reads = perDay(workload.reads, hours)
  const writes = perDay(workload.writes, hours)
  if (billed === null || reads + writes === 0) return workload
  return {
    ...workload,
    reads: { count: (billed * reads) / (reads + writes), per: 'month' },
    writes: { count: (billed * writes) / (reads + writes), per: 'month' },
  }
}

const bytesHold: Patch = (workload) => {
  const { declared, readSizeBytes, writeSizeBytes, reads, writes, billingMonthHours } = workload
  const implied = perDay(reads, billingMonthHours) * readSizeBytes + perDay(writes, billingMonthHours) * writeSizeBytes
  if (declared.bytesPerDay === null || implied === 0) return workload
  const factor = declared.bytesPerDay / implied
  return {
    ...workload,
    readSizeBytes: Math.max(1, Math.round(readSizeBytes * factor)),
    writeSizeBytes: Math.max(1, Math.round(writeSizeBytes * factor)),
  }
}

const itemsHold: Patch = (workload) => {
  const writes = perDay(workload.writes, workload.billingMonthHours)
  const items = workload.declared.itemsPerDay
  if (items === null || writes === 0) return workload
  return { ...workload, writes: scaled(workload.writes, items / writes), reads: scaled(workload.reads, items / writes) }
}

const retentionHolds: Patch = (workload) => {
  const { retentionDays, declared, writeSizeBytes, writes, billingMonthHours } = workload
  if (retentionDays === null) return workload
  const ingest = declared.itemsPerDay ?? perDay(writes, billingMonthHours)
  const size = declared.itemBytes?.mean ?? writeSizeBytes
  return { ...workload, storedBytes: Math.round(ingest * size * retentionDays) }
}

const READINGS: Readonly<Record<string, Readonly<Record<string, Patch>>>> = {
  period_mismatch: { 'per-month': perMonth, 'per-day': asDeclared },
  bytes_per_day_mismatch: { counts: asDeclared, bytes: bytesHold },
  items_mismatch: { writes: asDeclared, items: itemsHold },
  retention_mismatch: { stored: asDeclared, retention: retentionHolds },
}
