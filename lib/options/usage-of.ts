import type { UsageQuantity } from '@/lib/model/bill'
import type { Rate } from '@/lib/model/workload'
import { BYTES_PER_GIB } from '@/lib/units/bytes'

const SECONDS_PER_DAY = 86_400

/** Requests of a month. A daily count stays daily, so that the bill multiplies it exactly. */
export function requests(rate: Rate): UsageQuantity {
  return rate.per === 'month' ? rate.count : { perDay: rate.per === 'day' ? rate.count : rate.count * SECONDS_PER_DAY }
}

/** Bytes moved by operations of one size: the price row's minimum and step per operation apply to each. */
export function operations(rate: Rate, operationBytes: number): UsageQuantity {
  if (rate.per === 'month') return { operations: rate.count, operationBytes }
  return { operationsPerDay: rate.per === 'day' ? rate.count : rate.count * SECONDS_PER_DAY, operationBytes }
}

export const toGib = (size: number): number => size / BYTES_PER_GIB
