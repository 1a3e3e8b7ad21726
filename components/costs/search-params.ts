import { createLoader, createSerializer, parseAsString } from 'nuqs/server'
import { encodeQuestion, type Preset, questionParsers } from '@/components/recommend/search-params'
import type { RecommendationRequest } from '@/lib/model/recommendation'

/** The question of the recommend page, and which bill of its answer is open, beside which other. */
const costsParsers = { ...questionParsers, bill: parseAsString, against: parseAsString }

export const loadCosts = createLoader(costsParsers)
const serialize = createSerializer(costsParsers)

export type CostsPlace = {
  readonly request: RecommendationRequest
  readonly preset: Preset
  readonly bill: string | null
  readonly against: string | null
}

/** The address of this page after a change. */
export const costsAddress = (
  { request, preset, bill, against }: CostsPlace,
  change: Partial<CostsPlace> = {},
): string =>
  serialize('/costs', { ...encodeQuestion(change.request ?? request, preset), bill, against, ...only(change) })

/** The same question on the recommend page. */
export const recommendAddress = ({ request, preset }: Pick<CostsPlace, 'request' | 'preset'>): string =>
  serialize('/recommend', encodeQuestion(request, preset))

const only = ({ bill, against }: Partial<CostsPlace>) => ({
  ...(bill !== undefined && { bill }),
  ...(against !== undefined && { against }),
})
