import 'server-only'
import type { z } from 'zod'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'

/** A request body against its schema; what is wrong with each field otherwise, as JSON pointers. */
export function readInput<Schema extends z.ZodType>(schema: Schema, body: unknown): Result<z.output<Schema>, Failure> {
  const read = schema.safeParse(body)
  if (read.success) return ok(read.data)
  const errors = read.error.issues.map((issue) => ({
    pointer: `/${[...issue.path.map(String), ...(issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [])].join('/')}`,
    detail: issue.message,
  }))
  const [first] = errors
  return fail({
    code: 'invalid_input',
    params: { field: first?.pointer ?? '/', problem: first?.detail ?? '' },
    where: first?.pointer ?? null,
    errors,
  })
}
