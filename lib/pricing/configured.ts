// From a configuration to the quantities that it alone decides.

import type { Configuration, Limit, PriceBook } from '@/lib/model/price-book'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { type Rational, rational, times } from '@/lib/units/rational'
import { limitFor } from './limits'

const invalid = (key: string, value: unknown): Failure => ({
  code: 'invalid_configuration',
  params: { key, value: String(value) },
  where: `configuration.${key}`,
})

/** A number of the configuration: undefined where it is left out, null where the vendor sets it. */
export function numberOf(configuration: Configuration, key: string): Result<number | null | undefined, Failure> {
  const value = configuration[key]
  if (value === undefined || value === null) return ok(value)
  const valid = typeof value === 'number' && Number.isFinite(value) && value >= 0
  return valid ? ok(value) : fail(invalid(key, value))
}

/** A whole number from 1 on: volumes, instances. 1 where it is left out. */
function countOf(configuration: Configuration, key: string): Result<number, Failure> {
  const value = configuration[key] ?? 1
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? ok(value) : fail(invalid(key, value))
}

export const volumesOf = (configuration: Configuration): Result<number, Failure> => countOf(configuration, 'volumes')

/** Sizes that are sold in steps: the next one up, and above the last a multiple of `stepAbove`. */
function nextSize({ sizes = [], stepAbove }: Limit, sizeGib: number): number {
  const listed = sizes.find((size) => size >= sizeGib)
  if (listed !== undefined) return listed
  return stepAbove === undefined ? sizeGib : Math.ceil(sizeGib / stepAbove) * stepAbove
}

/** The configuration as it is sold: `sizeGib` rounded up to the size on offer, and its `tier` where sizes have names. */
export function billedConfiguration(
  book: PriceBook,
  { optionId, region, configuration }: { optionId: string; region: string; configuration: Configuration },
): Result<Configuration, Failure> {
  const size = numberOf(configuration, 'sizeGib')
  if (!size.ok) return size
  const sizeGib = size.value
  if (sizeGib === undefined || sizeGib === null) return ok(configuration)
  const query = { optionId, region, asOf: null, configuration }

  const steps = limitFor(book, { ...query, quantity: 'sizeStepsGib' })
  if (steps !== null) return ok({ ...configuration, sizeGib: nextSize(steps, sizeGib) })

  const tiers = limitFor(book, { ...query, quantity: 'sizeTiers' })
  if (tiers === null) return ok(configuration)
  const tier = tiers.table?.find((row) => typeof row.sizeGib === 'number' && row.sizeGib >= sizeGib)
  if (tier?.sizeGib === undefined) return fail(invalid('sizeGib', sizeGib))
  return ok({ ...configuration, sizeGib: tier.sizeGib, tier: `${tiers.prefixes?.[optionId] ?? ''}${tier.number}` })
}

/** Which key a configured meter is read from, and what it is multiplied by. */
const CONFIGURED: Readonly<Record<string, { readonly key: string; readonly perVolume: boolean }>> = {
  provisionedCapacity: { key: 'sizeGib', perVolume: true },
  provisionedIops: { key: 'iops', perVolume: true },
  provisionedThroughputMibps: { key: 'throughputMibps', perVolume: true },
  provisionedThroughputMbps: { key: 'throughputMbps', perVolume: false },
}

export const configurationKey = (meter: string): string | null => CONFIGURED[meter]?.key ?? null

/** The quantity that the configuration gives for a meter; undefined where it says nothing, null where the vendor sets it. */
export function configuredQuantity(
  meter: string,
  { configuration, billingMonthHours }: { configuration: Configuration; billingMonthHours: number },
): Result<Rational | null | undefined, Failure> {
  const volumes = volumesOf(configuration)
  if (!volumes.ok) return volumes
  if (meter === 'instanceHours') {
    const instances = countOf(configuration, 'instances')
    return instances.ok ? ok(times(rational(billingMonthHours), rational(instances.value))) : instances
  }
  if (meter === 'diskMonths') return ok(configuration.tier === undefined ? undefined : rational(volumes.value))
  const from = CONFIGURED[meter]
  if (from === undefined) return ok(undefined)
  const value = numberOf(configuration, from.key)
  if (!value.ok) return value
  if (value.value === undefined || value.value === null) return ok(value.value)
  return ok(times(rational(value.value), rational(from.perVolume ? volumes.value : 1)))
}
