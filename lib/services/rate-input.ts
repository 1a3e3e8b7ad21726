import { z } from 'zod'
import type { Rate } from '@/lib/model/workload'

// A rate as the API takes it: readsPerSecond, readsPerDay or readsPerMonth; or `reads: {count, per}`, as answers hold it.

export const count = z.number().finite().nonnegative().max(1e15)
const rate = z.strictObject({ count, per: z.enum(['second', 'day', 'month']) })
const PERIODS = { PerSecond: 'second', PerDay: 'day', PerMonth: 'month' } as const
export const RATES = ['reads', 'writes', 'metadataOps'] as const
type RateName = (typeof RATES)[number]
type RateKey = RateName | `${RateName}${keyof typeof PERIODS}`

/** The keys of every rate, in each of its forms. */
export const rateShape = Object.fromEntries(
  RATES.flatMap((name) => [
    [name, rate.nullish()],
    ...Object.keys(PERIODS).map((suffix) => [`${name}${suffix}`, count.nullish()]),
  ]),
) as Record<RateName, z.ZodOptional<z.ZodNullable<typeof rate>>> &
  Record<Exclude<RateKey, RateName>, z.ZodOptional<z.ZodNullable<typeof count>>> // fromEntries forgets its keys

type Rates = { readonly [Key in RateName]?: Rate | null | undefined } & {
  readonly [Key in Exclude<RateKey, RateName>]?: number | null | undefined
}

/** The rate in whichever of its forms it was given; null where it was not; an issue where it was given twice. */
export function rateOf(input: Rates, name: RateName, context: z.RefinementCtx): Rate | null {
  const given = Object.entries(PERIODS).flatMap(([suffix, per]) => {
    const value = input[`${name}${suffix}` as Exclude<RateKey, RateName>] // the template is one of the keys above
    return typeof value === 'number' ? [{ count: value, per }] : []
  })
  const whole = input[name]
  const all = [...(whole === null || whole === undefined ? [] : [whole]), ...given]
  if (all.length > 1)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `give one of ${name}PerSecond, ${name}PerDay, ${name}PerMonth`,
    })
  return all[0] ?? null
}
