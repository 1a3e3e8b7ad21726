// Amazon EBS gp3 and io2 on one EC2 instance; several volumes are a RAID 0 stripe.
// https://docs.aws.amazon.com/ebs/latest/userguide/ebs-volume-types.html
import type { Configuration } from '@/lib/model/price-book'
import { BYTES_PER_MIB } from '@/lib/units/bytes'
import { type Adapter, type Breach, type Context, numberOf } from './adapter'
import { bytesOf, hostOf, instanceLinks, volumeLinks, volumeOperations, volumesOf } from './ebs-path'
import { findLimit, limitNumber, outOfRange, type Range, rangeOf } from './limits'
import { toGib } from './usage-of'

const GP3 = 'aws/ebs-gp3'

/** Stripe widths worth comparing: up to the sixteen that MODEL §7.2 works out. */
const WIDTHS = [1, 2, 3, 4, 8, 16]

/** Per stripe width: the least IOPS, throughput and size of each volume that carry the peak, within what a volume allows. */
function grid(context: Context): Configuration[] {
  const { workload, demand } = context
  const needIops = volumeOperations(context)(demand.peak) / workload.planningFactor
  const needMibps = bytesOf(demand.peak) / BYTES_PER_MIB / workload.planningFactor
  const perGib = limitNumber(context, 'iopsPerGib').value
  const size = rangeOf(context, 'sizeGib')
  const allowed = rangeOf(context, 'iops')
  const included = allowed.min ?? 0
  return WIDTHS.map((volumes) => {
    const mibps = clamp(Math.ceil(needMibps / volumes), rangeOf(context, 'throughputMibps'))
    const iops = clamp(Math.ceil(Math.max(needIops / volumes, iopsFor(mibps, context))), allowed)
    const forIops = iops > included ? Math.ceil(iops / perGib) : 0
    const sizeGib = clamp(Math.max(Math.ceil(toGib(workload.storedBytes) / volumes), forIops), size)
    return {
      sizeGib,
      iops,
      ...(context.optionId === GP3 && { throughputMibps: mibps }),
      volumes,
      ...(workload.hostInstanceType !== null && { instanceType: workload.hostInstanceType }),
    }
  })
}

/** IOPS that a volume must have for its throughput: a ratio above what is included (gp3), or what each IOPS earns (io2). */
function iopsFor(mibps: number, context: Context): number {
  const ratio = findLimit(context, 'throughputMibpsPerIops')?.value
  if (ratio !== undefined) return mibps > (rangeOf(context, 'throughputMibps').min ?? 0) ? mibps / ratio : 0
  const perIops = findLimit(context, 'throughputMibps')?.formula?.perIops
  return perIops === undefined ? 0 : mibps / perIops
}

const clamp = (value: number, { min, max }: Range): number =>
  Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? 0, value))

function breaches(configuration: Configuration, context: Context): Breach[] {
  const size = numberOf(configuration, 'sizeGib') ?? 0
  const iops = numberOf(configuration, 'iops') ?? findLimit(context, 'iops')?.min ?? 0
  const mibps = numberOf(configuration, 'throughputMibps')
  const stored = toGib(context.workload.storedBytes)
  const ratio = limitNumber(context, 'iopsPerGib').value * size
  const perIops = findLimit(context, 'throughputMibpsPerIops')?.value
  const aboveIncluded = context.optionId !== GP3 || iops > (findLimit(context, 'iops')?.min ?? 0)
  const throughputMost = perIops === undefined ? Number.POSITIVE_INFINITY : perIops * iops
  const range = findLimit(context, 'throughputMibps')
  return [
    ...outOfRange(context, 'sizeGib', size),
    ...outOfRange(context, 'iops', iops),
    ...(mibps === null ? [] : outOfRange(context, 'throughputMibps', mibps)),
    ...(aboveIncluded && iops > ratio
      ? [
          {
            because: { code: 'breach_iops_per_gib', params: { limitIops: ratio, foundIops: iops } },
            required: ratio,
            found: iops,
          },
        ]
      : []),
    ...(mibps !== null && mibps > (range?.min ?? 0) && mibps > throughputMost
      ? [
          {
            because: { code: 'breach_throughput_per_iops', params: { limitMibps: throughputMost, foundMibps: mibps } },
            required: throughputMost,
            found: mibps,
          },
        ]
      : []),
    ...(size * volumesOf(configuration) < stored
      ? [
          {
            because: {
              code: 'breach_too_small',
              params: { requiredGib: stored, foundGib: size * volumesOf(configuration) },
            },
            required: stored,
            found: size * volumesOf(configuration),
          },
        ]
      : []),
  ]
}

export const EBS: Adapter = {
  id: 'ebs',
  family: 'ebs',
  optionIds: [GP3, 'aws/ebs-io2'],
  protocols: ['block', 'posix-local'],
  sharedByHosts: false,
  multiAz: () => false,
  configurationSchema: {
    type: 'object',
    required: ['sizeGib'],
    properties: {
      sizeGib: { type: 'number', minimum: 1, description: 'Size of each volume, GiB' },
      iops: { type: 'number', description: 'Provisioned IOPS of each volume' },
      throughputMibps: { type: 'number', description: 'Provisioned MiB/s of each volume, gp3 only' },
      volumes: { type: 'integer', minimum: 1, description: 'More than 1 is RAID 0' },
      instanceType: { type: 'string', description: 'EC2 type that the volumes are attached to' },
    },
    additionalProperties: false,
  },
  grid,
  usage: () => ({}),
  chain: (configuration, context) => {
    const host = hostOf(configuration, context)
    return [...volumeLinks(configuration, context), ...(host === null ? [] : instanceLinks(host, context))]
  },
  breaches,
  rung: (configuration) => String(volumesOf(configuration)),
  notes: (configuration, context) => {
    const host = hostOf(configuration, context)
    return [
      host === null
        ? { code: 'assumed_no_host_limit', params: {}, assumed: true }
        : { code: 'host_not_billed', params: { instanceType: host.type }, assumed: false },
      ...(host?.ebs?.burst
        ? [
            {
              code: 'instance_sustains_baseline',
              params: { instanceType: host.type, baselineIops: host.ebs.baselineIops, burstIops: host.ebs.maxIops },
              assumed: false,
            },
          ]
        : []),
      ...(volumesOf(configuration) > 1
        ? [{ code: 'stripe_loses_all', params: { volumesCount: volumesOf(configuration) }, assumed: false }]
        : []),
    ]
  },
}
