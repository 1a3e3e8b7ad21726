import { ok } from '@/lib/outcome/result'
import { demoState, loadDemo, removeDemo } from '@/lib/services/demo'
import { DEMO_QUESTIONS } from '@/lib/services/demo-questions'
import { withApi } from '../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor }) => ok(Response.json(await demoState(actor))))

export const POST = withApi({}, async ({ actor, now }) => {
  const loaded = await loadDemo(actor, DEMO_QUESTIONS, now)
  return loaded.ok ? ok(Response.json(loaded.value, { status: 201 })) : loaded
})

export const DELETE = withApi({}, async ({ actor }) => ok(Response.json(await removeDemo(actor))))
