import type { Failure } from '@/lib/outcome/failure'

/** The container as a whole can't be read. Thrown inside this folder only, caught by `openContainer`. */
export type Refusal = { readonly refused: Failure }

export const refusal = (
  code: Failure['code'],
  params: Failure['params'] = {},
  where: string | null = null,
): Refusal => ({
  refused: { code, params, where },
})

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'refused' in error
