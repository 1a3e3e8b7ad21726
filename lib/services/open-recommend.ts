import 'server-only'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import type { Failure } from '@/lib/outcome/failure'
import type { Result } from '@/lib/outcome/result'
import { ok } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { linkedRuns } from './linked-runs'
import { answerWith } from './recommend'

export type OpenedRecommend = {
  readonly recommendation: Recommendation
  /** Evidence for the answers that the browser works out itself. */
  readonly runs: readonly LinkedRun[]
}

/** The first answer of the page, and what its worker needs to answer the next ones alike. */
export async function openRecommend(
  actor: Actor,
  request: RecommendationRequest,
): Promise<Result<OpenedRecommend, Failure>> {
  const runs = await linkedRuns(actor, null)
  const answer = answerWith(request, runs)
  return answer.ok ? ok({ recommendation: answer.value, runs }) : answer
}
