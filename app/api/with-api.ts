import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Failure } from '@/lib/outcome/failure'
import type { Result } from '@/lib/outcome/result'
import { type Actor, LOCAL_OWNER } from '@/lib/services/actor'
import { machineFailure } from '@/lib/services/machine-failure'
import { problem } from './problem'
import { readFields, readQuery } from './read-input'
import { readJson } from './read-json'

export type ApiCall<Body, Query> = {
  readonly request: Request
  readonly actor: Actor
  readonly now: Date
  readonly params: Readonly<Record<string, string>> // of the path
  readonly body: Body
  readonly query: Query
}

/** What a route takes: `body` as JSON, `query` from the URL; both are read by their schema before the handler runs. */
export type ApiInput<Body, Query> = { readonly body?: z.ZodType<Body>; readonly query?: z.ZodType<Query> }

/** A route as Next calls it, with the schemas of what it takes: the API description is made from them. */
export type ApiHandler = ((request: Request, context?: RouteContext) => Promise<Response>) & {
  readonly input: { readonly body?: z.ZodType; readonly query?: z.ZodType }
}

type RouteContext = { readonly params: Promise<Readonly<Record<string, string | string[] | undefined>>> }

/** Answers of the API are for the one who asked, and are never drawn as a page. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Every route of the API goes through here: who acts, what was asked, one shape of refusal, and no error text of ours outside. */
export function withApi<Body = undefined, Query = undefined>(
  input: ApiInput<Body, Query>,
  handler: (call: ApiCall<Body, Query>) => Promise<Result<Response, Failure>>,
): ApiHandler {
  const handle = async (request: Request, context?: RouteContext): Promise<Response> => {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const response = await answer(input, handler, request, context).then(
      (result) => (result.ok ? result.value : problem(result.error, requestId)),
      (error: unknown) => problem(unexpected(error, request, requestId), requestId),
    )
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    response.headers.set('x-request-id', requestId)
    return response
  }
  return Object.assign(handle, { input })
}

async function answer<Body, Query>(
  input: ApiInput<Body, Query>,
  handler: (call: ApiCall<Body, Query>) => Promise<Result<Response, Failure>>,
  request: Request,
  context: RouteContext | undefined,
): Promise<Result<Response, Failure>> {
  const query = input.query === undefined ? null : readQuery(input.query, new URL(request.url).searchParams)
  if (query !== null && !query.ok) return query
  const json = input.body === undefined ? null : await readJson(request)
  if (json !== null && !json.ok) return json
  const body = input.body === undefined || json === null ? null : readFields(input.body, json.value)
  if (body !== null && !body.ok) return body
  return handler({
    request,
    actor: LOCAL_OWNER,
    now: new Date(),
    params: pathParams((await context?.params) ?? {}),
    body: body?.value as Body, // absent exactly where no schema is, and `Body` is `undefined` then
    query: query?.value as Query, // the same
  })
}

const pathParams = (params: Awaited<RouteContext['params']>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value ?? ''].flat().join('/')]))

/** The cause goes to the log under the id that the client gets: its words may hold paths and names. */
function unexpected(error: unknown, request: Request, requestId: string): Failure {
  const machine = machineFailure(error)
  const path = new URL(request.url).pathname
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(
    JSON.stringify({ level: 'error', at: new Date().toISOString(), requestId, method: request.method, path, cause }),
  )
  return machine ?? { code: 'internal', params: {}, where: null }
}
