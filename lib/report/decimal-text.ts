/** Plain decimal text, one spelling per number: no exponent, no trailing zeros, no minus zero. */
export const DECIMAL_TEXT = /^(?:0|-?(?:[1-9]\d*|0(?=\.))(?:\.\d*[1-9])?)$/

/**
 * The shortest decimal text that reads back as exactly this number.
 * @throws RangeError on NaN and infinities: a report never holds them.
 */
export function toDecimalText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number that a report can hold`)
  const [mantissa = '', exponent] = String(value === 0 ? 0 : value).split('e')
  return exponent === undefined ? mantissa : shiftPoint(mantissa, Number(exponent))
}

/** `-1.5` and 21 → `-1500000000000000000000`; `1.5` and −7 → `0.00000015`. */
function shiftPoint(mantissa: string, exponent: number): string {
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = whole + fraction
  const point = whole.length + exponent
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.padEnd(point, '0')}`
}
