declare const brand: unique symbol

/** A capacity or size in bytes. Build with `bytes`, `gb` or `gib`; a bare number will not do. */
export type Bytes = number & { readonly [brand]: 'Bytes' }

export const BYTES_PER_KIB = 2 ** 10
export const BYTES_PER_MIB = 2 ** 20
export const BYTES_PER_GIB = 2 ** 30
export const BYTES_PER_MB = 1e6
export const BYTES_PER_GB = 1e9

/** @throws RangeError unless `count` is a whole number from 0 to 2^53 − 1. */
export function bytes(count: number): Bytes {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new RangeError(`bytes needs a whole, non-negative count; got ${count}`)
  }
  return count as Bytes
}

export const gb = (count: number): Bytes => bytes(Math.round(count * BYTES_PER_GB))
export const gib = (count: number): Bytes => bytes(Math.round(count * BYTES_PER_GIB))
