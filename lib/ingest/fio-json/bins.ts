import type { Histogram } from '@/lib/model/benchmark-run'
import { FIO_RELATIVE_ERROR, fioBucketValue } from '@/lib/stats'
import type { JsonObject } from '../json/document'
import type { NumberTable } from '../json/number-table'
import { type Figures, tableAt } from './figures'

const NS_PER_US = 1_000

/**
 * json+ bins in their three generations: since 2.99 latency in ns → count; 2.20 to 2.21 latency in µs → count; from
 * 2.2.12 to 2.19 bucket index → count, zeros included, with the constants of the bucketing beside them. Told apart by
 * the keys that are there. `nsPerUnit` is that of the latency object around them.
 */
export function readBins(figures: Figures, latency: JsonObject, nsPerUnit: number, where: string): Histogram | null {
  const table = tableAt(figures, latency, 'bins')
  if (table === null || table.keys.length === 0) return null
  const order = orderOf(table)
  if (order === 'impossible') {
    figures.problems.push({ code: 'value_out_of_range', params: { found: 'bins' }, where: `${where}.bins` })
    return null
  }
  const bits = table.named.get('FIO_IO_U_PLAT_BITS')
  const unit = bits === undefined ? nsPerUnit : NS_PER_US
  if (bits === undefined && unit === 1 && order === 'as-is') {
    return { valuesNs: table.keys, counts: table.values, relativeError: FIO_RELATIVE_ERROR }
  }

  const filled = table.keys
    .map((key, index) => ({
      valueNs: (bits === undefined ? key : fioBucketValue(key, bits)) * unit,
      count: table.values[index] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.valueNs - b.valueNs)
  if (filled.length === 0) return null
  return {
    valuesNs: filled.map(({ valueNs }) => valueNs),
    counts: filled.map(({ count }) => count),
    relativeError: FIO_RELATIVE_ERROR,
  }
}

/** One walk over all bins: are they figures, do they ascend, is each filled? */
function orderOf({ keys, values }: NumberTable): 'as-is' | 'to-sort' | 'impossible' {
  let order: 'as-is' | 'to-sort' = 'as-is'
  let before = -1
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0
    const count = values[index] ?? 0
    if (!(key >= 0 && key < Number.POSITIVE_INFINITY && count >= 0 && count < Number.POSITIVE_INFINITY))
      return 'impossible'
    if (key <= before || count === 0) order = 'to-sort'
    before = key
  }
  return order
}
