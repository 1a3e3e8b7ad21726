import 'server-only'
import type { Limit, PriceRow, Source } from '@/lib/model/price-book'
import { ADAPTERS, adapterOf } from '@/lib/options'
import { defaultPriceBook, priceBookId } from '@/lib/pricing'
import type { Actor } from './actor'

type Sourced<Row> = Omit<Row, 'source'> & { readonly source: Source & { readonly id: string } }

export type OptionEntry = {
  readonly id: string
  readonly label: string
  readonly provider: string
  readonly family: string
  readonly estimable: boolean // a family adapter exists: it can be estimated and recommended, not only billed
  readonly regions: readonly string[]
  readonly configurationSchema: Readonly<Record<string, unknown>>
  readonly meters: readonly {
    readonly meter: string
    readonly unit: string
    readonly required: boolean
    readonly kind: string
    readonly meaning: string
  }[]
  readonly limits: readonly Sourced<Limit>[]
  readonly prices: readonly Sourced<PriceRow>[]
  readonly unpriced: readonly { readonly region: string; readonly meter: string | null; readonly why: string }[]
}

export type OptionCatalogue = {
  readonly priceBook: { readonly id: string; readonly asOf: string }
  readonly regions: readonly string[]
  readonly items: readonly OptionEntry[]
}

/** The catalogue: every option of the price book with its prices and limits, of one region or of all (null). */
export async function listOptions(_actor: Actor, region: string | null): Promise<OptionCatalogue> {
  const book = defaultPriceBook()
  const here = (where: string): boolean => region === null || where === region || where === 'global'
  const sourced = <Row extends { readonly source: string }>(row: Row): Sourced<Row> => {
    const source = book.sources[row.source]
    if (source === undefined) throw new Error(`the price book has no source ${row.source}`)
    return { ...row, source: { ...source, id: row.source } }
  }
  const items = Object.entries(book.options).map(([id, option]): OptionEntry => {
    const rows = book.rows.filter((row) => row.optionIds.includes(id))
    return {
      id,
      label: option.label,
      provider: option.provider,
      family: option.family,
      estimable: adapterOf(id) !== null,
      regions: [...new Set(rows.map((row) => row.region))],
      configurationSchema: adapterOf(id)?.configurationSchema ?? generic(option.configuration),
      meters: [...option.requiredMeters, ...option.optionalMeters].map((meter) => ({
        meter,
        unit: book.meters[meter]?.unit ?? '',
        kind: book.meters[meter]?.kind ?? '',
        meaning: book.meters[meter]?.meaning ?? '',
        required: option.requiredMeters.includes(meter),
      })),
      limits: book.limits.filter((limit) => limit.optionIds.includes(id)).map(sourced),
      prices: rows.filter((row) => here(row.region)).map(sourced),
      unpriced: book.unpriced
        .filter((entry) => entry.optionId === id && here(entry.region))
        .map(({ region: where, meter, why }) => ({ region: where, meter: meter ?? null, why })),
    }
  })
  return { priceBook: { id: priceBookId(book), asOf: book.asOf }, regions: estimableRegions(), items }
}

const generic = (keys: readonly string[]): Readonly<Record<string, unknown>> => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, { type: ['number', 'string', 'boolean', 'null'] }])),
  additionalProperties: false,
})

/** Regions in which some option that can be estimated has a price. */
function estimableRegions(): string[] {
  const book = defaultPriceBook()
  const ids = new Set(ADAPTERS.flatMap((adapter) => adapter.optionIds))
  return [...new Set(book.rows.filter((row) => row.optionIds.some((id) => ids.has(id))).map((row) => row.region))]
    .filter((where) => where !== 'global')
    .sort()
}
