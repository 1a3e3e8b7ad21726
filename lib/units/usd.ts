import Decimal from 'decimal.js'

// 40 digits: a 12-digit list price times a 16-digit quantity still sums exactly.
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 })

/** An exact amount of US dollars. Rounds only in `toCents`; its JSON form is decimal text. */
export class Usd {
  static readonly zero = new Usd(new Exact(0))

  private constructor(private readonly amount: Decimal) {}

  /** Takes text, not a number: 0.1 + 0.2 must never get in. */
  static of(decimal: string): Usd {
    return new Usd(new Exact(decimal))
  }

  static sum(amounts: readonly Usd[]): Usd {
    return amounts.reduce((total, next) => total.plus(next), Usd.zero)
  }

  plus(other: Usd): Usd {
    return new Usd(this.amount.plus(other.amount))
  }

  minus(other: Usd): Usd {
    return new Usd(this.amount.minus(other.amount))
  }

  /** `quantity` may be a number (taken at its shortest decimal form) or decimal text of more digits. */
  times(quantity: number | string): Usd {
    return new Usd(this.amount.times(quantity))
  }

  compare(other: Usd): number {
    return this.amount.comparedTo(other.amount)
  }

  /** Half up, to cents: the only rounding there is. */
  toCents(): string {
    return this.amount.toFixed(2)
  }

  toJSON(): string {
    return this.amount.toFixed()
  }

  /** For axes and searches only: loses precision. */
  toChartNumber(): number {
    return this.amount.toNumber()
  }
}
