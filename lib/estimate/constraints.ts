import type { Bill } from '@/lib/model/bill'
import type { Estimate, LatencyEstimate, Unmet } from '@/lib/model/estimate'
import type { Quantity } from '@/lib/model/quantity'
import type { Slo } from '@/lib/model/workload'
import type { Adapter, Breach, Context, Link } from '@/lib/options'
import type { Reason } from '@/lib/outcome/reason'
import { Usd } from '@/lib/units/usd'
import { type Dimension, utilisation } from './path'

export type Judged = {
  readonly adapter: Adapter
  readonly context: Context
  readonly links: readonly Link[]
  readonly breaches: readonly Breach[]
  readonly bill: Bill
  readonly latency: Estimate['latency']
  readonly peak: Estimate['peak']
  readonly durability: Estimate['durability']
}

/** Every hard constraint that this configuration misses, each with what was required, found, and by how much. Empty = it fits. */
export function unmetConstraints(judged: Judged): Unmet[] {
  return [
    ...access(judged),
    ...judged.breaches.map(breached),
    ...overLimit(judged, 'operations/s', 'operations'),
    ...overLimit(judged, 'bytes/s', 'throughput'),
    ...judged.context.workload.slo.flatMap((slo) => missedSlo(slo, judged.latency[slo.operation])),
    ...durability(judged),
    ...budget(judged),
  ]
}

const unmet = (
  constraint: string,
  required: Unmet['required'],
  found: Unmet['found'],
  margin: number | null,
  because: Reason,
): Unmet => ({
  constraint,
  required,
  found,
  margin,
  because,
})

function access({ adapter, context }: Judged): Unmet[] {
  const { workload, optionId } = context
  const { protocols } = workload
  const offered = adapter.protocols.join(', ')
  const missing = protocols.length > 0 && !protocols.some((protocol) => adapter.protocols.includes(protocol))
  return [
    ...(missing
      ? [
          unmet('protocol', protocols.join(', '), offered, null, {
            code: 'unmet_protocol',
            params: { neededTerm: protocols[0] ?? '', offeredTerm: adapter.protocols[0] ?? '' },
          }),
        ]
      : []),
    ...(workload.sharedAccess && !adapter.sharedByHosts && !missing
      ? [unmet('sharedAccess', 'shared', 'one host', null, { code: 'unmet_shared_access', params: {} })]
      : []),
    ...(workload.availability.multiAz && !adapter.multiAz(optionId)
      ? [unmet('multiAz', 'multi-AZ', 'single-AZ', null, { code: 'unmet_multi_az', params: {} })]
      : []),
  ]
}

const breached = ({ because, required, found }: Breach): Unmet =>
  unmet('configuration', required, found, required > 0 ? Math.abs(found - required) / required : null, because)

/** The planning factor's share of each limit must carry the peak; with credits counted, their burst may, while they last. */
function overLimit({ links, context, peak }: Judged, unit: Dimension, constraint: string): Unmet[] {
  const { workload, demand } = context
  if (workload.countBurstCredits && peak.withCredits?.survives) return []
  const share = workload.planningFactor
  const over = links
    .filter((link) => link.unit === unit && utilisation(link, demand.peak) > share * (1 + 1e-9))
    .sort((a, b) => utilisation(b, demand.peak) - utilisation(a, demand.peak))
  const [worst] = over
  if (worst === undefined) return []
  const required = worst.demand(demand.peak)
  const found = worst.limit * share
  const suffix = unit === 'bytes/s' ? 'BytesPerSecond' : 'PerSecond'
  const params = {
    linkTerm: worst.name,
    [`required${suffix}`]: required,
    [`found${suffix}`]: found,
    plannedFraction: share,
  }
  return [unmet(constraint, required, found, required / found - 1, { code: `unmet_${constraint}`, params })]
}

/** The estimated percentile that answers an objective: the next one known at or above it, never one below. */
export function percentileOf(latency: LatencyEstimate, percentile: number): Quantity | null {
  if (percentile <= 50) return latency.p50Us
  if (percentile <= 95 && latency.p95Us.value !== null) return latency.p95Us
  return percentile <= 99 ? latency.p99Us : null
}

function missedSlo(slo: Slo, latency: LatencyEstimate | null): Unmet[] {
  if (latency === null) return []
  const constraint = `latency.${slo.operation}.p${slo.percentile}`
  const params = { operationTerm: slo.operation, percentile: slo.percentile, requiredUs: slo.latencyUs }
  const found = percentileOf(latency, slo.percentile)
  const value = found?.value ?? null
  if (value === null) {
    const code = found?.because[0]?.code === 'latency_unstable' ? 'unmet_latency_unstable' : 'unmet_latency_unknown'
    return [unmet(constraint, slo.latencyUs, null, null, { code, params })]
  }
  if (value <= slo.latencyUs) return []
  return [
    unmet(constraint, slo.latencyUs, value, value / slo.latencyUs - 1, {
      code: 'unmet_latency',
      params: { ...params, foundUs: value, timesRatio: value / slo.latencyUs },
    }),
  ]
}

function durability({ context, durability: known }: Judged): Unmet[] {
  const most = context.workload.durability.maxAnnualLossProbability
  if (most === null) return []
  const { value } = known.annualLossProbability
  if (value === null) {
    return [
      unmet('durability', most, null, null, { code: 'unmet_durability_unknown', params: { requiredFraction: most } }),
    ]
  }
  if (value <= most) return []
  return [
    unmet('durability', most, value, value / most - 1, {
      code: 'unmet_durability',
      params: { requiredFraction: most, foundFraction: value },
    }),
  ]
}

function budget({ context, bill }: Judged): Unmet[] {
  const { budgetPerMonth } = context.workload
  if (budgetPerMonth === null || bill.total === null) return []
  const over = Usd.of(bill.total).minus(Usd.of(budgetPerMonth))
  if (over.compare(Usd.zero) <= 0) return []
  const required = Usd.of(budgetPerMonth).toChartNumber()
  const margin = required > 0 ? over.toChartNumber() / required : null
  return [
    unmet('budget', budgetPerMonth, bill.total, margin, {
      code: 'unmet_budget',
      params: { requiredUsd: budgetPerMonth, foundUsd: bill.total, overUsd: over.toJSON() },
    }),
  ]
}
