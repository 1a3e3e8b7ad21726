// Checks of one declared figure against a bound that others set.
import type { Finding } from '@/lib/model/check'
import type { Workload } from '@/lib/model/workload'
import { disagreement } from './consistency'

const SECONDS_PER_DAY = 86_400

type WorkloadCheck = (workload: Workload) => Finding | null

/** The mean item that bytes and items imply must lie between the smallest and the largest declared. */
export const itemSize: WorkloadCheck = ({ declared }) => {
  const { bytesPerDay: bytes, itemsPerDay: items, itemBytes } = declared
  if (bytes === null || items === null || items <= 0 || itemBytes === null) return null
  const implied = bytes / items
  const { min, max } = itemBytes
  const bound = max !== null && implied > max ? max : min !== null && implied < min ? min : null
  const ratio = bound === null ? null : disagreement(bound, implied)
  if (bound === null || ratio === null) return null
  return {
    code: 'item_size_out_of_range',
    severity: 'contradiction',
    metric: 'bytes/item',
    expected: bound,
    found: implied,
    ratio,
    formula: 'bytes/day ÷ items/day',
    params: { impliedBytes: implied, boundBytes: bound, declaredBytes: bytes, itemsCount: items },
    readings: [],
  }
}

/** Peaks can't hold more than the whole day: multiplier × their share of the day is at most 1 (MODEL F1.5). */
export const peakShare: WorkloadCheck = ({ peak }) => {
  if (peak === null) return null
  const share = (peak.multiplier * peak.durationSeconds * peak.perDay) / SECONDS_PER_DAY
  if (share <= 1) return null
  return {
    code: 'peak_exceeds_day',
    severity: 'contradiction',
    metric: 'share of the day',
    expected: 1,
    found: share,
    ratio: share,
    formula: 'multiplier × seconds × peaks per day ÷ 86,400',
    params: { shareRatio: share },
    readings: [],
  }
}

/** What is used within fewer days can't be a larger share than what is used within more. */
export const nestedShares: WorkloadCheck = ({ declared }) => {
  const ordered = [...declared.shares].sort((a, b) => a.windowDays - b.windowDays)
  const at = ordered.findIndex((one, index) => index > 0 && one.share < (ordered[index - 1]?.share ?? 0))
  const [shorter, longer] = [ordered[at - 1], ordered[at]]
  if (shorter === undefined || longer === undefined) return null
  return {
    code: 'shares_not_nested',
    severity: 'suspicious',
    metric: 'share of accesses',
    expected: shorter.share,
    found: longer.share,
    ratio: disagreement(shorter.share, longer.share),
    formula: 'share within fewer days ≤ share within more',
    params: {
      shorterFraction: shorter.share,
      shorterDays: shorter.windowDays,
      longerFraction: longer.share,
      longerDays: longer.windowDays,
    },
    readings: [],
  }
}
