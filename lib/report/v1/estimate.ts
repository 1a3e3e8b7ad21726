import { z } from 'zod'
import { configuration, money, number, quantity, reason, value } from './values'
import { sloWindow } from './workload'

const tier = z.object({ from: number, to: number.nullable(), unitPrice: money, quantity: number, amount: money })

const priceSource = z.object({
  name: z.string(),
  url: z.string(),
  effectiveDate: z.string(),
  confidence: z.enum(['verified', 'secondary', 'unverified', 'user']),
  rowId: z.string(),
})

const billLine = z.object({
  meter: z.string(),
  label: z.string(),
  quantity: number,
  unit: z.string(),
  included: number,
  unitPrice: money.nullable(),
  amount: money.nullable(),
  tiers: z.array(tier).readonly().exactOptional(),
  formula: z.string(),
  source: priceSource.nullable(),
})

const bill = z.object({
  optionId: z.string(),
  region: z.string(),
  currency: z.string(),
  billingMonthHours: number,
  total: money.nullable(),
  complete: z.boolean(),
  lines: z.array(billLine).readonly(),
  missing: z.array(z.object({ meter: z.string(), why: z.string() })).readonly(),
  priceBook: z.object({ id: z.string(), asOf: z.string() }),
})

const chainLink = z.object({
  name: z.string(),
  dimension: z.enum(['operations', 'bytes', 'writes', 'reads']),
  limit: number,
  unit: z.enum(['operations/s', 'bytes/s']),
  demand: number.nullable(),
  source: z.object({ name: z.string(), url: z.string(), confidence: z.string() }).nullable(),
  because: reason,
  boughtBeyondBindingUsd: money.nullable(),
})

const capacity = z.object({
  operationsPerSecond: quantity,
  bytesPerSecond: quantity,
  binding: z.object({ name: z.string(), limit: number, unit: z.string() }).nullable(),
  chain: z.array(chainLink).readonly(),
})

const latency = z.object({ p50Us: quantity, p95Us: quantity, p99Us: quantity, window: sloWindow })

const peakOutcome = z.object({
  backlogBytes: number,
  drainSeconds: number.nullable(),
  backlogOperations: number,
  operationsDrainSeconds: number.nullable(),
  survives: z.boolean(),
})

export const unmet = z.object({
  constraint: z.string(),
  required: value,
  found: value.nullable(),
  margin: number.nullable(),
  because: reason,
})

export const estimate = z.object({
  key: z.string(),
  optionId: z.string(),
  label: z.string(),
  family: z.string(),
  configurationText: z.string(),
  configuration,
  region: z.string(),
  feasible: z.boolean(),
  bill,
  capacity,
  latency: z.object({ read: latency.nullable(), write: latency.nullable() }),
  peak: z.object({ withoutCredits: peakOutcome, withCredits: peakOutcome.nullable() }),
  durability: z.object({ annualLossProbability: quantity, note: reason.nullable() }),
  evidence: z
    .array(
      z.object({ kind: z.enum(['own-run', 'published-table', 'vendor-statement']), id: z.string(), because: reason }),
    )
    .readonly(),
  usage: z.array(z.object({ meter: z.string(), quantity: number, unit: z.string(), formula: z.string() })).readonly(),
  unmet: z.array(unmet).readonly(),
  reasons: z.array(z.object({ ...reason.shape, side: z.enum(['for', 'against', 'note']) })).readonly(),
  assumptions: z.array(reason).readonly(),
})
