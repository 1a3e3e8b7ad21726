import { ok } from '@/lib/outcome/result'
import { deleteFile } from '@/lib/services/delete-file'
import { openFile } from '@/lib/services/open-file'
import { fileWithRunsBody } from '../../../library-body'
import { withApi } from '../../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

export const GET = withApi({}, async ({ actor, params }) => {
  const file = await openFile(actor, params.id ?? '')
  return file.ok ? ok(Response.json(fileWithRunsBody(file.value))) : file
})

export const DELETE = withApi({}, async ({ actor, params }) => {
  const deleted = await deleteFile(actor, params.id ?? '')
  return deleted.ok ? ok(new Response(null, { status: 204 })) : deleted
})
