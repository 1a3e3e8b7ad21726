import { ok } from '@/lib/outcome/result'
import { openRawFile } from '@/lib/services/open-file'
import { attachment } from '../../../../attachment'
import { withApi } from '../../../../with-api'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

/** The bytes as they were uploaded, only ever to be saved: whatever they are, no browser draws or runs them. */
export const GET = withApi({}, async ({ actor, params }) => {
  const raw = await openRawFile(actor, params.id ?? '')
  if (!raw.ok) return raw
  const { stream, name, sizeBytes, sha256 } = raw.value
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': String(sizeBytes),
    'content-disposition': attachment(name),
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  }
  return ok(new Response(stream, { headers }))
})
