import type { Params } from '@/lib/outcome/reason'
import {
  type ByteUnits,
  type Formatted,
  formatCount,
  formatDuration,
  formatLatency,
  formatPercent,
  formatRate,
  formatRatio,
  formatSize,
  formatThroughput,
  formatUsd,
} from './format'

type Show = (value: number, units: ByteUnits) => Formatted

/** What the ending of a key says of its number. The first that fits counts: longer endings stand before those that end them. */
const ENDINGS: readonly (readonly [string, Show])[] = [
  ['BytesPerSecond', formatThroughput],
  ['PerSecond', (value) => formatRate(value)],
  ['Bytes', formatSize],
  ['Us', formatLatency],
  ['Seconds', formatDuration],
  ['Fraction', formatPercent],
  ['Ratio', formatRatio],
  ['Count', (value) => formatCount(value)],
  // What was bought, in the unit that its vendor sells it in.
  ['Iops', (value) => formatCount(value, 'IOPS')],
  ['Mibps', (value) => formatCount(value, 'MiB/s')],
  ['Mbps', (value) => formatCount(value, 'MB/s')],
  ['Gib', (value) => formatCount(value, 'GiB')],
]

function shown(key: string, value: string | number, units: ByteUnits): string | number {
  if (key.endsWith('Usd')) return formatUsd(String(value)).text
  if (typeof value !== 'number') return value
  const show = ENDINGS.find(([ending]) => key.endsWith(ending))?.[1]
  return show === undefined ? value : show(value, units).text
}

/** The params of a reason as a reader sees them: number and unit by the ending of each key, all else as it is. */
export const formatParams = (
  params: Params,
  { byteUnits }: { readonly byteUnits: ByteUnits },
): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shown(key, value, byteUnits)]))
