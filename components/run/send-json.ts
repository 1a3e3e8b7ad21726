import type { Problem } from '@/components/ui/error-notice'

/** Asks for a change. Null: made; else why not. */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Problem | 'unreachable' | null> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, init).catch(() => null) // no answer at all is an answer that the page has words for
  if (response === null) return 'unreachable'
  if (response.ok) return null
  const problem: unknown = await response.json().catch(() => null)
  return isProblem(problem) ? problem : 'unreachable'
}

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'code' in value
