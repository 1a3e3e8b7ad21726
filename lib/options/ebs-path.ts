// The path from an EC2 instance to its EBS volumes: what the stripe takes, and what the instance lets through.
import type { Configuration, InstanceType } from '@/lib/model/price-book'
import { ioUnits } from '@/lib/perf'
import { BYTES_PER_KIB, BYTES_PER_MB, BYTES_PER_MIB } from '@/lib/units/bytes'
import { type Context, type Link, numberOf, textOf } from './adapter'
import type { Load } from './demand'
import { findInstance, findLimit, limitNumber } from './limits'

/** An I/O larger than the unit counts as several (MODEL F2.1). */
export const volumeOperations = (context: Context) => {
  const unitBytes = limitNumber(context, 'ioUnitKib').value * BYTES_PER_KIB
  const perRead = ioUnits({ blockBytes: context.workload.readSizeBytes, unitBytes })
  const perWrite = ioUnits({ blockBytes: context.workload.writeSizeBytes, unitBytes })
  return (load: Load): number => load.reads * perRead + load.writes * perWrite
}

export const bytesOf = (load: Load): number => load.readBytes + load.writeBytes
export const volumesOf = (configuration: Configuration): number => numberOf(configuration, 'volumes') ?? 1

function volumeThroughputMibps(configuration: Configuration, context: Context): number {
  return (
    numberOf(configuration, 'throughputMibps') ??
    limitNumber(context, 'throughputMibps', { iops: numberOf(configuration, 'iops') ?? 0 }).value
  )
}

export function volumeLinks(configuration: Configuration, context: Context): Link[] {
  const volumes = volumesOf(configuration)
  const name = volumes > 1 ? 'stripe' : 'volume'
  const iops = numberOf(configuration, 'iops') ?? findLimit(context, 'iops')?.min ?? 0
  const mibps = volumeThroughputMibps(configuration, context)
  return [
    {
      name,
      dimension: 'operations',
      unit: 'operations/s',
      limit: volumes * iops,
      demand: volumeOperations(context),
      source: null,
      because: { code: 'limit_volume_iops', params: { volumesCount: volumes, limitIops: iops } },
      reducedTo: (limit) => ({ ...configuration, iops: Math.floor(limit / volumes) }),
    },
    {
      name,
      dimension: 'bytes',
      unit: 'bytes/s',
      limit: volumes * mibps * BYTES_PER_MIB,
      demand: bytesOf,
      source: null,
      because: { code: 'limit_volume_throughput', params: { volumesCount: volumes, limitMibps: mibps } },
      ...(findLimit(context, 'throughputMibpsPerIops') !== null && {
        reducedTo: (limit: number) => ({ ...configuration, throughputMibps: limit / volumes / BYTES_PER_MIB }),
      }),
    },
  ]
}

export function instanceLinks(instance: InstanceType, context: Context): Link[] {
  const { ebs } = instance
  if (ebs === null) return []
  const seconds = ebs.burst ? limitNumber(context, 'instanceBurstSeconds').value : 0
  return [
    {
      name: 'instance',
      dimension: 'operations',
      unit: 'operations/s',
      limit: ebs.baselineIops,
      demand: (load) => load.reads + load.writes,
      source: instance,
      because: { code: 'limit_instance_iops', params: { instanceType: instance.type, limitIops: ebs.baselineIops } },
      burst: {
        limit: ebs.maxIops,
        seconds,
        because: { code: 'burst_instance', params: { limitIops: ebs.maxIops, bucketSeconds: seconds } },
      },
    },
    {
      name: 'instance',
      dimension: 'bytes',
      unit: 'bytes/s',
      limit: ebs.baselineMBps * BYTES_PER_MB,
      demand: bytesOf,
      source: instance,
      because: {
        code: 'limit_instance_throughput',
        params: { instanceType: instance.type, limitBytesPerSecond: ebs.baselineMBps * BYTES_PER_MB },
      },
      burst: {
        limit: ebs.maxMBps * BYTES_PER_MB,
        seconds,
        because: {
          code: 'burst_instance_throughput',
          params: { limitBytesPerSecond: ebs.maxMBps * BYTES_PER_MB, bucketSeconds: seconds },
        },
      },
    },
  ]
}

export function hostOf(configuration: Configuration, context: Context): InstanceType | null {
  const type = textOf(configuration, 'instanceType') ?? context.workload.hostInstanceType
  return type === null ? null : findInstance(context, type)
}
