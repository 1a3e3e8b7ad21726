import { percentileOf } from '@/lib/estimate'
import type { Estimate } from '@/lib/model/estimate'
import { primaryOperation, primaryP99 } from '@/lib/model/primary-operation'
import type { Workload } from '@/lib/model/workload'
import { adapterOf } from '@/lib/options'
import { pareto, probabilityOfMeeting } from '@/lib/perf'
import { Usd } from '@/lib/units/usd'

/** A yes-or-no constraint that is missed counts like missing a measured one twentyfold (e³): no amount of money mends it. */
const CATEGORICAL_DISTANCE = 3

/** Constraints on what may be used at all: whoever misses one is no alternative, however fast or cheap. */
const ADMISSION = new Set(['protocol', 'sharedAccess', 'multiAz', 'configuration'])

export const isPriced = (estimate: Estimate): boolean => estimate.bill.total !== null
const usd = (estimate: Estimate): number =>
  estimate.bill.total === null ? Number.POSITIVE_INFINITY : Usd.of(estimate.bill.total).toChartNumber()

/** How far from fitting, 0 = fits: the sum of the logarithms of what each constraint is missed by. */
export const distance = ({ unmet }: Estimate): number =>
  unmet.reduce((sum, one) => sum + (one.margin === null ? CATEGORICAL_DISTANCE : Math.log1p(one.margin)), 0)

/** Best first: what fits by price; then what is nearest to fitting. Without a known price: after all that have one. Ties keep the grid's order, smaller first. */
export function compareEstimates(a: Estimate, b: Estimate): number {
  if (isPriced(a) !== isPriced(b)) return isPriced(a) ? -1 : 1
  if (a.feasible !== b.feasible) return a.feasible ? -1 : 1
  const byDistance = a.feasible ? 0 : distance(a) - distance(b)
  return byDistance || usd(a) - usd(b) || latencyUs(a) - latencyUs(b) || 0
}

export { primaryOperation, primaryP99 }

const latencyUs = ({ latency }: Estimate): number =>
  latency.write?.p99Us.value ?? latency.read?.p99Us.value ?? Number.POSITIVE_INFINITY

const isAdmitted = ({ unmet }: Estimate): boolean => !unmet.some((one) => ADMISSION.has(one.constraint))

/** Options that could be the answer if the load were another: priced, and allowed at all. */
export const contenders = (estimates: readonly Estimate[]): string[] => [
  ...new Set(estimates.filter((one) => isPriced(one) && isAdmitted(one)).map((one) => one.optionId)),
]

/** Keys of what no other matches on price and p99 while bettering one; only among what may be used at all. */
export function frontierOf(estimates: readonly Estimate[], workload: Workload): string[] {
  const candidates = estimates.flatMap((estimate) => {
    const p99 = primaryP99(estimate, workload)?.value ?? null
    return isAdmitted(estimate) && isPriced(estimate) && p99 !== null
      ? [{ key: estimate.key, values: [usd(estimate), p99] }]
      : []
  })
  const byPrice = [...candidates].sort((a, b) => (a.values[0] ?? 0) - (b.values[0] ?? 0))
  return pareto(byPrice).map(({ key }) => key)
}

/** Probability that every objective holds, by the doubt of each estimate (MODEL §7.3); null where one is unknown. */
export function probabilityMeetsSlo(estimate: Estimate, workload: Workload): number | null {
  if (workload.slo.length === 0) return null
  const each = workload.slo.map((slo) => {
    const latency = estimate.latency[slo.operation]
    if (latency === null) return 1
    const quantity = percentileOf(latency, slo.percentile)
    if (quantity === null || quantity.value === null) return null
    return probabilityOfMeeting({ value: quantity.value, basis: quantity.basis, limit: slo.latencyUs })
  })
  return each.includes(null) ? null : Math.min(...each.map((one) => one ?? 0))
}

/** The first in rank order, if it fits and its price is known: the answer. */
export function leaderOf(ranked: readonly Estimate[]): Estimate | null {
  const [first] = ranked
  return first?.feasible && isPriced(first) ? first : null
}

/** The best of each option, keyed by option, in rank order. */
export function bestPerOption(ranked: readonly Estimate[]): Map<string, Estimate> {
  const best = new Map<string, Estimate>()
  for (const estimate of ranked) if (!best.has(estimate.optionId)) best.set(estimate.optionId, estimate)
  return best
}

/** The best configuration of each step (throughput tier, stripe width) of one option, by price. */
export function rungs(ranked: readonly Estimate[], optionId: string): Estimate[] {
  const adapter = adapterOf(optionId)
  const best = new Map<string, Estimate>()
  for (const estimate of ranked) {
    const rung = adapter?.rung(estimate.configuration) ?? ''
    if (estimate.optionId === optionId && !best.has(rung)) best.set(rung, estimate)
  }
  return [...best.values()].sort((a, b) => usd(a) - usd(b))
}
