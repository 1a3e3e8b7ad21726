import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Declared, Workload } from '@/lib/model/workload'
import { BYTES_PER_GIB } from '@/lib/units/bytes'

/** What nobody said. Defaults are the weakest claim: no peak, no objective, nothing declared beside the rates. */
export const NOTHING_DECLARED: Declared = {
  bytesPerDay: null,
  itemsPerDay: null,
  operationsPerDay: null,
  operationsPerMonth: null,
  itemBytes: null,
  shares: [],
}

/** Share of a stated limit to plan with (DESIGN §8.11; EBS states 90 % for 99 % of the year). */
export const DEFAULT_PLANNING_FACTOR = 0.9
export const DEFAULT_MONTH_HOURS = 730

export const EMPTY_WORKLOAD: Workload = {
  storedBytes: 100 * BYTES_PER_GIB,
  growthBytesPerMonth: 0,
  reads: { count: 0, per: 'second' },
  writes: { count: 0, per: 'second' },
  metadataOps: null,
  readSizeBytes: 4_096,
  writeSizeBytes: 4_096,
  syncWriteFraction: null,
  sequentialFraction: null,
  workingSetBytes: null,
  zipfAlpha: null,
  concurrency: null,
  peak: null,
  retentionDays: null,
  slo: [],
  planningFactor: DEFAULT_PLANNING_FACTOR,
  diskWritesPerFile: 1,
  directories: null,
  readCacheHitFraction: null,
  countBurstCredits: false,
  billingMonthHours: DEFAULT_MONTH_HOURS,
  declared: NOTHING_DECLARED,
  readings: {},
  protocols: [],
  sharedAccess: false,
  durability: { maxAnnualLossProbability: null, rpoSeconds: null },
  availability: { multiAz: false },
  budgetPerMonth: null,
  hostInstanceType: null,
  limitsAsOf: null,
}

export type Preset = { readonly id: string; readonly request: RecommendationRequest }

const MAIL_BYTES = 20_000 // 20 KB mean, as declared
const MAIL_COUNT = 200_000_000

const MAIL: Workload = {
  ...EMPTY_WORKLOAD,
  storedBytes: 1_024 * BYTES_PER_GIB,
  reads: { count: MAIL_COUNT, per: 'day' },
  writes: { count: MAIL_COUNT, per: 'day' },
  readSizeBytes: MAIL_BYTES,
  writeSizeBytes: MAIL_BYTES,
  syncWriteFraction: 1,
  billingMonthHours: 720, // the article's month of 30 days
  planningFactor: 1,
  sharedAccess: true,
}

const AS_PUBLISHED: RecommendationRequest['pinned'] = [
  { optionId: 'aws/s3-standard', configuration: {} },
  { optionId: 'aws/efs-provisioned', configuration: { throughputMibps: 100 } },
  {
    optionId: 'aws/fsx-openzfs-single-az-ha-2',
    configuration: { sizeGib: 1_024, throughputMbps: 320, iops: null, protocol: 'nfs3' },
  },
]

const SLO_WRITE = { operation: 'write', percentile: 99, latencyUs: 10_000, window: 'worst-minute' } as const

/** The worked cases of the published articles: the questions, never the answers. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'mail-billed',
    request: {
      region: 'us-west-2',
      optionIds: null,
      pinned: AS_PUBLISHED,
      workload: { ...MAIL, reads: { count: MAIL_COUNT, per: 'month' }, writes: { count: MAIL_COUNT, per: 'month' } },
    },
  },
  {
    id: 'mail-declared',
    request: {
      region: 'us-west-2',
      optionIds: null,
      pinned: AS_PUBLISHED,
      workload: {
        ...MAIL,
        peak: { multiplier: 20, durationSeconds: 300, perDay: 1 },
        retentionDays: 30,
        slo: [SLO_WRITE],
        protocols: ['nfs3', 'nfs4'],
        metadataOps: { count: 500, per: 'second' }, // 200 to 800 status updates a second
        declared: {
          bytesPerDay: 4e12,
          itemsPerDay: 10_000_000,
          operationsPerDay: 400_000_000,
          operationsPerMonth: 400_000_000,
          itemBytes: { min: 10_000, mean: MAIL_BYTES, max: 300_000 },
          shares: [
            { share: 0.9, windowDays: 1 },
            { share: 0.85, windowDays: 3 },
          ],
        },
      },
    },
  },
  {
    id: 'mail-choice',
    request: {
      region: 'us-west-2',
      optionIds: null,
      pinned: [],
      workload: {
        ...MAIL,
        peak: { multiplier: 20, durationSeconds: 300, perDay: 1 },
        slo: [SLO_WRITE],
        protocols: ['nfs3', 'nfs4'],
      },
    },
  },
  {
    id: 'gp3-stripe',
    request: {
      region: 'us-east-1',
      optionIds: ['aws/ebs-gp3', 'aws/ebs-io2'],
      pinned: [
        {
          optionId: 'aws/ebs-gp3',
          configuration: {
            sizeGib: 1_024,
            iops: 16_000,
            throughputMibps: 1_000,
            volumes: 3,
            instanceType: 'm8g.12xlarge',
          },
        },
        {
          // What the instance lets through of the stripe's throughput: 1,875 MB/s.
          optionId: 'aws/ebs-gp3',
          configuration: {
            sizeGib: 3_072,
            iops: 48_000,
            throughputMibps: 1_788,
            volumes: 1,
            instanceType: 'm8g.12xlarge',
          },
        },
      ],
      workload: {
        ...EMPTY_WORKLOAD,
        storedBytes: 3_072 * BYTES_PER_GIB,
        reads: { count: 24_000, per: 'second' },
        writes: { count: 24_000, per: 'second' },
        concurrency: 48,
        planningFactor: 1,
        protocols: ['block'],
        durability: { maxAnnualLossProbability: 0.002, rpoSeconds: null },
        hostInstanceType: 'm8g.12xlarge',
      },
    },
  },
  {
    id: 'nothing-fits',
    request: {
      region: 'us-east-1',
      optionIds: null,
      pinned: [],
      workload: {
        ...EMPTY_WORKLOAD,
        storedBytes: 2_048 * BYTES_PER_GIB,
        reads: { count: 150_000, per: 'second' },
        writes: { count: 50_000, per: 'second' },
        syncWriteFraction: 1,
        slo: [
          { operation: 'write', percentile: 99, latencyUs: 100, window: 'worst-minute' },
          { operation: 'read', percentile: 99, latencyUs: 100, window: 'worst-minute' },
        ],
        availability: { multiAz: true },
        budgetPerMonth: '2000',
      },
    },
  },
]
