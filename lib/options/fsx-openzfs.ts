// Amazon FSx for OpenZFS on SSD: file server (network, cache, disk throughput, disk IOPS) and SSD IOPS.
// https://docs.aws.amazon.com/fsx/latest/OpenZFSGuide/performance-ssd.html
import type { Configuration, Limit, LimitTableRow } from '@/lib/model/price-book'
import { tableNumber } from '@/lib/pricing'
import { BYTES_PER_MB } from '@/lib/units/bytes'
import { type Adapter, type Breach, type Context, type Link, numberOf, textOf } from './adapter'
import type { Load } from './demand'
import { findLimit, limitNumber, outOfRange } from './limits'
import { toGib } from './usage-of'

/** The undocumented burst bucket is taken as (burst − baseline) for this long (MODEL F2.9, assumed). */
const ASSUMED_BURST_SECONDS = 1_800

/** @throws Error where the table lacks the column: a gap in the data, never 0. */
function cell(row: LimitTableRow, column: string): number {
  const value = tableNumber(row, column)
  if (value === null) throw new Error(`the performance table has no ${column}`)
  return value
}

function tiers(context: Context): { readonly limit: Limit; readonly rows: readonly LimitTableRow[] } {
  const limit = findLimit(context, 'performanceByThroughput')
  if (limit?.table === undefined)
    throw new Error(`no performance table for ${context.optionId} in ${context.place.region}`)
  return { limit, rows: limit.table }
}

/** Share of reads that the file server answers from memory or cache: as declared; unsaid, all of them (assumed and listed). */
const hitFraction = (context: Context): number => context.workload.readCacheHitFraction ?? 1

const diskOperations = (context: Context) => (load: Load) =>
  load.writes * context.workload.diskWritesPerFile + load.reads * (1 - hitFraction(context))
const diskBytes = (context: Context) => (load: Load) => load.writeBytes + load.readBytes * (1 - hitFraction(context))

function sizeGib(context: Context): number {
  const least = findLimit(context, 'sizeGib')?.min ?? 0
  return Math.max(least, Math.ceil(toGib(context.workload.storedBytes)))
}

function ssdIops(configuration: Configuration, context: Context): number {
  const size = numberOf(configuration, 'sizeGib') ?? sizeGib(context)
  return numberOf(configuration, 'iops') ?? limitNumber(context, 'automaticIops', { sizeGib: size }).value
}

/** Per tier: automatic IOPS, and the least step that meets the need. Steps are the tiers' own disk IOPS. */
function grid(context: Context): Configuration[] {
  const { rows } = tiers(context)
  const size = sizeGib(context)
  const protocol = nfsVersion(context)
  const need = diskOperations(context)(context.demand.peak) / context.workload.planningFactor
  const steps = rows.map((row) => cell(row, 'diskBaselineIops'))
  const automatic = limitNumber(context, 'automaticIops', { sizeGib: size }).value
  const most = limitNumber(context, 'iopsPerGib').value * size
  return rows.flatMap((row) => {
    const base = { sizeGib: size, throughputMbps: cell(row, 'throughputMbps'), iops: null, protocol }
    const usable = steps.filter((step) => step <= cell(row, 'diskBaselineIops') && step > automatic && step <= most)
    const step = usable.find((iops) => iops >= need) ?? usable.at(-1)
    return need <= automatic || step === undefined ? [base] : [base, { ...base, iops: step }]
  })
}

const nfsVersion = ({ workload }: Context): string =>
  workload.protocols.length > 0 && !workload.protocols.includes('nfs3') ? 'nfs4' : 'nfs3'

function chain(configuration: Configuration, context: Context): Link[] {
  const { limit, rows } = tiers(context)
  const row = rows.find((tier) => tier.throughputMbps === configuration.throughputMbps)
  if (row === undefined) return []
  const iops = ssdIops(configuration, context)
  const server = cell(row, 'diskBaselineIops')
  const burst = (base: string, top: string, scale: number) => ({
    limit: cell(row, top) * scale,
    seconds: cell(row, top) > cell(row, base) ? ASSUMED_BURST_SECONDS : 0,
    because: { code: 'burst_assumed_bucket', params: { bucketSeconds: ASSUMED_BURST_SECONDS } },
  })
  const shared = { source: limit, dimension: 'bytes', unit: 'bytes/s' } as const
  return [
    {
      name: 'server_disk',
      ...shared,
      limit: cell(row, 'diskBaselineMBps') * BYTES_PER_MB,
      demand: diskBytes(context),
      because: { code: 'limit_server_disk', params: { tierMbps: cell(row, 'throughputMbps') } },
      burst: burst('diskBaselineMBps', 'diskBurstMBps', BYTES_PER_MB),
    },
    {
      name: 'server_network',
      ...shared,
      limit: cell(row, 'networkBaselineMBps') * BYTES_PER_MB,
      demand: (load) => Math.max(load.readBytes, load.writeBytes), // full duplex: the busier direction
      because: { code: 'limit_server_network', params: { tierMbps: cell(row, 'throughputMbps') } },
      burst: burst('networkBaselineMBps', 'networkBurstMBps', BYTES_PER_MB),
    },
    {
      name: 'server_iops',
      dimension: 'operations',
      unit: 'operations/s',
      limit: server,
      demand: diskOperations(context),
      source: limit,
      because: { code: 'limit_server_iops', params: { tierMbps: cell(row, 'throughputMbps'), limitIops: server } },
      burst: burst('diskBaselineIops', 'diskBurstIops', 1),
    },
    {
      name: 'ssd_iops',
      dimension: 'operations',
      unit: 'operations/s',
      limit: iops,
      demand: diskOperations(context),
      source: numberOf(configuration, 'iops') === null ? findLimit(context, 'automaticIops') : null,
      because: {
        code: numberOf(configuration, 'iops') === null ? 'limit_automatic_iops' : 'limit_provisioned_iops',
        params: { limitIops: iops },
      },
      reducedTo: (limit) => ({ ...configuration, iops: Math.floor(limit) }),
    },
  ]
}

function breaches(configuration: Configuration, context: Context): Breach[] {
  const { rows } = tiers(context)
  const size = numberOf(configuration, 'sizeGib') ?? 0
  const throughput = numberOf(configuration, 'throughputMbps') ?? 0
  const iops = numberOf(configuration, 'iops')
  const most = limitNumber(context, 'iopsPerGib').value * size
  const steps = rows.map((row) => cell(row, 'throughputMbps'))
  return [
    ...outOfRange(context, 'sizeGib', size),
    ...(steps.includes(throughput)
      ? []
      : [
          {
            because: { code: 'breach_throughput_step', params: { steps: steps.join(', ') } },
            required: steps.at(-1) ?? 0,
            found: throughput,
          },
        ]),
    ...(iops !== null && iops > most
      ? [
          {
            because: { code: 'breach_iops_per_gib', params: { limitIops: most, foundIops: iops } },
            required: most,
            found: iops,
          },
        ]
      : []),
    ...(size < toGib(context.workload.storedBytes)
      ? [
          {
            because: {
              code: 'breach_too_small',
              params: { requiredGib: toGib(context.workload.storedBytes), foundGib: size },
            },
            required: toGib(context.workload.storedBytes),
            found: size,
          },
        ]
      : []),
  ]
}

export const FSX_OPENZFS: Adapter = {
  id: 'fsx-openzfs',
  family: 'fsx',
  optionIds: [
    'aws/fsx-openzfs-single-az-1',
    'aws/fsx-openzfs-single-az-2',
    'aws/fsx-openzfs-single-az-ha-1',
    'aws/fsx-openzfs-single-az-ha-2',
    'aws/fsx-openzfs-multi-az',
  ],
  protocols: ['nfs3', 'nfs4'],
  sharedByHosts: true,
  multiAz: (optionId) => optionId.endsWith('-multi-az'),
  configurationSchema: {
    type: 'object',
    required: ['sizeGib', 'throughputMbps'],
    properties: {
      sizeGib: { type: 'number', minimum: 64, description: 'SSD capacity, GiB' },
      throughputMbps: { type: 'number', description: 'Throughput step, MB/s' },
      iops: { type: ['number', 'null'], description: 'SSD IOPS; null = automatic, 3 per GiB' },
      protocol: { enum: ['nfs3', 'nfs4'] },
    },
    additionalProperties: false,
  },
  grid,
  usage: () => ({}),
  chain,
  breaches,
  rung: (configuration) => String(configuration.throughputMbps ?? ''),
  notes: (configuration, context) => [
    ...(context.workload.readCacheHitFraction === null && context.demand.peak.reads > 0
      ? [{ code: 'assumed_reads_from_cache', params: {}, assumed: true }]
      : []),
    {
      code: 'disk_writes_per_file',
      params: { writesCount: context.workload.diskWritesPerFile },
      assumed: true,
    },
    ...(textOf(configuration, 'protocol') === 'nfs4' ? [{ code: 'nfs4_slower', params: {}, assumed: false }] : []),
  ],
}
