// From a month's usage to the quantity of a meter: the forms of `UsageQuantity` and the size rules of a price row.
import type { UsageQuantity } from '@/lib/model/bill'
import type { Minimums } from '@/lib/model/price-book'
import { larger, over, plus, type Rational, rational, roundUpTo, times, ZERO } from '@/lib/units/rational'

const HOURS_PER_DAY = rational(24)
const BYTES_PER_GIB = rational(2 ** 30)

export type UsageContext = { readonly minimums: Minimums | null; readonly billingMonthHours: number }

const perMonth = (perDay: Rational, hours: number): Rational => over(times(perDay, rational(hours)), HOURS_PER_DAY)
const gib = (count: Rational, bytesEach: Rational): Rational => over(times(count, bytesEach), BYTES_PER_GIB)

/** Bytes that an object of this size is billed for, at the price of its own class. */
function billedObjectBytes(objectBytes: number, minimums: Minimums | null): Rational {
  const least = larger(rational(objectBytes), rational(minimums?.objectBytes ?? 0))
  const step = minimums?.objectStepBytes
  const stepped = step === undefined ? least : roundUpTo(least, rational(step))
  return plus(stepped, rational(minimums?.objectOverheadBytes ?? 0))
}

/** Bytes that one operation is metered at. Metadata operations have a minimum of their own and the same step above it. */
export function meteredOperationBytes(
  minimums: Minimums | null,
  { operationBytes, kind }: { readonly operationBytes: number; readonly kind: 'data' | 'metadata' },
): number {
  const least = kind === 'data' ? minimums?.operationBytes : minimums?.metadataOperationBytes
  const step = minimums?.operationStepBytes
  const bytes = Math.max(operationBytes, least ?? 0)
  return step === undefined ? bytes : Math.ceil(bytes / step) * step
}

/** The quantity of a meter for the month, by the size and duration rules of its price row; before its least quantity and rounding. */
export function usedQuantity(usage: UsageQuantity, { minimums, billingMonthHours }: UsageContext): Rational {
  if (typeof usage === 'number') return rational(usage)
  if ('perDay' in usage) return perMonth(rational(usage.perDay), billingMonthHours)
  if ('segments' in usage) {
    const gibHours = usage.segments.map((part) => times(rational(part.gib), rational(part.hours)))
    return over(gibHours.reduce(plus, ZERO), rational(billingMonthHours))
  }
  if ('keptDays' in usage) {
    const days = rational(Math.max(usage.keptDays, minimums?.days ?? 0))
    return over(times(times(rational(usage.amount), days), HOURS_PER_DAY), rational(billingMonthHours))
  }
  if ('objects' in usage) return gib(rational(usage.objects), billedObjectBytes(usage.objectBytes, minimums))
  const each = meteredOperationBytes(minimums, { operationBytes: usage.operationBytes, kind: 'data' })
  const operations =
    'operations' in usage ? rational(usage.operations) : perMonth(rational(usage.operationsPerDay), billingMonthHours)
  return gib(operations, rational(each))
}

/** GiB-months of index data that objects of a class add at the Standard price. */
export function standardOverhead(usage: UsageQuantity, { minimums }: UsageContext): Rational {
  const each = minimums?.standardOverheadBytes
  if (each === undefined || typeof usage === 'number' || !('objects' in usage)) return ZERO
  return gib(rational(usage.objects), rational(each))
}

/** Where a number of the usage is not one that can be billed: its key, or null. */
export function invalidUsageKey(usage: UsageQuantity): string | null {
  const numbers: readonly (readonly [string, unknown])[] =
    typeof usage === 'number'
      ? [['', usage]]
      : 'segments' in usage
        ? usage.segments.flatMap((part, index) => [
            [`.segments[${index}].gib`, part.gib] as const,
            [`.segments[${index}].hours`, part.hours] as const,
          ])
        : Object.entries(usage).map(([key, value]) => [`.${key}`, value] as const)
  const wrong = numbers.find(([, value]) => typeof value !== 'number' || !Number.isFinite(value) || value < 0)
  return wrong?.[0] ?? null
}
