import { MAX_NAME_CHARS } from './limits'

/** A name from a file, fit to be stored and shown: well-formed, NFC, no control or direction characters, of limited length. */
export const displayName = (name: string): string =>
  name
    .slice(0, 4 * MAX_NAME_CHARS)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, escaped)
    .slice(0, MAX_NAME_CHARS)
    .replace(/\p{Surrogate}$/u, '')

/** A character that would vanish or turn the line around is shown by its number. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
