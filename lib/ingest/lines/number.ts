/** Counters of the tools have 64 bits. */
const LARGEST = 2 ** 64
const TOKEN = /^(?:-?(?:nan|inf)(?:inity)?(?![a-z])|-?\d[\d.eE+]{0,400})/i

/**
 * The number at the start of a text and what follows it. `value` is null for `nan` and `inf`, which is what C prints
 * for a rate over nothing; `impossible` is a number that no tool can have measured. Null where there is no number.
 */
export type FoundNumber =
  | { readonly kind: 'number'; readonly value: number | null; readonly token: string; readonly rest: string }
  | { readonly kind: 'impossible'; readonly token: string }

export function readNumber(text: string): FoundNumber | null {
  const found = TOKEN.exec(text)?.[0]
  if (found === undefined) return null
  const token = found.replace(/\.$/, '')
  const rest = text.slice(token.length)
  if (/[a-df-z]/i.test(token)) return { kind: 'number', value: null, token, rest }
  const value = Number(token)
  if (Number.isNaN(value)) return null
  if (value < 0 || value > LARGEST) return { kind: 'impossible', token: token.slice(0, 40) }
  return { kind: 'number', value, token, rest }
}
