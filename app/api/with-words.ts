import { inEnglish } from './english'

/** A code with params, wherever it stands in an answer, with an English `message` beside it: the pages have their own words. */
export function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withWords(inner)] as const)
  const { code, params, severity } = value as { code?: unknown; params?: unknown; severity?: unknown } // any object of ours
  if (typeof code !== 'string' || typeof params !== 'object' || params === null) return Object.fromEntries(entries)
  const space = severity === undefined ? 'reasons' : 'checks'
  return {
    ...Object.fromEntries(entries),
    message: inEnglish(space, { code, params: params as Readonly<Record<string, string | number>> }),
  }
}
