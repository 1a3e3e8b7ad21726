import { z } from 'zod'
import { ok } from '@/lib/outcome/result'
import { importFile } from '@/lib/services/import-file'
import { listFiles } from '@/lib/services/list-files'
import { fileBody, fileWithRunsBody } from '../../library-body'
import { withApi } from '../../with-api'
import { uploadOf, uploadQuery } from './upload'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(1_024).optional(),
})

export const GET = withApi({ query: listQuery }, async ({ actor, query }) => {
  const page = await listFiles(actor, query)
  return page.ok ? ok(Response.json({ ...page.value, items: page.value.items.map(fileBody) })) : page
})

const receive = withApi({ query: uploadQuery }, async ({ request, actor, query, now }) => {
  const imported = await importFile(actor, uploadOf(request, query), now)
  if (!imported.ok) return imported
  const { id, duplicate } = imported.value
  const headers = { location: `/api/v1/files/${id}` }
  return ok(Response.json(fileWithRunsBody(imported.value), { status: duplicate ? 200 : 201, headers }))
})

export { receive as POST, receive as PUT }
