import { EXPIRY_DAYS } from '@/lib/model/report'
import { fail, ok } from '@/lib/outcome/result'
import { linksOfReport, makeShareLink } from '@/lib/services/share-report'
import { withApi } from '../../../../with-api'
import { linkBody, originOf } from '../../report-body'
import { expiryOf, newLinkSchema } from '../../report-input'

export const GET = withApi({}, async ({ actor, params, now }) => {
  const links = await linksOfReport(actor, params.id ?? '')
  return links.ok ? ok(Response.json({ items: links.value.map((link) => linkBody(link, now)) })) : links
})

/** The only answer that ever holds the token. */
export const POST = withApi({ body: newLinkSchema }, async ({ actor, params, body, request, now }) => {
  const expiresInDays = expiryOf(body.expiresInDays)
  if (expiresInDays === undefined)
    return fail({
      code: 'invalid_expiry',
      params: { choices: EXPIRY_DAYS.map(String).join(', ') },
      where: 'expiresInDays',
    })

  const made = await makeShareLink(actor, { id: params.id ?? '', expiresInDays }, now)
  if (!made.ok) return made
  const { token, ...link } = made.value
  return ok(Response.json({ ...linkBody(link, now), url: `${originOf(request)}/s/${token}` }, { status: 201 }))
})
