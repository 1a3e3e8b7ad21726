import type { Capacity, Estimate, Unmet } from '@/lib/model/estimate'
import type { Link } from '@/lib/options'
import type { Reason } from '@/lib/outcome/reason'
import { type Judged, percentileOf } from './constraints'
import { bindingLink, utilisation } from './path'

type Sided = Estimate['reasons'][number]
type Input = Judged & {
  readonly unmet: readonly Unmet[]
  readonly capacity: Capacity
  readonly notes: readonly (Reason & { readonly assumed: boolean })[]
  readonly passedOver: readonly Reason[]
}

const sided =
  (side: Sided['side']) =>
  ({ code, params }: Reason): Sided => ({ code, params, side })

/** Why and why not, the strongest first: what it misses, what it meets, what is paid for nothing, what to know. */
export function reasonsOf(input: Input): Sided[] {
  return [
    ...input.unmet.map((one) => one.because).map(sided('against')),
    ...peakReasons(input),
    ...input.bill.missing
      .slice(0, 1)
      .map(({ meter }) => sided('against')({ code: 'price_unknown', params: { meterTerm: meter } })),
    ...sloReasons(input),
    ...headroom(input),
    ...waste(input.capacity),
    ...input.notes.map(sided('note')),
    ...input.passedOver.map(sided('note')),
  ]
}

function peakReasons({ context, links, peak }: Input): Sided[] {
  const { demand } = context
  if (demand.peakSeconds === 0) return []
  const bytes = bindingLink(links, demand.peak, 'bytes/s')
  const { withoutCredits, withCredits } = peak
  if (withoutCredits.survives) {
    if (bytes === null) return []
    const params = {
      linkTerm: bytes.name,
      demandBytesPerSecond: bytes.demand(demand.peak),
      limitBytesPerSecond: bytes.limit,
    }
    return [sided('for')({ code: 'peak_no_backlog', params })]
  }
  return [
    sided('against')(
      withoutCredits.backlogBytes > 0
        ? {
            code: withoutCredits.drainSeconds === null ? 'peak_backlog_grows' : 'peak_backlog',
            params: { backlogBytes: withoutCredits.backlogBytes, drainSeconds: withoutCredits.drainSeconds ?? 0 },
          }
        : {
            code: withoutCredits.operationsDrainSeconds === null ? 'peak_operations_grow' : 'peak_operations',
            params: {
              backlogCount: withoutCredits.backlogOperations,
              drainSeconds: withoutCredits.operationsDrainSeconds ?? 0,
            },
          },
    ),
    ...(withCredits?.survives ? [sided('note')({ code: 'fits_with_credits', params: {} })] : []),
  ]
}

function sloReasons({ context, latency }: Input): Sided[] {
  return context.workload.slo.flatMap((slo) => {
    const estimate = latency[slo.operation]
    const value = estimate === null ? null : (percentileOf(estimate, slo.percentile)?.value ?? null)
    if (value === null || value > slo.latencyUs) return []
    return [
      sided('for')({
        code: 'slo_met',
        params: {
          operationTerm: slo.operation,
          percentile: slo.percentile,
          foundUs: value,
          insideRatio: slo.latencyUs / value,
        },
      }),
    ]
  })
}

/** How much more the binding link would carry before the plan's share of it is used up. */
function headroom({ context, links }: Input): Sided[] {
  const { demand, workload } = context
  const link: Link | null = bindingLink(links, demand.peak)
  if (link === null) return []
  const used = utilisation(link, demand.peak) / workload.planningFactor
  const spareFraction = 1 / used - 1
  if (!Number.isFinite(spareFraction) || used > 1 + 1e-9) return [] // no load, or none to spare
  return [
    sided('note')({ code: 'headroom', params: { linkTerm: link.name, spareFraction: Math.max(0, spareFraction) } }),
  ]
}

const waste = (capacity: Capacity): Sided[] =>
  capacity.chain.flatMap((link) => {
    if (link.boughtBeyondBindingUsd === null) return []
    const narrowest = Math.min(
      ...capacity.chain
        .filter((one) => one.unit === link.unit && one.dimension === link.dimension)
        .map((one) => one.limit),
    )
    const beyond = link.limit - narrowest
    const params = {
      linkTerm: link.name,
      wasteUsd: link.boughtBeyondBindingUsd,
      beyondFraction: beyond / link.limit,
      [link.unit === 'bytes/s' ? 'beyondBytesPerSecond' : 'beyondPerSecond']: beyond,
    }
    return [sided('against')({ code: link.unit === 'bytes/s' ? 'bought_throughput' : 'bought_operations', params })]
  })
