import type { Capacity, ChainLink } from '@/lib/model/estimate'
import type { InstanceType, Limit, PriceBook } from '@/lib/model/price-book'
import type { Quantity } from '@/lib/model/quantity'
import type { Demand, Link, Load } from '@/lib/options'

export type Dimension = 'operations/s' | 'bytes/s'

/** Share of a link that a load uses: above 1 it queues. */
export const utilisation = (link: Link, load: Load): number =>
  link.limit > 0 ? link.demand(load) / link.limit : Number.POSITIVE_INFINITY

/** The link of one dimension that runs out first under this load; without load, the smallest. */
export function bindingLink(links: readonly Link[], load: Load, unit?: Dimension): Link | null {
  const candidates = links.filter((link) => unit === undefined || link.unit === unit)
  return candidates.reduce<Link | null>((worst, link) => {
    if (worst === null) return link
    const gap = utilisation(link, load) - utilisation(worst, load)
    return gap > 0 || (gap === 0 && link.unit === worst.unit && link.limit < worst.limit) ? link : worst
  }, null)
}

const totals: Record<Dimension, (load: Load) => number> = {
  'operations/s': (load) => load.reads + load.writes,
  'bytes/s': (load) => load.readBytes + load.writeBytes,
}

/**
 * The most of the declared mix that the path sustains: the binding link's limit, scaled from what the mix asks of that link
 * to what the host sees (MODEL F2.0). Stated limits, not expectations.
 */
function most(links: readonly Link[], demand: Demand, unit: Dimension): Quantity {
  const link = bindingLink(links, demand.peak, unit)
  const empty = { low: null, high: null, unit, basis: 'vendor-stated' } as const
  if (link === null) return { ...empty, value: null, because: [{ code: 'no_limit_known', params: {} }] }
  const asked = link.demand(demand.peak)
  const scaled = (link.limit / asked) * totals[unit](demand.peak)
  const value = Number.isFinite(scaled) ? scaled : link.limit // without load there is no mix to scale by
  return { ...empty, value, because: [link.because] }
}

export function capacityOf(
  links: readonly Link[],
  demand: Demand,
  book: PriceBook,
  wasteUsd: (link: Link) => string | null,
): Capacity {
  const binding = bindingLink(links, demand.peak)
  return {
    operationsPerSecond: most(links, demand, 'operations/s'),
    bytesPerSecond: most(links, demand, 'bytes/s'),
    binding: binding === null ? null : { name: binding.name, limit: binding.limit, unit: binding.unit },
    chain: links.map(
      (link): ChainLink => ({
        name: link.name,
        dimension: link.dimension,
        limit: link.limit,
        unit: link.unit,
        demand: link.demand(demand.peak),
        source: sourceOf(link.source, book),
        because: link.because,
        boughtBeyondBindingUsd: wasteUsd(link),
      }),
    ),
  }
}

function sourceOf(source: Limit | InstanceType | null, book: PriceBook): ChainLink['source'] {
  if (source === null) return null
  const named = book.sources[source.source]
  return named === undefined ? null : { name: named.name, url: named.url, confidence: source.confidence }
}
