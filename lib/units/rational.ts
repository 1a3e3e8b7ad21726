/**
 * An exact quantity: a month of 730 h has 30.41666… days, and 200 M requests a day must still come out to the cent.
 * Always in lowest terms, the denominator above 0.
 */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

function lowest(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 1n) return { numerator, denominator }
  const sign = denominator < 0n ? -1n : 1n
  const shared = gcd(numerator, denominator * sign) * sign
  return { numerator: numerator / shared, denominator: denominator / shared }
}

/**
 * Decimal text as it stands; a number at its shortest decimal form, as it is printed.
 * @throws RangeError unless it is a finite decimal.
 */
export function rational(value: number | string): Rational {
  const match = DECIMAL.exec(String(value))
  if (match === null) throw new RangeError(`not a decimal number: ${value}`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const scale = Number(exponent) - fraction.length
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : lowest(digits, 10n ** BigInt(-scale))
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n }

export const plus = (a: Rational, b: Rational): Rational =>
  lowest(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Rational, b: Rational): Rational =>
  lowest(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

export const times = (a: Rational, b: Rational): Rational =>
  lowest(a.numerator * b.numerator, a.denominator * b.denominator)

/** @throws RangeError when `b` is 0. */
export function over(a: Rational, b: Rational): Rational {
  if (b.numerator === 0n) throw new RangeError('division by zero')
  return lowest(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** Below 0 where a < b, above 0 where a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a)
export const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) > 0 ? b : a)
export const isPositive = (a: Rational): boolean => a.numerator > 0n

/** The smallest multiple of `step` that is at least `a`. Both non-negative, `step` above 0. */
export function roundUpTo(a: Rational, step: Rational): Rational {
  const steps = over(a, step)
  const whole = (steps.numerator + steps.denominator - 1n) / steps.denominator
  return times({ numerator: whole, denominator: 1n }, step)
}

/** Decimal text, exact where it ends within `digits` places, else rounded half up there. */
export function toDecimalText(a: Rational, digits = 30): string {
  const negative = a.numerator < 0n
  const scaled = (negative ? -a.numerator : a.numerator) * 10n ** BigInt(digits)
  const rounded = (scaled * 2n + a.denominator) / (a.denominator * 2n)
  const text = rounded.toString().padStart(digits + 1, '0')
  const fraction = text.slice(text.length - digits).replace(/0+$/, '')
  const whole = text.slice(0, text.length - digits)
  const sign = negative && rounded > 0n ? '-' : ''
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

export const toNumber = (a: Rational): number => Number(toDecimalText(a))
