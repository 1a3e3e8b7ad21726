// The figures of this page as text, in the few forms that it uses.
import type { Quantity } from '@/lib/model/quantity'
import { formatCount, formatLatency, formatPercent, formatRange, formatUsd } from '@/lib/units/format'

export const usdText = (decimal: string): string => formatUsd(decimal).text
export const latencyText = (us: number): string => formatLatency(us).text
export const wholeText = (count: number): string => formatCount(count).text
export const percentText = (fraction: number): string => formatPercent(fraction).text

/** Whole dollars for axes, where a cent is no wider than a pixel. */
export const usdAxisText = (usd: number): string => `$${wholeText(usd)}`

/** Decades of an axis: from a second on in seconds, so that 100 s and 1,000 s stay comparable. */
export const latencyAxisText = (us: number): string => (us >= 1e6 ? `${wholeText(us / 1e6)} s` : latencyText(us))

/** "2.3 – 3.8 ms"; `null` where the ends are not known or do not differ. */
export function rangeText({ low, high, unit }: Quantity): string | null {
  return low === null || high === null || low === high ? null : formatRange(low, high, unit).text
}
