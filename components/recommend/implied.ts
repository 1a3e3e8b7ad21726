import { perSecond } from '@/lib/model/rate'
import type { Workload } from '@/lib/model/workload'

const SECONDS_PER_DAY = 86_400

/** What a declaration implies, shown under its fields so that a wrong period or size is seen at once. */
export type Implied = {
  readonly readsPerSecond: number
  readonly writesPerSecond: number
  readonly peak: { readonly writesPerSecond: number; readonly writeBytesPerSecond: number } | null
  /** Share of the day's operations that fall into peaks; above 1 the declaration is impossible. */
  readonly peakShareOfDay: number | null
  /** Steady volume of the items that are said to arrive: items a day × size × days kept. */
  readonly retainedBytes: number | null
}

export function impliedBy(workload: Workload): Implied {
  const { reads, writes, billingMonthHours, peak, writeSizeBytes, retentionDays, declared } = workload
  const writesPerSecond = perSecond(writes, billingMonthHours)
  return {
    readsPerSecond: perSecond(reads, billingMonthHours),
    writesPerSecond,
    peak: peak && {
      writesPerSecond: writesPerSecond * peak.multiplier,
      writeBytesPerSecond: writesPerSecond * peak.multiplier * writeSizeBytes,
    },
    peakShareOfDay: peak && (peak.multiplier * peak.durationSeconds * peak.perDay) / SECONDS_PER_DAY,
    retainedBytes:
      retentionDays === null || declared.itemsPerDay === null
        ? null
        : declared.itemsPerDay * (declared.itemBytes?.mean ?? writeSizeBytes) * retentionDays,
  }
}
