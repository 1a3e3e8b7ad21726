// Amazon FSx for OpenZFS (MODEL §2.5): the disks behind a file server, both limited.
// https://docs.aws.amazon.com/fsx/latest/OpenZFSGuide/performance-ssd.html

/** F2.8: disk operations/s = min(provisioned SSD IOPS, what the server's tier can pass). */
export const diskOperations = ({ provisioned, server }: { provisioned: number; server: number }): number =>
  Math.min(provisioned, server)

/**
 * F2.9: reads in bytes/s = min(network, compression × disk / (1 − hits)). `hitFraction` is the share of bytes served from memory or
 * cache, 0..1; `compressionRatio` is uncompressed over stored bytes.
 */
export function readThroughput(path: {
  readonly network: number
  readonly disk: number
  readonly hitFraction: number
  readonly compressionRatio?: number
}): number {
  const { network, disk, hitFraction, compressionRatio = 1 } = path
  return hitFraction >= 1 ? network : Math.min(network, (compressionRatio * disk) / (1 - hitFraction))
}
