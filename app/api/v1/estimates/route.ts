import { ok } from '@/lib/outcome/result'
import { answerEstimate, estimateSchema } from '@/lib/services/recommend'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const POST = withApi({ body: estimateSchema }, async ({ actor, body }) => {
  const estimate = await answerEstimate(actor, body)
  return estimate.ok ? ok(Response.json(withWords(estimate.value))) : estimate
})
