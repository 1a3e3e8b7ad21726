import type { Reason } from '@/lib/outcome/reason'
import type { RecommendationRequest } from './recommendation'

/** What an answer was, and what it stood on: enough to say what changed since. */
export type AnswerRecord = {
  readonly answeredAt: string // ISO 8601, UTC
  readonly verdict: Reason
  readonly best: string | null // key
  readonly label: string | null
  readonly configurationText: string | null
  readonly totalUsd: string | null
  readonly p99Us: number | null
  readonly priceBookId: string
  readonly priceBookDate: string
  readonly modelVersion: string
  readonly evidence: readonly string[] // ids of what the best one's latency rests on
  /** What was asked, as it was then: a saved question may be given another workload. */
  readonly request: RecommendationRequest
}

/** A workload that is worth asking again. Newest answer last; a row each time it changed. */
export type QuestionRecord = {
  readonly id: string
  readonly name: string
  readonly notes: string
  readonly request: RecommendationRequest
  readonly createdAt: string
  readonly updatedAt: string
  readonly answers: readonly AnswerRecord[]
  readonly demo: boolean
}

/** The workload or the region asked, the choice, its price, the price book, the evidence, the model. */
export type AnswerChangeCode = 'question' | 'choice' | 'price' | 'prices' | 'evidence' | 'model'

/** What differs between two answers to one question. */
export type AnswerChange = {
  readonly code: AnswerChangeCode
  readonly from: string
  readonly to: string
}

/** What differs between two answers: the question, the choice, its price, and what they stand on. */
export function changesBetween(before: AnswerRecord, after: AnswerRecord): AnswerChange[] {
  const name = (answer: AnswerRecord) =>
    answer.label === null ? '' : `${answer.label} ${answer.configurationText ?? ''}`.trim()
  const pairs: readonly (readonly [AnswerChangeCode, string, string])[] = [
    ['question', '', differingParts(before.request, after.request).join(', ')],
    ['choice', name(before), name(after)],
    ['price', before.totalUsd ?? '', after.totalUsd ?? ''],
    ['prices', before.priceBookId, after.priceBookId],
    ['evidence', before.evidence.join(', '), after.evidence.join(', ')],
    ['model', before.modelVersion, after.modelVersion],
  ]
  return pairs.filter(([, from, to]) => from !== to).map(([code, from, to]) => ({ code, from, to }))
}

/** Names of the inputs that are not the same, at the level of the request and of its workload. */
function differingParts(before: RecommendationRequest, after: RecommendationRequest): string[] {
  const flat = ({ workload, ...rest }: RecommendationRequest): ReadonlyMap<string, string> =>
    new Map(Object.entries({ ...rest, ...workload }).map(([key, value]) => [key, JSON.stringify(value)]))
  const [from, to] = [flat(before), flat(after)]
  return [...new Set([...from.keys(), ...to.keys()])].filter((key) => from.get(key) !== to.get(key))
}
