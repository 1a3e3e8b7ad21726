import 'server-only'

/** What a name has room for; also the CHECK of its column. */
const MAX_NAME_CHARS = 255
const UNNAMED = 'upload'

/** Controls and marks that reverse the direction of text: they can make `exe.nosj` read as `json.exe`. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** `/`, or `\` unless it begins an escape such as `\u202e`: names inside archives come with theirs. */
const SEPARATOR = /\/|\\(?!u[0-9a-f]{4})/

/** The last part of a path as something safe to show. It is a label: no file is ever stored or found by it. */
export function cleanFileName(given: string | null): string {
  const text = (given ?? '').replace(/\p{Cs}/gu, '\ufffd').normalize('NFC')
  const last = text.split(SEPARATOR).findLast((part) => part.trim() !== '') ?? ''
  const visible = last.trim().replace(INVISIBLE, escaped)
  return [...visible].slice(0, MAX_NAME_CHARS).join('') || UNNAMED
}

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
