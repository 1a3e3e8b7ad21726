/**
 * fio's latency buckets (`stat.c`, `plat_val_to_idx` and `plat_idx_to_val`): the first 2 × 2^bits values have a bucket
 * each, then every power of two has 2^bits. A bucket stands for its middle. Version 2 counts µs in 19 groups,
 * version 3 ns in 29 groups.
 */
export const FIO_BUCKET_BITS = 6
export const FIO_BUCKET_GROUPS = 29

export function fioBucketOf(value: number, bits = FIO_BUCKET_BITS, groups = FIO_BUCKET_GROUPS): number {
  const steps = 2 ** bits
  if (value < 2 * steps) return Math.trunc(value)
  const shift = Math.floor(Math.log2(value)) - bits
  const offset = Math.floor(value / 2 ** shift) % steps
  return Math.min((shift + 1) * steps + offset, groups * steps - 1)
}

/** The middle of a bucket, as fio prints it: whole numbers. */
export function fioBucketValue(bucket: number, bits = FIO_BUCKET_BITS): number {
  const steps = 2 ** bits
  if (bucket < 2 * steps) return bucket
  const shift = Math.floor(bucket / steps) - 1
  return Math.trunc(2 ** (shift + bits) + ((bucket % steps) + 0.5) * 2 ** shift)
}
