// Amazon EFS Standard, three throughput modes.
// https://docs.aws.amazon.com/efs/latest/ug/performance.html
import type { Configuration } from '@/lib/model/price-book'
import { meteredThroughput, weightedOperations } from '@/lib/perf'
import { BYTES_PER_GIB, BYTES_PER_MIB } from '@/lib/units/bytes'
import { type Adapter, type Context, type Link, numberOf } from './adapter'
import type { Load } from './demand'
import { findLimit, limitNumber } from './limits'
import { operations, toGib } from './usage-of'

const ELASTIC = 'aws/efs-elastic'
const PROVISIONED = 'aws/efs-provisioned'
const BURSTING = 'aws/efs-bursting'

/** Bytes/s against a throughput limit: writes + reads / divisor, each request at its least size (MODEL F2.6). */
function metered(context: Context, load: Load): number {
  const divisor = findLimit(context, 'meteredReadDivisor')?.value ?? 1
  const least = findLimit(context, 'minimumRequestBytes')?.value ?? 0
  const { readSizeBytes, writeSizeBytes } = context.workload
  return meteredThroughput({
    reads: load.reads * Math.max(readSizeBytes, least),
    writes: load.writes * Math.max(writeSizeBytes, least),
    readDivisor: divisor,
  })
}

function serviceLinks(context: Context): Link[] {
  const operationsLink = (dimension: 'reads' | 'writes', quantity: string): Link => {
    const { limit, value } = limitNumber(context, quantity)
    return {
      name: 'service',
      dimension,
      limit: value,
      unit: 'operations/s',
      demand: (load) => load[dimension],
      source: limit,
      because: { code: `limit_service_${dimension}`, params: { limitPerSecond: value } },
    }
  }
  const bytesLink = (dimension: 'readBytes' | 'writeBytes', quantity: string): Link => {
    const { limit, value } = limitNumber(context, quantity)
    const bytesPerSecond = value * BYTES_PER_GIB
    return {
      name: dimension === 'readBytes' ? 'service_read' : 'service_write',
      dimension: 'bytes',
      limit: bytesPerSecond,
      unit: 'bytes/s',
      demand: (load) => load[dimension],
      source: limit,
      because: { code: 'limit_service_throughput', params: { limitBytesPerSecond: bytesPerSecond } },
    }
  }
  const readIops = findLimit(context, 'readIopsFrequent') === null ? 'readIops' : 'readIopsFrequent'
  return [
    operationsLink('writes', 'writeIops'),
    operationsLink('reads', readIops),
    bytesLink('writeBytes', 'writeThroughputGibps'),
    bytesLink('readBytes', 'readThroughputGibps'),
  ]
}

function provisionedLink(configuration: Configuration, context: Context): Link {
  const mibps = numberOf(configuration, 'throughputMibps') ?? 0
  // Standard storage earns throughput too: whichever is more is available (MODEL F2.6).
  const earned = findLimit({ ...context, optionId: BURSTING }, 'throughputMibps')?.formula?.perGib ?? 0
  const available = Math.max(mibps, earned * toGib(context.workload.storedBytes))
  return {
    name: 'provisioned',
    dimension: 'bytes',
    limit: available * BYTES_PER_MIB,
    unit: 'bytes/s',
    demand: (load) => metered(context, load),
    source: null,
    because: { code: 'limit_provisioned_throughput', params: { limitBytesPerSecond: available * BYTES_PER_MIB } },
  }
}

function baselineLink(context: Context): Link {
  const sizeGib = toGib(context.workload.storedBytes)
  const base = limitNumber(context, 'throughputMibps', { sizeGib })
  const burst = limitNumber(context, 'burstThroughputMibps', { sizeGib })
  const credits = limitNumber(context, 'burstCreditsMib', { sizeGib })
  const extra = Math.max(burst.value - base.value, Number.MIN_VALUE)
  return {
    name: 'baseline',
    dimension: 'bytes',
    limit: base.value * BYTES_PER_MIB,
    unit: 'bytes/s',
    demand: (load) => metered(context, load),
    source: base.limit,
    because: { code: 'limit_bursting_baseline', params: { limitBytesPerSecond: base.value * BYTES_PER_MIB } },
    burst: {
      limit: burst.value * BYTES_PER_MIB,
      seconds: credits.value / extra,
      because: { code: 'burst_efs_credits', params: { limitBytesPerSecond: burst.value * BYTES_PER_MIB } },
    },
  }
}

function weightedLink(context: Context): Link[] {
  const limit = findLimit(context, 'weightedIops')
  const { value, writeWeight } = limit ?? {}
  if (limit === null || value === undefined || writeWeight === undefined) return []
  return [
    {
      name: 'weighted',
      dimension: 'operations',
      limit: value,
      unit: 'operations/s',
      demand: ({ reads, writes }) => weightedOperations({ reads, writes, writeWeight }),
      source: limit,
      because: { code: 'limit_weighted_operations', params: { limitPerSecond: value, writeWeight } },
    },
  ]
}

function provisionedGrid(context: Context): Configuration[] {
  const range = findLimit(context, 'throughputMibps')
  const clamp = (mibps: number) => Math.max(range?.min ?? 1, Math.min(range?.max ?? mibps, mibps))
  const { average, peak } = context.demand
  const needs = [average, peak].map((load) => metered(context, load) / BYTES_PER_MIB / context.workload.planningFactor)
  return [...new Set(needs.map((mibps) => clamp(Math.ceil(mibps))))].map((throughputMibps) => ({ throughputMibps }))
}

export const EFS: Adapter = {
  id: 'efs',
  family: 'efs',
  optionIds: [ELASTIC, PROVISIONED, BURSTING],
  protocols: ['nfs4'],
  sharedByHosts: true,
  multiAz: () => true,
  configurationSchema: {
    type: 'object',
    properties: { throughputMibps: { type: 'number', minimum: 1, description: 'MiB/s, Provisioned mode only' } },
    additionalProperties: false,
  },
  grid: (context) => (context.optionId === PROVISIONED ? provisionedGrid(context) : [{}]),
  usage: (_, { optionId, workload }) => ({
    stored: toGib(workload.storedBytes),
    ...(optionId === ELASTIC && {
      readData: operations(workload.reads, workload.readSizeBytes),
      writtenData: operations(workload.writes, workload.writeSizeBytes),
    }),
  }),
  chain: (configuration, context) => [
    ...serviceLinks(context),
    ...weightedLink(context),
    ...(context.optionId === PROVISIONED ? [provisionedLink(configuration, context)] : []),
    ...(context.optionId === BURSTING ? [baselineLink(context)] : []),
  ],
  breaches: () => [],
  rung: (configuration) => String(configuration.throughputMibps ?? ''),
  notes: (_, { optionId, workload }) => [
    ...(optionId === ELASTIC && workload.metadataOps !== null
      ? [{ code: 'efs_metadata_extra', params: {}, assumed: false }]
      : []),
    { code: 'efs_metered_storage', params: {}, assumed: false },
  ],
}
