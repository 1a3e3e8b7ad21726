import { randomBytes } from 'node:crypto'

/** What an id names, as its prefix. */
export type IdKind = 'file' | 'parse' | 'run' | 'report' | 'link' | 'table' | 'question'

/** Crockford's base 32, lower case: no i, l, o, u. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const RANDOM_CHARACTERS = 16 // 80 bits

/** Random, so that an id tells nothing of order or time. */
export function newId(kind: IdKind): string {
  const letters = [...randomBytes(RANDOM_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${kind}_${letters.join('')}`
}

export const isId = (kind: IdKind, text: string): boolean =>
  text.startsWith(`${kind}_`) && /^[0-9a-hjkmnp-tv-z]{16}$/.test(text.slice(kind.length + 1))
