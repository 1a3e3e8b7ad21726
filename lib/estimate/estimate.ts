import type { Bill } from '@/lib/model/bill'
import type { Estimate, Unmet } from '@/lib/model/estimate'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Configuration, PriceBook } from '@/lib/model/price-book'
import type { Workload } from '@/lib/model/workload'
import {
  type Adapter,
  adapterOf,
  type Context,
  configurationText,
  demandOf,
  estimateKey,
  type Link,
} from '@/lib/options'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { bill } from '@/lib/pricing'
import { Usd } from '@/lib/units/usd'
import { type Judged, unmetConstraints } from './constraints'
import { durabilityOf } from './durability'
import { type Latency, latencyOf } from './latency'
import { capacityOf } from './path'
import { peakOutcomes } from './peak'
import { reasonsOf } from './reasons'

/**
 * What an estimate is made from beside the question itself: prices, limits and the user's linked runs. With `bills`, a bill
 * that was worked out once is not worked out again: a search asks for the same one under many workloads.
 */
export type Facts = {
  readonly book: PriceBook
  readonly bookId: string
  readonly runs: readonly LinkedRun[]
  readonly bills?: Map<string, Result<Bill, Failure>>
}

export type EstimateInput = {
  readonly optionId: string
  readonly configuration: Configuration
  readonly region: string
  readonly workload: Workload
}

export function contextOf(optionId: string, region: string, workload: Workload, book: PriceBook): Context {
  return { optionId, workload, demand: demandOf(workload), place: { book, region, asOf: workload.limitsAsOf } }
}

/** One configured option under one workload: its bill, its path, its latency, and every constraint that it misses. */
export function estimate(input: EstimateInput, facts: Facts): Result<Estimate, Failure> {
  const judgement = judge(input, facts)
  if (!judgement.ok) return judgement
  const { judged, unmet, reads, writes, label } = judgement.value
  const { adapter, context, links, bill: billed } = judged
  const { optionId, configuration } = input
  const capacity = capacityOf(links, context.demand, facts.book, (link) =>
    wasteUsd(link, links, billed, context, adapter, facts),
  )
  const notes = adapter.notes(configuration, context)
  const passedOver = [...(reads?.source.passedOver ?? []), ...(writes?.source.passedOver ?? [])]
  return ok({
    key: estimateKey(optionId, configuration),
    optionId,
    label,
    family: adapter.family,
    configuration,
    configurationText: configurationText(configuration),
    region: input.region,
    feasible: unmet.length === 0,
    bill: billed,
    capacity,
    latency: judged.latency,
    peak: judged.peak,
    durability: judged.durability,
    evidence: [...(reads?.source.evidence ?? []), ...(writes?.source.evidence ?? [])],
    usage: billed.lines.map(({ meter, quantity, unit, formula }) => ({ meter, quantity, unit, formula })),
    unmet,
    reasons: reasonsOf({ ...judged, unmet, capacity, notes, passedOver }),
    assumptions: notes.filter((note) => note.assumed).map(({ code, params }) => ({ code, params })),
  })
}

/** Whether it fits, and for how much: an estimate without its words, for searches. */
export function assess(
  input: EstimateInput,
  facts: Facts,
): { readonly feasible: boolean; readonly totalUsd: string | null } {
  const judgement = judge(input, facts)
  if (!judgement.ok) return { feasible: false, totalUsd: null }
  return { feasible: judgement.value.unmet.length === 0, totalUsd: judgement.value.judged.bill.total }
}

type Judgement = {
  readonly judged: Judged
  readonly unmet: readonly Unmet[]
  readonly reads: Latency | null
  readonly writes: Latency | null
  readonly label: string
}

function judge({ optionId, configuration, region, workload }: EstimateInput, facts: Facts): Result<Judgement, Failure> {
  const adapter = adapterOf(optionId)
  const option = facts.book.options[optionId]
  if (adapter === null || option === undefined) {
    return fail({ code: 'unknown_option', params: { option: optionId }, where: 'optionId' })
  }
  const context = contextOf(optionId, region, workload, facts.book)
  const billed = billFor(configuration, context, adapter, facts)
  if (!billed.ok) return billed
  const links = adapter.chain(configuration, context)
  const path = { adapter, optionId, configuration, workload, demand: context.demand, links, runs: facts.runs }
  const reads = latencyOf(path, 'read')
  const writes = latencyOf(path, 'write')
  const judged: Judged = {
    adapter,
    context,
    links,
    breaches: adapter.breaches(configuration, context),
    bill: billed.value,
    latency: { read: reads?.estimate ?? null, write: writes?.estimate ?? null },
    peak: peakOutcomes(links, context.demand),
    durability: durabilityOf(configuration, context),
  }
  return ok({ judged, unmet: unmetConstraints(judged), reads, writes, label: option.label })
}

function billFor(
  configuration: Configuration,
  context: Context,
  adapter: Adapter,
  facts: Facts,
): Result<Bill, Failure> {
  const { optionId, workload, place } = context
  const request = {
    optionId,
    region: place.region,
    configuration,
    usage: adapter.usage(configuration, context),
    billingMonthHours: workload.billingMonthHours,
  }
  const key = facts.bills === undefined ? '' : JSON.stringify(request)
  const known = facts.bills?.get(key)
  if (known !== undefined) return known
  const fresh = bill(facts.book, facts.bookId, request)
  facts.bills?.set(key, fresh)
  return fresh
}

/** What a link costs above what the rest of the path lets through: the difference of two bills (MODEL F2.0). */
function wasteUsd(
  link: Link,
  links: readonly Link[],
  paid: Bill,
  context: Context,
  adapter: Adapter,
  facts: Facts,
): string | null {
  if (link.reducedTo === undefined || paid.total === null) return null
  const others = links.filter(
    (other) => other !== link && other.unit === link.unit && other.dimension === link.dimension,
  )
  const narrowest = Math.min(...others.map((other) => other.limit))
  if (!(narrowest < link.limit)) return null
  const reduced = billFor(link.reducedTo(narrowest), context, adapter, facts)
  if (!reduced.ok || reduced.value.total === null) return null
  const waste = Usd.of(paid.total).minus(Usd.of(reduced.value.total))
  return waste.compare(Usd.zero) > 0 ? waste.toJSON() : null
}
