import type { Configuration, InstanceType, PriceBook, PriceRow } from '@/lib/model/price-book'

export type PriceQuery = {
  readonly optionId: string
  readonly region: string
  readonly meter: string
  /** Already rounded to what is sold: see `billedConfiguration`. */
  readonly configuration: Configuration
}

type Index = {
  readonly rows: ReadonlyMap<string, readonly PriceRow[]>
  readonly instances: ReadonlyMap<string, InstanceType>
}

const indexes = new WeakMap<PriceBook, Index>()
const keyOf = (optionId: string, meter: string): string => `${optionId}\n${meter}`

function indexOf(book: PriceBook): Index {
  const known = indexes.get(book)
  if (known !== undefined) return known
  const rows = new Map<string, PriceRow[]>()
  for (const row of book.rows) {
    for (const optionId of row.optionIds) {
      const key = keyOf(optionId, row.meter)
      rows.set(key, [...(rows.get(key) ?? []), row])
    }
  }
  const index = { rows, instances: new Map(book.instances.map((instance) => [instance.type, instance])) }
  indexes.set(book, index)
  return index
}

export const fits = (match: Readonly<Record<string, unknown>> | undefined, configuration: Configuration): boolean =>
  Object.entries(match ?? {}).every(([key, value]) => configuration[key] === value)

/** Every price of a meter in a region, whatever the configuration. */
export const pricesOf = (book: PriceBook, { optionId, region, meter }: Omit<PriceQuery, 'configuration'>) =>
  (indexOf(book).rows.get(keyOf(optionId, meter)) ?? []).filter(
    (row) => row.region === region || row.region === 'global',
  )

export const instanceType = (book: PriceBook, type: string): InstanceType | null =>
  indexOf(book).instances.get(type) ?? null

/** An instance's list price as a row, where the option is billed by its instance. A price assumed from another region is none. */
function instancePrice(book: PriceBook, { optionId, region, meter, configuration }: PriceQuery): PriceRow | null {
  const option = book.options[optionId]
  const unit = book.meters[meter]?.unit
  if (meter !== 'instanceHours' || option === undefined || unit === undefined) return null
  const instance = instanceType(book, String(configuration.instanceType))
  const price = instance?.hourlyUsd[region]
  if (instance === null || price === undefined) return null
  return {
    id: `${option.provider}/${region}/${instance.type}/${meter}`,
    optionIds: [optionId],
    provider: option.provider,
    region,
    meter,
    unit,
    tiers: [{ upTo: null, price }],
    included: null,
    minimums: null,
    source: instance.priceSource,
    effectiveDate: instance.priceDate,
    retrievedOn: instance.priceDate,
    // The instance's own `confidence` is that of its EBS and NVMe figures; its price is the vendor's list.
    confidence: 'verified',
  }
}

/** The one price that fits, or null: price unknown. That no two can fit is a test of the book. */
export function priceRow(book: PriceBook, query: PriceQuery): PriceRow | null {
  const row = pricesOf(book, query).find(({ match }) => fits(match, query.configuration))
  return row ?? instancePrice(book, query)
}

/** Why a price is not known, in the book's words; null where the book says nothing of it. */
export function whyUnpriced(book: PriceBook, { optionId, region, meter }: Omit<PriceQuery, 'configuration'>) {
  const about = book.unpriced.filter((entry) => entry.optionId === optionId && entry.region === region)
  const exact = about.find((entry) => entry.meter === meter) ?? about.find((entry) => entry.meter === undefined)
  return exact?.why ?? null
}

/** Regions with at least one price of the option, in the book's order. */
export function regionsOf(book: PriceBook, optionId: string): readonly string[] {
  const rows = book.rows.filter((row) => row.optionIds.includes(optionId))
  return [...new Set(rows.map((row) => row.region))]
}
