// RAID 0 over equal volumes (MODEL §2.2, §5). The set is as fast as its slowest member times their number, and lost with any of them.

/** N times one member: operations/s and bytes/s alike. */
export const stripeLimit = ({ volumes, each }: { volumes: number; each: number }): number => volumes * each

/** F5.2: 1 − (1 − p)^N, the members failing independently. `probability` is per year, as is the result. */
export const stripeLoss = ({ probability, volumes }: { probability: number; volumes: number }): number =>
  -Math.expm1(volumes * Math.log1p(-probability))

/** F2.4: members that one operation touches on average, its offset uniform on a grid of `alignBytes`. Needs alignBytes ≤ size. */
export const membersTouched = (size: { ioBytes: number; chunkBytes: number; alignBytes: number }): number =>
  1 + (size.ioBytes - size.alignBytes) / size.chunkBytes

/** F5.12: share of the time in which every member delivers what was provisioned. */
export const stripeAvailability = ({ volumes, each }: { volumes: number; each: number }): number => each ** volumes
