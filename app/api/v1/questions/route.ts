import { ok } from '@/lib/outcome/result'
import { newQuestion } from '@/lib/services/question-input'
import { listSavedQuestions, saveQuestion } from '@/lib/services/questions'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor }) =>
  ok(Response.json(withWords({ items: await listSavedQuestions(actor) }))),
)

export const POST = withApi({ body: newQuestion }, async ({ actor, body, now }) => {
  const saved = await saveQuestion(actor, body, now)
  return saved.ok ? ok(Response.json(withWords(saved.value), { status: 201 })) : saved
})
