/**
 * A price book: dated rows of prices and limits, each with its source. The shape of `lib/pricing/catalog/*.json`.
 * Money is decimal text; 1 GiB = 2^30 bytes; AWS prints GiB as "GB".
 */
export type Confidence = 'verified' | 'secondary' | 'unverified' | 'user'

export type Meter = { readonly unit: string; readonly kind: 'configuration' | 'usage'; readonly meaning: string }

export type BookOption = {
  readonly label: string
  readonly provider: string
  readonly family: string
  readonly configuration: readonly string[]
  readonly requiredMeters: readonly string[]
  readonly optionalMeters: readonly string[]
}

export type Source = { readonly name: string; readonly url: string; readonly note?: string }

/** Marginal bands: `upTo` is the cumulative upper edge in the row's unit, the last is null. */
export type Tier = { readonly upTo: number | null; readonly price: string }

export type Included = {
  readonly amount: number
  readonly per: 'volume' | 'storedGib' | 'provisionedGib' | 'account'
  readonly steps?: readonly { readonly fromGib: number; readonly amount: number }[]
}

export type Minimums = {
  readonly quantity?: number
  readonly days?: number
  readonly objectBytes?: number
  readonly objectStepBytes?: number
  readonly objectOverheadBytes?: number
  readonly standardOverheadBytes?: number
  readonly operationBytes?: number
  readonly operationStepBytes?: number
  readonly metadataOperationBytes?: number
  readonly roundUpTo?: number
}

export type PriceRow = {
  readonly id: string
  readonly optionIds: readonly string[]
  readonly provider: string
  readonly region: string
  readonly meter: string
  readonly unit: string
  readonly match?: Readonly<Record<string, unknown>>
  readonly tiers: readonly Tier[]
  readonly tiersPer?: 'account' | 'volume'
  readonly included: Included | null
  readonly minimums: Minimums | null
  readonly source: string
  readonly effectiveDate: string
  readonly retrievedOn: string
  readonly confidence: Confidence
  readonly note?: string
}

export type LimitFormula = {
  readonly base: number
  readonly perGib?: number
  readonly perTib?: number
  readonly perIops?: number
  readonly perGibRoundedUp?: readonly number[]
  readonly lessBaseIops?: boolean | 1
  readonly min: number | null
  readonly max: number | null
}

export type LimitTableRow = Readonly<Record<string, number | string>>

/** What an option can do. One of value, low/high, min/max, formula, steps, table or sizes. */
export type Limit = {
  readonly id: string
  readonly optionIds: readonly string[]
  readonly quantity: string
  readonly unit: string
  readonly value?: number
  readonly low?: number
  readonly high?: number
  /** Of `min` and `max`, null is no bound. */
  readonly min?: number | null
  readonly max?: number | null
  readonly formula?: LimitFormula
  readonly steps?: readonly Readonly<Record<string, number | null>>[]
  readonly table?: readonly LimitTableRow[]
  readonly sizes?: readonly number[]
  readonly stepAbove?: number
  /** What stands before a size tier's number, by option: `P` 10, `E` 10. */
  readonly prefixes?: Readonly<Record<string, string>>
  readonly secondsOfBurstAboveBaseline?: number
  readonly writeWeight?: number
  readonly step?: number
  readonly regions?: readonly string[]
  readonly regionsExcept?: readonly string[]
  readonly match?: Readonly<Record<string, unknown>>
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly source: string
  readonly confidence: Confidence
  readonly note: string
}

export type InstanceType = {
  readonly type: string
  readonly vcpus?: number
  /** MB/s (10^6) and IOPS at 16 KiB; the maximum holds at least 30 minutes a day where `burst`, then the baseline. */
  readonly ebs: {
    readonly baselineMBps: number
    readonly maxMBps: number
    readonly baselineIops: number
    readonly maxIops: number
    readonly burst: boolean
  } | null
  readonly nvme?: {
    readonly disks: number | null
    readonly diskGb: number | null
    readonly readIops4k: number | null
    readonly writeIops4k: number | null
  }
  readonly hourlyUsd: Readonly<Record<string, string>>
  readonly hourlyUsdAssumed?: Readonly<Record<string, string>>
  readonly source: string
  readonly effectiveDate: string
  readonly priceSource: string
  readonly priceDate: string
  readonly confidence: Confidence
}

export type Unpriced = {
  readonly optionId: string
  readonly region: string
  readonly meter?: string
  readonly why: string
}

export type PriceBook = {
  readonly schema: number
  readonly asOf: string
  readonly currency: string
  readonly meters: Readonly<Record<string, Meter>>
  readonly options: Readonly<Record<string, BookOption>>
  readonly sources: Readonly<Record<string, Source>>
  readonly rows: readonly PriceRow[]
  readonly limits: readonly Limit[]
  readonly instances: readonly InstanceType[]
  readonly unpriced: readonly Unpriced[]
}

/** What was bought: keys of the option's `configuration` in the book, such as `sizeGib`, `iops`, `volumes`, `instanceType`. */
export type Configuration = Readonly<Record<string, string | number | boolean | null>>
