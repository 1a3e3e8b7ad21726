/**
 * Reads a count as people write it: `200,000,000`, `200 M`, `2亿`, `1,000 万`, `200w`, `1e6`.
 * Suffixes are decimal: k 10³, w and 万 10⁴, M 10⁶, 亿 10⁸, G 10⁹. `w` for 万 is common in Chinese operations notes.
 * `null` for anything else, a negative number or one too large for a double.
 */
export function parseCount(text: string): number | null {
  const match = NUMBER.exec(text.normalize('NFKC').trim())
  if (match === null) return null
  const [, digits = '', suffix = ''] = match
  const factor = SUFFIXES[suffix.toLowerCase()]
  if (factor === undefined) return null
  const count = scaled(digits.replaceAll(/[,\s]/g, ''), factor)
  return Number.isFinite(count) ? count : null
}

const NUMBER = /^(\d[\d,\s]*(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)\s*(千万|百万|万亿|[a-z千万亿]?)$/i

/** Powers of ten, so that a decimal shift is exact: 1.1 × 10⁶ is 1100000, not 1100000.0000000002. */
const SUFFIXES: Readonly<Record<string, number>> = {
  '': 0,
  k: 3,
  千: 3,
  w: 4,
  万: 4,
  m: 6,
  百万: 6,
  千万: 7,
  亿: 8,
  g: 9,
  万亿: 12,
  t: 12,
}

function scaled(digits: string, exponent: number): number {
  const [mantissa = '', own = '0'] = digits.toLowerCase().split('e')
  return Number(`${mantissa}e${Number(own) + exponent}`)
}

/** The shortest of `k`, `M`, `G` that reads back to the same number; the plain number where none does. */
export function compactCount(count: number): string {
  const plain = String(count)
  const candidates = (['G', 'M', 'k'] as const).flatMap((suffix) => {
    const exponent = SUFFIXES[suffix.toLowerCase()] ?? 0
    const text = `${Number(`${count}e-${exponent}`)}${suffix}`
    return count >= 10 ** exponent && text.length < plain.length && !text.includes('e') && parseCount(text) === count
      ? [text]
      : []
  })
  return candidates[0] ?? plain
}
