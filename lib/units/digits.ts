// How digits are written, in every language the same: grouped by commas, a point, U+2212 for minus.

const MINUS = '−'

const group = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/** Decimal text with its whole part grouped. */
export function groupDecimal(text: string): string {
  const negative = text.startsWith('-')
  const [whole = '0', fraction] = (negative ? text.slice(1) : text).split('.')
  return `${negative ? MINUS : ''}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A number in full, without an exponent, grouped. */
export function exactDigits(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return groupDecimal(text)
  const [mantissa = '0', exponent = '0'] = text.split('e')
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.')
  const shift = Number(exponent)
  const sign = value < 0 ? '-' : ''
  if (shift >= 0) return groupDecimal(`${sign}${whole}${fraction.padEnd(shift, '0')}`)
  return groupDecimal(`${sign}0.${(whole + fraction).padStart(whole.length + fraction.length - shift - 1, '0')}`)
}

const stripZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export const roundTo = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** Three significant digits; whole numbers keep all of theirs. */
export const roundShown = (value: number): number => (Math.abs(value) >= 1000 ? Math.round(value) : roundTo(value, 3))

/**
 * Three significant digits without trailing zeros; whole numbers keep all of theirs.
 * @throws RangeError for NaN: what is not known is `null`, and the caller says so.
 */
export function threeDigits(value: number): string {
  if (Number.isNaN(value)) throw new RangeError('NaN has no digits; unknown is null')
  if (!Number.isFinite(value)) return value < 0 ? `${MINUS}∞` : '∞'
  if (value === 0) return '0'
  const rounded = roundShown(value)
  if (Math.abs(rounded) >= 1000) return exactDigits(rounded)
  const decimals = 2 - Math.floor(Math.log10(Math.abs(rounded)))
  return groupDecimal(stripZeros(rounded.toFixed(Math.min(Math.max(decimals, 0), 100))))
}

/** Half up (away from 0), on the text: no float in between. */
export function roundDecimalText(text: string, places: number): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (match === null) throw new RangeError(`not decimal text: ${text}`)
  const [, sign = '', whole = '0', fraction = ''] = match
  const kept = fraction.slice(0, places).padEnd(places, '0')
  const up = (fraction[places] ?? '0') >= '5' ? 1n : 0n
  const digits = (BigInt(whole + kept) + up).toString().padStart(places + 1, '0')
  const cut = digits.length - places
  const zero = /^0*$/.test(digits)
  return `${zero ? '' : sign}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`
}
