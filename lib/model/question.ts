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

/** What differs between two answers to one question. */
export type AnswerChange = {
  readonly code: 'choice' | 'price' | 'prices' | 'evidence' | 'model'
  readonly from: string
  readonly to: string
}
