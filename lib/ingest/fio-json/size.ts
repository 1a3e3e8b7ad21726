/**
 * Sizes as fio reads them (`parse.c`, option `kb_base`): k, m, g, t, p with or without b, in any case; hexadecimal.
 * With the default kb_base=1024 "4k" is 4096 and "4KiB" is 4000, for compatibility with old job files; with
 * kb_base=1000 they mean what they say. Null for a percentage or anything else.
 */
export function sizeBytes(text: string, kbBase: number): number | null {
  const match = /^\s*(0x[0-9a-f]{1,13}|\d{1,18}(?:\.\d{1,6})?)([kmgtp]?)(i?)b?\s*$/i.exec(text)
  if (match === null) return null
  const [, digits = '', prefix = '', binary = ''] = match
  const amount = Number(digits)
  if (prefix === '') return Number.isInteger(amount) ? amount : null
  const isIec = binary !== ''
  const base = isIec === (kbBase === 1_000) ? 1_024 : 1_000
  return Math.trunc(amount * base ** ('kmgtp'.indexOf(prefix.toLowerCase()) + 1))
}
