import type { LinkedRun } from '@/lib/model/linked-run'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'

/** `start` hands over the runs that count as evidence; then questions, each answered under its own number. */
export type ToRecommendWorker =
  | { readonly kind: 'start'; readonly runs: readonly LinkedRun[] }
  | { readonly kind: 'question'; readonly id: number; readonly request: RecommendationRequest }

export type FromRecommendWorker = { readonly id: number; readonly recommendation: Recommendation }
