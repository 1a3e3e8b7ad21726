import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'

const WORKLOAD: Workload = {
  storedBytes: 2 ** 40,
  growthBytesPerMonth: 0,
  reads: { count: 200e6, per: 'day' },
  writes: { count: 200e6, per: 'day' },
  metadataOps: null,
  readSizeBytes: 20_000,
  writeSizeBytes: 20_000,
  syncWriteFraction: 1,
  sequentialFraction: null,
  workingSetBytes: null,
  zipfAlpha: null,
  concurrency: null,
  peak: { multiplier: 20, durationSeconds: 300, perDay: 1 },
  retentionDays: 30,
  slo: [{ operation: 'write', percentile: 99, latencyUs: 10_000, window: 'worst-minute' }],
  planningFactor: 1,
  diskWritesPerFile: 1,
  directories: null,
  readCacheHitFraction: null,
  countBurstCredits: false,
  billingMonthHours: 720,
  declared: {
    bytesPerDay: 4e12,
    itemsPerDay: 10e6,
    operationsPerDay: null,
    operationsPerMonth: null,
    itemBytes: { min: 10_000, mean: 20_000, max: 300_000 },
    shares: [{ share: 0.85, windowDays: 3 }],
  },
  readings: {},
  protocols: ['nfs3'],
  sharedAccess: true,
  durability: { maxAnnualLossProbability: null, rpoSeconds: null },
  availability: { multiAz: false },
  budgetPerMonth: '1800',
  hostInstanceType: null,
  limitsAsOf: null,
}

/** The mail workload as declared (DESIGN §4, case 4), with what a test wants otherwise. */
export const aRequest = (workload: Partial<Workload> = {}): RecommendationRequest => ({
  workload: { ...WORKLOAD, ...workload },
  region: 'us-west-2',
  optionIds: null,
  pinned: [],
})
