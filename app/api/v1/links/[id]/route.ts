import { ok } from '@/lib/outcome/result'
import { revokeLink } from '@/lib/services/share-report'
import { withApi } from '../../../with-api'

/** Revokes: the link answers 410 from the next request on. */
export const DELETE = withApi({}, async ({ actor, params, now }) => {
  const revoked = await revokeLink(actor, params.id ?? '', now)
  return revoked.ok ? ok(new Response(null, { status: 204 })) : revoked
})
