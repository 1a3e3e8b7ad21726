// What a bill is made of, as its bars draw it: every meter belongs to one component, and the components sum to the total exactly.
import type { Bill, BillLine } from '@/lib/model/bill'
import { Usd } from '@/lib/units/usd'

/** In the order in which they are stacked. */
export const COMPONENTS = ['storage', 'throughput', 'iops', 'put', 'get', 'read', 'write', 'meta', 'other'] as const
export type Component = (typeof COMPONENTS)[number]

const METERS: Readonly<Record<Component, readonly string[]>> = {
  storage: [
    'stored',
    'storedDecimalGb',
    'storedInfrequentAccess',
    'storedArchiveInstant',
    'storedArchive',
    'storedDeepArchive',
    'storedStandardOverhead',
    'provisionedCapacity',
    'capacityPool',
    'diskMonths',
    'backup',
    'snapshot',
  ],
  throughput: ['provisionedThroughputMibps', 'provisionedThroughputMbps'],
  iops: ['provisionedIops', 'ioRequests', 'diskOperations'],
  put: ['putRequests', 'writeOperations', 'listOperations', 'classAOperations', 'lifecycleTransitions'],
  get: ['getRequests', 'readOperations', 'otherOperations', 'classBOperations'],
  read: ['readData', 'retrievedData', 'retrievedDecimalGb', 'infrequentAccessRead', 'archiveRead', 'capacityPoolReads'],
  write: ['writtenData', 'uploadedData', 'infrequentAccessWritten', 'archiveWritten', 'capacityPoolWrites'],
  meta: ['metadataStored', 'monitoredObjects', 'objectTags'],
  other: [],
}

const COMPONENT_OF: ReadonlyMap<string, Component> = new Map(
  COMPONENTS.flatMap((component) => METERS[component].map((meter) => [meter, component] as const)),
)

/** `other` for a meter that no bar names, such as hours of an instance: drawn, never dropped. */
export const componentOf = (meter: string): Component => COMPONENT_OF.get(meter) ?? 'other'

export type BillPart = { readonly component: Component; readonly usd: string }

/** Components that cost something, in stacking order. Exact amounts: they are rounded only when shown. */
export function partsOf({ lines }: Bill): readonly BillPart[] {
  const sums = new Map<Component, Usd>()
  for (const { meter, amount } of lines) {
    if (amount === null) continue
    const component = componentOf(meter)
    sums.set(component, (sums.get(component) ?? Usd.zero).plus(Usd.of(amount)))
  }
  return COMPONENTS.flatMap((component) => {
    const sum = sums.get(component)
    return sum === undefined || sum.compare(Usd.zero) === 0 ? [] : [{ component, usd: sum.toJSON() }]
  })
}

const SECONDS_PER_HOUR = 3_600
const BYTES_PER_GIB = 2 ** 30

export type ImpliedRate = { readonly perSecond: number; readonly of: 'operations' | 'bytes' }

/** What a month's count means for each second of it, so that a wrong period is seen at once. Null where nothing is counted. */
export function impliedRate({ quantity, unit }: BillLine, billingMonthHours: number): ImpliedRate | null {
  const seconds = billingMonthHours * SECONDS_PER_HOUR
  if (unit === 'request' || unit === 'operation') return { perSecond: quantity / seconds, of: 'operations' }
  if (unit === 'GiB') return { perSecond: (quantity * BYTES_PER_GIB) / seconds, of: 'bytes' }
  return null
}
