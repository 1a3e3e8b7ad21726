import type { z } from 'zod'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'

const MAX_ERRORS = 20

/** The query as its schema reads it. A key given twice is refused: two readers would choose two different ones. */
export function readQuery<Query>(schema: z.ZodType<Query>, search: URLSearchParams): Result<Query, Failure> {
  const keys = [...search.keys()]
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) return fail(invalidQuery([{ pointer: twice, detail: 'given twice' }]))
  const read = schema.safeParse(Object.fromEntries(search))
  return read.success ? ok(read.data) : fail(invalidQuery(errorsOf(read.error)))
}

export function readFields<Body>(schema: z.ZodType<Body>, value: unknown): Result<Body, Failure> {
  const read = schema.safeParse(value)
  if (read.success) return ok(read.data)
  const errors = errorsOf(read.error)
  const where = errors[0]?.pointer ?? null
  const stranger = read.error.issues.find((issue) => issue.code === 'unrecognized_keys')
  if (stranger === undefined)
    return fail({ code: 'invalid_input', params: { why: errors[0]?.detail ?? '' }, where, errors })
  return fail({ code: 'unknown_field', params: { field: stranger.keys.join(', ') }, where, errors })
}

const invalidQuery = (errors: NonNullable<Failure['errors']>): Failure => ({
  code: 'invalid_query',
  params: { field: errors[0]?.pointer ?? '', why: errors[0]?.detail ?? '' },
  where: errors[0]?.pointer ?? null,
  errors,
})

const errorsOf = (error: z.ZodError) =>
  error.issues
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ pointer: path.map(String).join('.'), detail: message }))
