import { ok } from '@/lib/outcome/result'
import { answerRecommendation } from '@/lib/services/recommend'
import { recommendationSchema } from '@/lib/services/workload-input'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const POST = withApi({ body: recommendationSchema }, async ({ actor, body: { request, runIds } }) => {
  const answer = await answerRecommendation(actor, request, runIds)
  return answer.ok ? ok(Response.json(withWords(answer.value))) : answer
})
