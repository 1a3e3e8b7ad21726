import { type LatencyEvidence, type LatencyValue, latencyEvidence } from '@/lib/evidence'
import type { LatencyEstimate } from '@/lib/model/estimate'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Configuration } from '@/lib/model/price-book'
import { type Quantity, unknownQuantity, weakest } from '@/lib/model/quantity'
import type { Protocol, SloWindow, Workload } from '@/lib/model/workload'
import { type Adapter, type Demand, type Link, textOf } from '@/lib/options'
import type { Reason } from '@/lib/outcome/reason'
import { lognormalQuantile, relativeInterval, throttleLatency } from '@/lib/perf'
import { bindingLink, utilisation } from './path'
import { queueWaitSeconds } from './peak'

const US_PER_SECOND = 1e6

/** From this share of a limit on, a closed loop is limited by it rather than by the device (MODEL §3.2). */
const THROTTLED_FROM = 0.9

export type LatencyInput = {
  readonly adapter: Adapter
  readonly optionId: string
  readonly configuration: Configuration
  readonly workload: Workload
  readonly demand: Demand
  readonly links: readonly Link[]
  readonly runs: readonly LinkedRun[]
}

export type Latency = { readonly estimate: LatencyEstimate; readonly source: LatencyEvidence }

/** Latency of one operation at the declared load: what evidence says below saturation, plus the wait where a peak queues. */
export function latencyOf(input: LatencyInput, operation: 'read' | 'write'): Latency | null {
  const { workload, demand, links } = input
  const rate = operation === 'read' ? demand.peak.reads : demand.peak.writes
  if (rate === 0) return null
  const total = demand.peak.reads + demand.peak.writes
  const source = latencyEvidence(
    {
      optionId: input.optionId,
      configuration: input.configuration,
      protocol: protocolOf(input),
      operation,
      sizeBytes: operation === 'read' ? workload.readSizeBytes : workload.writeSizeBytes,
      readFraction: demand.peak.reads / total,
      operationsPerSecond: rate,
    },
    input.runs,
  )
  const window = workload.slo.find((slo) => slo.operation === operation)?.window ?? 'worst-minute'
  const at = (value: LatencyValue | null, p: number) => withLoad(value, p, input, window)
  const relevant = links.filter((link) => link.demand(demand.peak) > 0)
  return {
    estimate: {
      p50Us: at(source.p50, 0.5),
      p95Us: at(source.p95 ?? between(source), 0.95),
      p99Us: at(source.p99, 0.99),
      window: relevant.length === 0 ? 'day' : window,
    },
    source,
  }
}

const protocolOf = ({ adapter, configuration }: LatencyInput): Protocol | null => {
  const chosen = textOf(configuration, 'protocol')
  return adapter.protocols.find((protocol) => protocol === chosen) ?? adapter.protocols[0] ?? null
}

/** The 95th percentile of the log-normal through the known median and 99th (MODEL F3.8). */
function between({ p50, p99 }: LatencyEvidence): LatencyValue | null {
  if (p50 === null || p99 === null || p99.us <= p50.us) return null
  const us = lognormalQuantile({ p1: 0.5, q1: p50.us, p2: 0.99, q2: p99.us, p: 0.95 })
  const basis = weakest([p50.basis, p99.basis, 'modelled'])
  return { us, range: null, basis, because: [...p99.because, { code: 'lognormal_between', params: {} }] }
}

function withLoad(value: LatencyValue | null, p: number, input: LatencyInput, window: SloWindow): Quantity {
  const { links, demand, workload } = input
  const wait = queueWaitSeconds(links, demand, window, p, workload.countBurstCredits)
  if (wait === null) return unknownQuantity('us', [{ code: 'latency_unstable', params: {} }])
  if (wait > 0) {
    const because: Reason = { code: 'queue_wait', params: { waitSeconds: wait, windowTerm: window } }
    return spread(wait * US_PER_SECOND + (value?.us ?? 0), null, 'modelled', [because, ...(value?.because ?? [])])
  }
  if (value === null) return unknownQuantity('us', [{ code: 'no_latency_evidence', params: {} }])
  const throttled = throttledUs(value, input)
  if (throttled !== null)
    return spread(throttled.us, null, weakest([value.basis, 'modelled']), [throttled.because, ...value.because])
  return spread(value.us, value.range, value.basis, value.because)
}

/** A closed loop of N at a rate limit waits N / limit (MODEL F3.6): cloud volumes are throttles, not servers. */
function throttledUs(
  value: LatencyValue,
  { links, demand, workload }: LatencyInput,
): { us: number; because: Reason } | null {
  const binding = bindingLink(links, demand.peak, 'operations/s')
  const { concurrency } = workload
  if (concurrency === null || binding === null || utilisation(binding, demand.peak) < THROTTLED_FROM) return null
  const seconds = throttleLatency({ concurrency, idleSeconds: value.us / US_PER_SECOND, limit: binding.limit })
  const us = seconds * US_PER_SECOND
  return us <= value.us
    ? null
    : { us, because: { code: 'throttled_closed_loop', params: { concurrency, limitPerSecond: binding.limit } } }
}

function spread(
  us: number,
  range: LatencyValue['range'],
  basis: LatencyValue['basis'],
  because: readonly Reason[],
): Quantity {
  const { low, high } = relativeInterval(us, basis)
  return { value: us, low: range?.low ?? low, high: Math.max(range?.high ?? high, us), unit: 'us', basis, because }
}
