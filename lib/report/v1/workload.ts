import { z } from 'zod'
import { configuration, money, number } from './values'

const rate = z.object({ count: number, per: z.enum(['second', 'day', 'month']) })
export const sloWindow = z.enum(['worst-minute', 'peak', 'day'])

const slo = z.object({ operation: z.enum(['read', 'write']), percentile: number, latencyUs: number, window: sloWindow })

const declared = z.object({
  bytesPerDay: number.nullable(),
  itemsPerDay: number.nullable(),
  operationsPerDay: number.nullable(),
  operationsPerMonth: number.nullable(),
  itemBytes: z.object({ min: number.nullable(), mean: number.nullable(), max: number.nullable() }).nullable(),
  shares: z.array(z.object({ share: number, windowDays: number })).readonly(),
})

export const workload = z.object({
  storedBytes: number,
  growthBytesPerMonth: number,
  reads: rate,
  writes: rate,
  metadataOps: rate.nullable(),
  readSizeBytes: number,
  writeSizeBytes: number,
  syncWriteFraction: number.nullable(),
  sequentialFraction: number.nullable(),
  workingSetBytes: number.nullable(),
  zipfAlpha: number.nullable(),
  concurrency: number.nullable(),
  peak: z.object({ multiplier: number, durationSeconds: number, perDay: number }).nullable(),
  retentionDays: number.nullable(),
  slo: z.array(slo).readonly(),
  planningFactor: number,
  diskWritesPerFile: number,
  directories: number.nullable(),
  readCacheHitFraction: number.nullable(),
  countBurstCredits: z.boolean(),
  billingMonthHours: number,
  declared,
  readings: z.record(z.string(), z.string()).readonly(),
  protocols: z.array(z.enum(['nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local'])).readonly(),
  sharedAccess: z.boolean(),
  durability: z.object({ maxAnnualLossProbability: number.nullable(), rpoSeconds: number.nullable() }),
  availability: z.object({ multiAz: z.boolean() }),
  budgetPerMonth: money.nullable(),
  hostInstanceType: z.string().nullable(),
  limitsAsOf: z.string().nullable(),
})

export const question = z.object({
  workload,
  region: z.string(),
  optionIds: z.array(z.string()).readonly().nullable(),
  pinned: z.array(z.object({ optionId: z.string(), configuration })).readonly(),
})
