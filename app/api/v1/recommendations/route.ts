import { ok } from '@/lib/outcome/result'
import { answerRecommendation } from '@/lib/services/recommend'
import { recommendationSchema } from '@/lib/services/workload-input'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const POST = withApi({ body: recommendationSchema }, async ({ actor, body: { request, runIds } }) => {
  const answer = await answerRecommendation(actor, request, runIds)
  if (!answer.ok) return answer
  const ranked = answer.value.ranked.map((one) => ({ ...one, reasons: one.estimate.reasons }))
  return ok(Response.json(withWords({ ...answer.value, ranked })))
})
