import { encodeQuestion, type Preset, serializeQuestion } from '@/components/recommend/search-params'
import type { QuestionRecord } from '@/lib/model/question'
import type { RecommendationRequest } from '@/lib/model/recommendation'

/** Where the Recommend page asks this question: from the preset that it differs least from, so that the address stays short. */
export function questionAddress(request: RecommendationRequest, presets: readonly Preset[]): string {
  const [shortest] = presets
    .map((preset) => serializeQuestion('/recommend', encodeQuestion(request, preset)))
    .sort((a, b) => a.length - b.length)
  return shortest ?? '/recommend'
}

/** A saved question, where it is asked, and whose worked case it is while it is of the demo. */
export type AddressedQuestion = QuestionRecord & { readonly address: string; readonly presetId: string | null }

export function withAddress(question: QuestionRecord, presets: readonly Preset[]): AddressedQuestion {
  const address = questionAddress(question.request, presets)
  const preset = presets.find(({ id }) => address === questionAddressOf(id))
  return { ...question, address, presetId: question.demo ? (preset?.id ?? null) : null }
}

const questionAddressOf = (presetId: string): string => `/recommend?preset=${presetId}`
