import { perSecond } from '@/lib/model/rate'
import type { Workload } from '@/lib/model/workload'
import { offPeakRate } from '@/lib/perf'

const SECONDS_PER_DAY = 86_400

/** What a workload asks for at one moment: operations and bytes per second at the host's side. */
export type Load = {
  readonly reads: number
  readonly writes: number
  readonly readBytes: number
  readonly writeBytes: number
}

/** Average, peak and off-peak load. Without a declared peak the three are the same. */
export type Demand = {
  readonly average: Load
  readonly peak: Load
  readonly offPeak: Load
  readonly peakSeconds: number // 0 = no peak declared
}

/** The average spread over the day with `multiplier`-fold peaks: off-peak = avg·(1 − m·d)/(1 − d) (MODEL F1.5). */
export function demandOf(workload: Workload): Demand {
  const hours = workload.billingMonthHours
  const reads = perSecond(workload.reads, hours)
  const writes = perSecond(workload.writes, hours)
  const average = loadAt(workload, reads, writes)
  const { peak } = workload
  if (peak === null || peak.multiplier <= 1 || peak.durationSeconds <= 0) {
    return { average, peak: average, offPeak: average, peakSeconds: 0 }
  }
  const { multiplier } = peak
  const duty = Math.min(1, (peak.durationSeconds * peak.perDay) / SECONDS_PER_DAY)
  // Peaks that would hold more than the day leave nothing for the rest of it; `peak_exceeds_day` says so.
  const outside = (mean: number): number =>
    duty >= 1 ? mean : Math.max(0, offPeakRate({ mean, multiplier, duty }) ?? 0)
  return {
    average,
    peak: loadAt(workload, reads * multiplier, writes * multiplier),
    offPeak: loadAt(workload, outside(reads), outside(writes)),
    peakSeconds: peak.durationSeconds,
  }
}

const loadAt = (workload: Workload, reads: number, writes: number): Load => ({
  reads,
  writes,
  readBytes: reads * workload.readSizeBytes,
  writeBytes: writes * workload.writeSizeBytes,
})
