// EBS volumes (MODEL §2.1). Limits are arguments: they change with the date and are in the price book.
// https://docs.aws.amazon.com/ebs/latest/userguide/ebs-io-characteristics.html

export type VolumeLimits = {
  readonly iops: number
  readonly bytesPerSecond: number
  /** The largest size that counts as one I/O: 256 KiB for SSD, 1 MiB for HDD; infinite for an instance's own limit. */
  readonly unitBytes: number
}

/** I/Os that one operation is counted as. Random operations are never merged. */
export const ioUnits = ({ blockBytes, unitBytes }: { blockBytes: number; unitBytes: number }): number =>
  Math.max(1, Math.ceil(blockBytes / unitBytes))

/** F2.1: operations/s of one size that a volume sustains = min(IOPS / ⌈size / unit⌉, throughput / size). */
export const volumeOperations = (blockBytes: number, { iops, bytesPerSecond, unitBytes }: VolumeLimits): number =>
  Math.min(iops / ioUnits({ blockBytes, unitBytes }), bytesPerSecond / blockBytes)

/** The operation size from which throughput binds instead of IOPS. */
export const crossoverBytes = ({ iops, bytesPerSecond }: { iops: number; bytesPerSecond: number }): number =>
  bytesPerSecond / iops

type Range = { readonly min: number; readonly max: number }

export type ProvisionedLimits = {
  readonly sizeGib: Range
  readonly iops: Range
  readonly throughputMibps: Range
  readonly iopsPerGib: number
  readonly throughputMibpsPerIops: number
}

type Provisioned = { readonly sizeGib: number; readonly iops: number; readonly throughputMibps: number }

/**
 * Keys of a gp3 volume that its limits do not allow; empty = valid. What every volume has (the least IOPS and throughput) does not
 * depend on its size or IOPS.
 */
export function gp3Invalid(volume: Provisioned, limits: ProvisionedLimits): readonly (keyof Provisioned)[] {
  const { sizeGib, iops, throughputMibps } = volume
  const outside = (value: number, { min, max }: Range) => value < min || value > max
  const mostIops = Math.max(limits.iops.min, limits.iopsPerGib * sizeGib)
  const mostMibps = Math.max(limits.throughputMibps.min, limits.throughputMibpsPerIops * iops)
  const wrong = {
    sizeGib: outside(sizeGib, limits.sizeGib),
    iops: outside(iops, limits.iops) || iops > mostIops,
    throughputMibps: outside(throughputMibps, limits.throughputMibps) || throughputMibps > mostMibps,
  }
  return (['sizeGib', 'iops', 'throughputMibps'] as const).filter((key) => wrong[key])
}
