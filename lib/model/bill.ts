import type { Confidence, Configuration, Tier } from './price-book'

/** A quantity of one meter for the month, as `pricing/SCHEMA`: a number in the meter's unit, or what it follows from. */
export type UsageQuantity =
  | number
  | { readonly perDay: number }
  | { readonly segments: readonly { readonly gib: number; readonly hours: number }[] }
  | { readonly amount: number; readonly keptDays: number }
  | { readonly objects: number; readonly objectBytes: number }
  | { readonly operations: number; readonly operationBytes: number }
  | { readonly operationsPerDay: number; readonly operationBytes: number }

export type Usage = Readonly<Record<string, UsageQuantity>>

export type BillRequest = {
  readonly optionId: string
  readonly region: string
  readonly configuration: Configuration
  readonly usage: Usage
  readonly billingMonthHours: number // 730, 720, 744 … : printed on the bill
  readonly unitPrices?: Readonly<Record<string, string | readonly Tier[]>>
}

export type BillTier = {
  readonly from: number
  readonly to: number | null
  readonly unitPrice: string
  readonly quantity: number
  readonly amount: string
}

/** One line: quantity − included, priced band by band, so that a reader can redo the sum by hand. Amounts are exact decimal text. */
export type BillLine = {
  readonly meter: string
  readonly label: string // the meter's meaning in English; pages use messages `meters.<meter>`
  readonly quantity: number // after minimums and rounding, before what is included
  readonly unit: string
  readonly included: number
  readonly unitPrice: string | null // null where several bands apply: see tiers
  readonly amount: string | null // null = price unknown
  readonly tiers?: readonly BillTier[]
  readonly formula: string // "1024 GiB-month × 0.09", numbers put in
  readonly source: {
    readonly name: string
    readonly url: string
    readonly effectiveDate: string
    readonly confidence: Confidence
    readonly rowId: string
  } | null
}

export type Bill = {
  readonly optionId: string
  readonly region: string
  readonly currency: string
  readonly billingMonthHours: number
  readonly total: string | null // null = incomplete, never cheaper
  readonly complete: boolean
  readonly lines: readonly BillLine[]
  readonly missing: readonly { readonly meter: string; readonly why: string }[]
  readonly priceBook: { readonly id: string; readonly asOf: string }
}
