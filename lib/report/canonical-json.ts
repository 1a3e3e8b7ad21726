// JSON Canonicalization Scheme, RFC 8785: one text per document, so that its SHA-256 can be its identity.
// Numbers and strings are written as ECMAScript's JSON.stringify writes them (§3.2.2), keys in order of UTF-16 code units (§3.2.3).

/** @throws RangeError on what JSON cannot carry exactly: NaN, infinities, lone surrogates, functions. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (typeof value === 'string') return canonicalString(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object') return canonicalObject(value)
  throw new RangeError(`a ${typeof value} has no JSON form`)
}

function canonicalObject(object: object): string {
  const members = Object.entries(object)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${canonicalString(key)}:${canonicalJson(member)}`).join(',')}}`
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no JSON form`)
  return JSON.stringify(value)
}

function canonicalString(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new RangeError('a lone surrogate has no UTF-8 form')
  return JSON.stringify(text)
}
