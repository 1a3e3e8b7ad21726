import { z } from 'zod'
import packageJson from '@/package.json'
import type { ApiHandler } from './with-api'

/** What a reader of the API is told of a route; its schemas are those that it checks by. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string // with {parameters}
  readonly summary: string
  readonly handler: ApiHandler
  readonly success: 200 | 201 | 204
  /** The body as it came instead of JSON: uploads. */
  readonly rawBody?: boolean
}

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457. `code` is stable; `detail` names the input and the remedy.',
  required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    instance: { type: 'string', description: 'Id of the request' },
    where: { type: ['string', 'null'] },
    params: { type: 'object' },
    errors: { type: 'array', items: { type: 'object' } },
  },
}

/** The OpenAPI 3.1 description, from the routes' own schemas. */
export function describeApi(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tierfront',
      version: packageJson.version,
      description:
        'JSON in and out. Money is decimal text, names carry units, null means unknown. Errors are application/problem+json.',
    },
    paths,
    components: { schemas: { Problem: PROBLEM } },
  }
}

function operationOf({ summary, path, handler, success, rawBody }: Operation) {
  const { body, query } = handler.input
  return {
    summary,
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    ...(rawBody && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [success]: { description: success === 204 ? 'Done' : 'The answer' },
      default: {
        description: 'Refused, with the reason',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters(query: z.ZodType | undefined) {
  if (query === undefined) return []
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** What a caller writes, before it is read. What JSON Schema can't say (two fields together) is left to the refusal. */
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
