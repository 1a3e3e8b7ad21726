import 'server-only'
import type { Facet } from '@/lib/model/library'
import type { Confidence, PriceBook } from '@/lib/model/price-book'
import type { BookSource, PriceFilter, PriceGroup, PriceItem, PricePage, PriceView } from '@/lib/model/price-page'
import { defaultPriceBook, inForce, priceBookId } from '@/lib/pricing'
import type { Actor } from './actor'

const PAGE_ITEMS = 60
/** In place of a date: limits of every time, marked as of the date of the book. */
const EVERY_TIME = 'all'

type Entry = {
  readonly item: PriceItem
  readonly optionIds: readonly string[]
  readonly provider: string
  /** null = everywhere. */
  readonly inRegion: (region: string) => boolean
  readonly confidence: Confidence | null
  readonly words: string
}

type Names = { readonly meter: (meter: string) => string }

/** A page of the price book in force. `names` are those that the reader sees, so that search finds what is on the page. */
export function openPrices(_actor: Actor, filter: PriceFilter, names: Names): PricePage {
  const book = defaultPriceBook()
  const date = filter.asOf === null || filter.asOf === EVERY_TIME ? book.asOf : filter.asOf
  const all = entriesOf(book, date, names)
  const atDate = all.filter(({ item }) => item.kind !== 'limits' || item.inForce || filter.asOf === EVERY_TIME)
  const matching = atDate.filter((entry) => fits(entry, filter))
  const shown = matching.filter(({ item }) => item.kind === filter.view)
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_ITEMS))
  const page = Math.min(Math.max(1, filter.page), pages)
  const inView = atDate.filter(({ item }) => item.kind === filter.view)
  const dates = book.rows.map(({ effectiveDate }) => effectiveDate).sort()
  return {
    book: {
      id: priceBookId(book),
      asOf: book.asOf,
      currency: book.currency,
      options: Object.keys(book.options).length,
      sources: Object.keys(book.sources).length,
      oldest: dates[0] ?? book.asOf,
      newest: dates.at(-1) ?? book.asOf,
    },
    counts: countByView(matching),
    totals: countByView(all),
    providers: facet(
      inView.filter((entry) => fits(entry, { ...filter, provider: null })),
      ({ provider }) => provider,
    ),
    confidences: facet(
      inView.filter((entry) => fits(entry, { ...filter, confidence: null })),
      ({ confidence }) => confidence,
    ),
    regions: [...new Set([...book.rows, ...book.unpriced].map(({ region }) => region))].sort(),
    options: Object.entries(book.options).map(([id, { label }]) => ({ id, label })),
    groups: groupsOf(shown, page, book),
    page,
    pages,
    notInForce: filter.asOf === EVERY_TIME ? 0 : all.filter((entry) => isPast(entry) && fits(entry, filter)).length,
  }
}

const isPast = ({ item }: Entry): boolean => item.kind === 'limits' && !item.inForce

function entriesOf(book: PriceBook, asOf: string, names: Names): readonly Entry[] {
  const source = (id: string): BookSource => {
    const found = book.sources[id]
    if (found === undefined) throw new Error(`the price book has no source ${id}`)
    return { ...found, id }
  }
  const labels = (ids: readonly string[]) => ids.map((id) => `${id} ${book.options[id]?.label}`).join(' ')
  const providerOf = (ids: readonly string[]) => book.options[ids[0] ?? '']?.provider ?? ''
  const onInstances = Object.entries(book.options).flatMap(([id, { family, configuration }]) =>
    family === 'block' && configuration.includes('instanceType') ? [id] : [],
  )
  return [
    ...book.rows.map((row): Entry => {
      const from = source(row.source)
      return {
        item: { kind: 'rows', id: row.id, row, source: from },
        optionIds: row.optionIds,
        provider: row.provider,
        inRegion: (region) => row.region === region || row.region === 'global',
        confidence: row.confidence,
        words: `${row.id} ${labels(row.optionIds)} ${row.meter} ${names.meter(row.meter)} ${row.note ?? ''} ${from.name}`,
      }
    }),
    ...book.limits.map((limit): Entry => {
      const from = source(limit.source)
      const { regions, regionsExcept = [] } = limit
      return {
        item: { kind: 'limits', id: limit.id, limit, source: from, inForce: inForce(limit, asOf) },
        optionIds: limit.optionIds,
        provider: providerOf(limit.optionIds),
        inRegion: (region) => (regions === undefined || regions.includes(region)) && !regionsExcept.includes(region),
        confidence: limit.confidence,
        words: `${limit.id} ${labels(limit.optionIds)} ${limit.quantity} ${limit.note} ${from.name}`,
      }
    }),
    ...book.instances.map((instance): Entry => {
      const [from, priceSource] = [source(instance.source), source(instance.priceSource)]
      return {
        item: { kind: 'instances', id: instance.type, instance, source: from, priceSource },
        optionIds: onInstances,
        provider: providerOf(onInstances),
        inRegion: (region) => instance.hourlyUsd[region] !== undefined,
        confidence: instance.confidence,
        words: `${instance.type} ${labels(onInstances)} ${from.name} ${priceSource.name}`,
      }
    }),
    ...book.unpriced.map((entry): Entry => {
      const { optionId, region, meter = '', why } = entry
      return {
        item: { kind: 'unknown', id: `${optionId}/${region}/${meter}`, entry },
        optionIds: [optionId],
        provider: providerOf([optionId]),
        inRegion: (asked) => region === asked || region === 'global',
        confidence: null,
        words: `${labels([optionId])} ${region} ${meter} ${names.meter(meter)} ${why}`,
      }
    }),
  ]
}

/** Every word of the search somewhere in the entry, and every facet that is chosen. What states no confidence has none to choose. */
function fits(entry: Entry, { option, region, provider, confidence, q }: PriceFilter): boolean {
  const text = entry.words.toLowerCase()
  const words = (q ?? '').toLowerCase().split(/\s+/)
  return (
    (option === null || entry.optionIds.includes(option)) &&
    (region === null || entry.inRegion(region)) &&
    (provider === null || entry.provider === provider) &&
    (confidence === null || entry.confidence === confidence) &&
    words.every((word) => text.includes(word))
  )
}

function countByView(entries: readonly Entry[]): Record<PriceView, number> {
  const count = (view: PriceView) => entries.filter(({ item }) => item.kind === view).length
  return { rows: count('rows'), limits: count('limits'), instances: count('instances'), unknown: count('unknown') }
}

function facet(entries: readonly Entry[], of: (entry: Entry) => string | null): readonly Facet[] {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const value = of(entry)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** The entries of one page under the options that they are for, in the book's order of options. */
function groupsOf(entries: readonly Entry[], page: number, book: PriceBook): readonly PriceGroup[] {
  const order = new Map(Object.keys(book.options).map((id, index) => [id, index]))
  const place = ({ optionIds }: Entry) => order.get(optionIds[0] ?? '') ?? order.size
  const keyOf = ({ optionIds }: Entry) => optionIds.join(' ')
  // Sorted by the first option, then by the whole set: entries of one group stand together.
  const sorted = entries.toSorted(
    (a, b) => place(a) - place(b) || (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0),
  )
  const first = (page - 1) * PAGE_ITEMS
  const before = sorted[first - 1]
  const groups = new Map<string, Entry[]>()
  for (const entry of sorted.slice(first, first + PAGE_ITEMS)) {
    groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  }
  return [...groups].map(([key, members], index) => ({
    key,
    options: (members[0]?.optionIds ?? []).map((id) => ({ id, label: book.options[id]?.label ?? id })),
    items: members.map(({ item }) => item),
    continued: index === 0 && before !== undefined && keyOf(before) === key,
  }))
}
