import { contextOf, estimate, type Facts } from '@/lib/estimate'
import type { Estimate } from '@/lib/model/estimate'
import type { Configuration } from '@/lib/model/price-book'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import { ADAPTERS, adapterOf, estimateKey } from '@/lib/options'

/** Every option that has an adapter, in the order of the registry. */
export const KNOWN_OPTIONS: readonly string[] = ADAPTERS.flatMap((adapter) => adapter.optionIds)

export type Question = Pick<RecommendationRequest, 'region' | 'optionIds' | 'pinned'> & { readonly workload: Workload }

export type Point = { readonly optionId: string; readonly configuration: Configuration }

export function points({ optionIds, workload, region, pinned }: Question, facts: Facts): Point[] {
  const asked = (optionIds ?? KNOWN_OPTIONS).filter((optionId) => facts.book.options[optionId] !== undefined)
  const searched = asked.flatMap((optionId) => {
    const grid = adapterOf(optionId)?.grid(contextOf(optionId, region, workload, facts.book)) ?? []
    return grid.map((configuration) => ({ optionId, configuration }))
  })
  const seen = new Map(
    [...pinned, ...searched].map((point) => [estimateKey(point.optionId, point.configuration), point]),
  )
  return [...seen.values()]
}

/** An estimate of every configuration worth looking at. Options without an adapter are left out; a bill can't be invented. */
export const search = (question: Question, facts: Facts): Estimate[] =>
  points(question, facts).flatMap((point) => {
    const result = estimate({ ...point, region: question.region, workload: question.workload }, facts)
    return result.ok ? [result.value] : []
  })
