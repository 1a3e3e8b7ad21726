// The shape of a price book file; the types and the meaning of each field are in `lib/model/price-book.ts`.
// Strict: the format is ours, so an unknown key is a typing error that would silently drop a rule.
import { z } from 'zod'
import type { PriceBook } from '@/lib/model/price-book'

const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'a price is plain decimal text')
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'a date is YYYY, YYYY-MM or YYYY-MM-DD')
const confidence = z.enum(['verified', 'secondary', 'unverified', 'user'])
const amount = z.number().nonnegative()
const match = z.record(z.string(), z.unknown())

const meter = z.strictObject({ unit: z.string(), kind: z.enum(['configuration', 'usage']), meaning: z.string() })

const option = z.strictObject({
  label: z.string(),
  provider: z.string(),
  family: z.string(),
  configuration: z.array(z.string()),
  requiredMeters: z.array(z.string()),
  optionalMeters: z.array(z.string()),
})

const source = z.strictObject({ name: z.string(), url: z.url(), note: z.string().exactOptional() })

export const tier = z.strictObject({ upTo: z.number().positive().nullable(), price: decimal })

const included = z.strictObject({
  amount,
  per: z.enum(['volume', 'storedGib', 'provisionedGib', 'account']),
  steps: z.array(z.strictObject({ fromGib: amount, amount })).exactOptional(),
})

const minimums = z.strictObject({
  quantity: amount.exactOptional(),
  days: amount.exactOptional(),
  objectBytes: amount.exactOptional(),
  objectStepBytes: amount.exactOptional(),
  objectOverheadBytes: amount.exactOptional(),
  standardOverheadBytes: amount.exactOptional(),
  operationBytes: amount.exactOptional(),
  operationStepBytes: amount.exactOptional(),
  metadataOperationBytes: amount.exactOptional(),
  roundUpTo: amount.exactOptional(),
})

const row = z.strictObject({
  id: z.string(),
  optionIds: z.array(z.string()).min(1),
  provider: z.string(),
  region: z.string(),
  meter: z.string(),
  unit: z.string(),
  match: match.exactOptional(),
  tiers: z.array(tier).min(1),
  tiersPer: z.enum(['account', 'volume']).exactOptional(),
  included: included.nullable(),
  minimums: minimums.nullable(),
  source: z.string(),
  effectiveDate: date,
  retrievedOn: date,
  confidence,
  note: z.string().exactOptional(),
})

const formula = z.strictObject({
  base: z.number(),
  perGib: z.number().exactOptional(),
  perTib: z.number().exactOptional(),
  perIops: z.number().exactOptional(),
  perGibRoundedUp: z.array(z.number()).exactOptional(),
  lessBaseIops: z.union([z.boolean(), z.literal(1)]).exactOptional(),
  min: z.number().nullable(),
  max: z.number().nullable(),
})

const limit = z.strictObject({
  id: z.string(),
  optionIds: z.array(z.string()).min(1),
  quantity: z.string(),
  unit: z.string(),
  value: z.number().exactOptional(),
  low: z.number().exactOptional(),
  high: z.number().exactOptional(),
  min: z.number().nullable().exactOptional(),
  max: z.number().nullable().exactOptional(),
  formula: formula.exactOptional(),
  steps: z.array(z.record(z.string(), z.number().nullable())).exactOptional(),
  table: z.array(z.record(z.string(), z.union([z.number(), z.string()]))).exactOptional(),
  sizes: z.array(z.number()).exactOptional(),
  stepAbove: z.number().exactOptional(),
  prefixes: z.record(z.string(), z.string()).exactOptional(),
  secondsOfBurstAboveBaseline: z.number().exactOptional(),
  writeWeight: z.number().exactOptional(),
  step: z.number().exactOptional(),
  regions: z.array(z.string()).exactOptional(),
  regionsExcept: z.array(z.string()).exactOptional(),
  match: match.exactOptional(),
  validFrom: date.nullable(),
  validTo: date.nullable(),
  source: z.string(),
  confidence,
  note: z.string(),
})

const instanceType = z.strictObject({
  type: z.string(),
  vcpus: z.number().exactOptional(),
  ebs: z
    .strictObject({
      baselineMBps: z.number(),
      maxMBps: z.number(),
      baselineIops: z.number(),
      maxIops: z.number(),
      burst: z.boolean(),
    })
    .nullable(),
  nvme: z
    .strictObject({
      disks: z.number().nullable(),
      diskGb: z.number().nullable(),
      readIops4k: z.number().nullable(),
      writeIops4k: z.number().nullable(),
    })
    .exactOptional(),
  hourlyUsd: z.record(z.string(), decimal),
  hourlyUsdAssumed: z.record(z.string(), decimal).exactOptional(),
  source: z.string(),
  effectiveDate: date,
  priceSource: z.string(),
  priceDate: date,
  confidence,
})

const unpriced = z.strictObject({
  optionId: z.string(),
  region: z.string(),
  meter: z.string().exactOptional(),
  why: z.string(),
})

export const priceBookSchema: z.ZodType<PriceBook> = z.strictObject({
  schema: z.literal(1),
  asOf: date,
  currency: z.literal('USD'),
  meters: z.record(z.string(), meter),
  options: z.record(z.string(), option),
  sources: z.record(z.string(), source),
  rows: z.array(row),
  limits: z.array(limit),
  instances: z.array(instanceType),
  unpriced: z.array(unpriced),
})
