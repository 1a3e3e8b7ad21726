import { fail } from '@/lib/outcome/result'
import { withApi } from '../with-api'

export const dynamic = 'force-dynamic'

/** An address of the API that does not exist is refused in its own shape, not with a page. */
const refuse = withApi({}, async ({ request }) =>
  fail({
    code: 'not_found',
    params: { what: 'address', id: new URL(request.url).pathname.slice(0, 200) },
    where: null,
  }),
)

// Without the context: its `path` is a list, and no other route has such a parameter.
const nothing = (request: Request): Promise<Response> => refuse(request)

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT }
