import { type ByteUnits, formatThroughput } from '@/lib/units/format'
import { wholeText } from '../show'

/** Whole operations from a thousand on: 46,296, not 46,296.3. */
export const perSecondText = (rate: number): string => wholeText(rate < 1000 ? rate : Math.round(rate))

export const peakText = (
  peak: { readonly writesPerSecond: number; readonly writeBytesPerSecond: number },
  units: ByteUnits,
) => ({
  rate: perSecondText(peak.writesPerSecond),
  throughput: formatThroughput(peak.writeBytesPerSecond, units).text,
})
