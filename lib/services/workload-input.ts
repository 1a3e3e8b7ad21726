import 'server-only'
import { z } from 'zod'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Protocol, Rate, Workload } from '@/lib/model/workload'
import { DEFAULT_MONTH_HOURS, DEFAULT_PLANNING_FACTOR, EMPTY_WORKLOAD } from '@/lib/recommend'
import { count, RATES, rateOf, rateShape } from './rate-input'

// A workload as the API takes it (API.md): one of readsPerSecond, readsPerDay, readsPerMonth; or `reads: {count, per}`, the
// form that answers and reports hold. Unknown keys are refused, so that a misspelt one is never silently left out.

const bytes = z
  .number()
  .finite()
  .nonnegative()
  .max(2 ** 60)
const fraction = z.number().min(0).max(1)
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)
const money = z.union([
  z.string().regex(/^\d+(\.\d+)?$/, 'decimal text, such as "1800" or "99.95"'),
  z.number().nonnegative().transform(String),
])

const protocol = z.enum(['nfs', 'nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local'])
const VERSIONS: Readonly<Record<z.infer<typeof protocol>, readonly Protocol[]>> = {
  nfs: ['nfs3', 'nfs4'],
  nfs3: ['nfs3'],
  nfs4: ['nfs4'],
  smb: ['smb'],
  s3: ['s3'],
  block: ['block'],
  'posix-local': ['posix-local'],
}

const slo = z.strictObject({
  operation: z.enum(['read', 'write']),
  percentile: z.number().positive().max(100).default(99),
  latencyUs: z.number().positive().finite(),
  window: z.enum(['worst-minute', 'peak', 'day']).default('worst-minute'),
})

const peak = z.strictObject({
  multiplier: z.number().positive().max(1e6),
  durationSeconds: z.number().nonnegative().max(86_400),
  perDay: z.number().positive().max(86_400).default(1),
})

const declared = z.strictObject({
  bytesPerDay: optional(bytes),
  itemsPerDay: optional(count),
  operationsPerDay: optional(count),
  operationsPerMonth: optional(count),
  itemBytes: optional(z.strictObject({ min: optional(bytes), mean: optional(bytes), max: optional(bytes) })),
  shares: z
    .array(z.strictObject({ share: fraction, windowDays: z.number().positive() }))
    .max(100)
    .nullish()
    .transform((value) => value ?? []),
})

const workloadShape = z.strictObject({
  ...rateShape,
  storedBytes: bytes,
  growthBytesPerMonth: bytes.nullish(),
  readSizeBytes: bytes.positive().nullish(),
  writeSizeBytes: bytes.positive().nullish(),
  syncWriteFraction: optional(fraction),
  sequentialFraction: optional(fraction),
  workingSetBytes: optional(bytes),
  zipfAlpha: optional(z.number().nonnegative().max(10)),
  concurrency: optional(z.number().int().positive().max(1e6)),
  peak: optional(peak),
  retentionDays: optional(z.number().nonnegative().max(36_500)),
  slo: z.array(slo).max(20).nullish(),
  planningFactor: z.number().positive().max(1).nullish(),
  diskWritesPerFile: z.number().positive().max(1_000).nullish(),
  directories: optional(z.number().int().positive()),
  readCacheHitFraction: optional(fraction),
  countBurstCredits: z.boolean().nullish(),
  billingMonthHours: z.number().positive().max(744).nullish(),
  declared: declared.nullish(),
  readings: z.record(z.string(), z.string()).nullish(),
  protocols: z.array(protocol).max(20).nullish(),
  sharedAccess: z.boolean().nullish(),
  durability: z
    .strictObject({ maxAnnualLossProbability: optional(fraction), rpoSeconds: optional(z.number().nonnegative()) })
    .nullish(),
  availability: z.strictObject({ multiAz: z.boolean().default(false) }).nullish(),
  budgetPerMonth: optional(money),
  hostInstanceType: optional(z.string().max(64)),
  limitsAsOf: optional(z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'YYYY, YYYY-MM or YYYY-MM-DD')),
})

type Input = z.infer<typeof workloadShape>

const NONE: Rate = { count: 0, per: 'second' }

function toWorkload(input: Input, context: z.RefinementCtx): Workload {
  const [reads, writes, metadataOps] = RATES.map((name) => rateOf(input, name, context))
  const { declared: said } = input
  return {
    storedBytes: input.storedBytes,
    growthBytesPerMonth: input.growthBytesPerMonth ?? 0,
    reads: reads ?? NONE,
    writes: writes ?? NONE,
    metadataOps: metadataOps ?? null,
    readSizeBytes: input.readSizeBytes ?? input.writeSizeBytes ?? EMPTY_WORKLOAD.readSizeBytes,
    writeSizeBytes: input.writeSizeBytes ?? input.readSizeBytes ?? EMPTY_WORKLOAD.writeSizeBytes,
    syncWriteFraction: input.syncWriteFraction,
    sequentialFraction: input.sequentialFraction,
    workingSetBytes: input.workingSetBytes,
    zipfAlpha: input.zipfAlpha,
    concurrency: input.concurrency,
    peak: input.peak,
    retentionDays: input.retentionDays,
    slo: input.slo ?? [],
    planningFactor: input.planningFactor ?? DEFAULT_PLANNING_FACTOR,
    diskWritesPerFile: input.diskWritesPerFile ?? 1,
    directories: input.directories,
    readCacheHitFraction: input.readCacheHitFraction,
    countBurstCredits: input.countBurstCredits ?? false,
    billingMonthHours: input.billingMonthHours ?? DEFAULT_MONTH_HOURS,
    declared: said ?? EMPTY_WORKLOAD.declared,
    readings: input.readings ?? {},
    protocols: [...new Set((input.protocols ?? []).flatMap((name) => VERSIONS[name]))],
    sharedAccess: input.sharedAccess ?? false,
    durability: input.durability ?? EMPTY_WORKLOAD.durability,
    availability: input.availability ?? EMPTY_WORKLOAD.availability,
    budgetPerMonth: input.budgetPerMonth,
    hostInstanceType: input.hostInstanceType,
    limitsAsOf: input.limitsAsOf,
  }
}

export const workloadSchema = workloadShape.transform(toWorkload)

const configuration = z.record(z.string(), z.union([z.string().max(64), z.number().finite(), z.boolean(), z.null()]))
export const configurationSchema = configuration

/** Hard constraints beside the workload's own; the same meaning, for callers that keep them apart. */
const constraints = z.strictObject({
  slo: z.array(slo).max(20).exactOptional(),
  protocols: z.array(protocol).max(20).exactOptional(),
  budgetPerMonth: money.exactOptional(),
  maxAnnualLossProbability: fraction.exactOptional(),
  multiAz: z.boolean().exactOptional(),
})

export const recommendationSchema = z
  .strictObject({
    workload: workloadSchema,
    region: z.string().max(64),
    optionIds: z.array(z.string().max(128)).max(200).nullish(),
    pinned: z
      .array(z.strictObject({ optionId: z.string().max(128), configuration }))
      .max(50)
      .nullish(),
    constraints: constraints.nullish(),
    runIds: z.array(z.string().max(128)).max(1_000).nullish(),
  })
  .transform(({ workload, region, optionIds, pinned, constraints: extra, runIds }) => ({
    request: {
      workload: withConstraints(workload, extra ?? {}),
      region,
      optionIds: optionIds ?? null,
      pinned: pinned ?? [],
    } satisfies RecommendationRequest,
    runIds: runIds ?? null,
  }))

const withConstraints = (workload: Workload, extra: z.infer<typeof constraints>): Workload => ({
  ...workload,
  slo: extra.slo ?? workload.slo,
  protocols:
    extra.protocols === undefined
      ? workload.protocols
      : [...new Set(extra.protocols.flatMap((name) => VERSIONS[name]))],
  budgetPerMonth: extra.budgetPerMonth ?? workload.budgetPerMonth,
  durability: {
    ...workload.durability,
    maxAnnualLossProbability: extra.maxAnnualLossProbability ?? workload.durability.maxAnnualLossProbability,
  },
  availability: { multiAz: extra.multiAz ?? workload.availability.multiAz },
})
