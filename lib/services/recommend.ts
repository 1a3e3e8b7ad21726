import 'server-only'
import { z } from 'zod'
import { type EstimateInput, estimate } from '@/lib/estimate'
import type { Estimate } from '@/lib/model/estimate'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Configuration } from '@/lib/model/price-book'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import { type Facts, KNOWN_OPTIONS, PRESETS, type Preset, recommend } from '@/lib/recommend'
import type { Actor } from './actor'
import { linkedRuns } from './linked-runs'
import { configurationSchema, workloadSchema } from './workload-input'

export const estimateSchema = z
  .strictObject({
    workload: workloadSchema,
    region: z.string().max(64),
    optionId: z.string().max(128),
    configuration: configurationSchema.nullish(),
  })
  .transform(({ configuration, ...rest }) => ({ ...rest, configuration: configuration ?? null }))

export type { Preset }
export const listPresets = (): readonly Preset[] => PRESETS

/** Prices, limits and runs that an answer rests on. */
function factsWith(runs: readonly LinkedRun[]): Facts {
  const book = defaultPriceBook()
  return { book, bookId: priceBookId(book), runs }
}

/** The answer to a declared workload, from the price book in force and these runs, or all that are linked to an option (null). */
export async function answerRecommendation(
  actor: Actor,
  request: RecommendationRequest,
  runIds: readonly string[] | null = null,
): Promise<Result<Recommendation, Failure>> {
  return answerWith(request, await linkedRuns(actor, runIds))
}

/** The same from runs that were read already. */
export function answerWith(
  request: RecommendationRequest,
  runs: readonly LinkedRun[],
): Result<Recommendation, Failure> {
  const facts = factsWith(runs)
  const asked = [...(request.optionIds ?? []), ...request.pinned.map((one) => one.optionId)]
  const unknown = asked.find(
    (optionId) => facts.book.options[optionId] === undefined || !KNOWN_OPTIONS.includes(optionId),
  )
  if (unknown !== undefined) return fail({ code: 'unknown_option', params: { option: unknown }, where: 'optionIds' })
  return ok(recommend(request, facts))
}

/** One option under a workload, as configured; without a configuration, the best that the search finds for it. */
export async function answerEstimate(
  actor: Actor,
  input: Omit<EstimateInput, 'configuration'> & { readonly configuration: Configuration | null },
): Promise<Result<Estimate, Failure>> {
  const facts = factsWith(await linkedRuns(actor, null))
  const { configuration, ...question } = input
  if (configuration !== null) return estimate({ ...question, configuration }, facts)
  const { optionId, region, workload } = question
  const answer = recommend({ workload, region, optionIds: [optionId], pinned: [] }, facts)
  const [best] = answer.ranked
  return best === undefined
    ? fail({ code: 'unknown_option', params: { option: optionId }, where: 'optionId' })
    : ok(best.estimate)
}
