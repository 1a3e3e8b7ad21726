import { ok } from '@/lib/outcome/result'
import { changedQuestion } from '@/lib/services/question-input'
import { compareWithLast, editQuestion, removeQuestion } from '@/lib/services/questions'
import { withApi } from '../../../with-api'
import { withWords } from '../../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** Reading it asks it: the answer of today, and what changed since the last one. Nothing is written: PATCH adds to the history. */
export const GET = withApi({}, async ({ actor, params, now }) => {
  const asked = await compareWithLast(actor, params.id ?? '', now)
  return asked.ok ? ok(Response.json(withWords(asked.value))) : asked
})

export const PATCH = withApi({ body: changedQuestion }, async ({ actor, params, body, now }) => {
  const saved = await editQuestion(actor, params.id ?? '', body, now)
  return saved.ok ? ok(Response.json(withWords(saved.value))) : saved
})

export const DELETE = withApi({}, async ({ actor, params }) => {
  const removed = await removeQuestion(actor, params.id ?? '')
  return removed.ok ? ok(new Response(null, { status: 204 })) : removed
})
