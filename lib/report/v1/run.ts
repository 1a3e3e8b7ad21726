import { z } from 'zod'
import { OPERATIONS } from '@/lib/model/benchmark-run'
import { number } from './values'

const latency = z.object({
  kind: z.enum(['completion', 'total', 'submission', 'transaction']).nullable(),
  meanUs: number.nullable(),
  stddevUs: number.nullable(),
  minUs: number.nullable(),
  maxUs: number.nullable(),
  percentiles: z.array(z.object({ percent: number, us: number })).readonly(),
  origin: z.enum(['histogram', 'reported', 'interval-means', 'derived', 'none']),
  samples: number.nullable(),
})

const result = z.object({
  operation: z.enum(OPERATIONS),
  count: number.nullable(),
  bytes: number.nullable(),
  runtimeSeconds: number.nullable(),
  operationsPerSecond: number.nullable(),
  bytesPerSecond: number.nullable(),
  errors: number.nullable(),
  latency,
  otherLatencies: z.array(latency).readonly(),
})

const load = z.object({
  access: z.enum(['random', 'sequential']).nullable(),
  readFraction: number.nullable(),
  blockSizeBytes: number.nullable(),
  queueDepth: number.nullable(),
  jobs: number.nullable(),
  concurrency: number.nullable(),
  loop: z.enum(['open', 'closed']).nullable(),
  directIo: z.boolean().nullable(),
  syncWrites: z.boolean().nullable(),
  durationSeconds: number.nullable(),
  engine: z.string().nullable(),
  fileSizeBytes: number.nullable(),
})

export const run = z.object({
  runId: z.string(),
  name: z.string().nullable(),
  tool: z.string(),
  toolVersion: z.string().nullable(),
  startedAt: z.string().nullable(),
  load,
  results: z.array(result).readonly(),
})
