import { z } from 'zod'
import { ok } from '@/lib/outcome/result'
import { checkDeclaration } from '@/lib/services/check-workload'
import { workloadSchema } from '@/lib/services/workload-input'
import { withApi } from '../../with-api'
import { withWords } from '../../with-words'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const body = z.strictObject({ workload: workloadSchema })

export const POST = withApi({ body }, async ({ actor, body: { workload } }) =>
  ok(Response.json(withWords(checkDeclaration(actor, workload)))),
)
