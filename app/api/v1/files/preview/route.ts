import { ok } from '@/lib/outcome/result'
import { previewFile } from '@/lib/services/preview-file'
import { fileWithRunsBody } from '../../../library-body'
import { withApi } from '../../../with-api'
import { uploadOf, uploadQuery } from '../upload'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const preview = withApi({ query: uploadQuery }, async ({ request, actor, query, now }) => {
  const read = await previewFile(actor, uploadOf(request, query), now)
  return read.ok ? ok(Response.json(fileWithRunsBody(read.value))) : read
})

export { preview as POST, preview as PUT }
