import type { ColumnQuantity } from '@/lib/model/published-table'

/** Units as tables print them, by what they measure, with the factor to the canonical unit. */
const UNITS: Readonly<Partial<Record<ColumnQuantity, Readonly<Record<string, number>>>>> = {
  blockSize: { B: 1, KB: 1e3, KiB: 2 ** 10, MB: 1e6, MiB: 2 ** 20 },
  durationSeconds: { s: 1, min: 60, h: 3_600 },
  rate: { IOPS: 1, 'ops/s': 1, TPS: 1, 'files/s': 1, '/s': 1 },
  throughput: { 'B/s': 1, 'KB/s': 1e3, 'KiB/s': 2 ** 10, 'MB/s': 1e6, 'MiB/s': 2 ** 20, 'GB/s': 1e9, 'GiB/s': 2 ** 30 },
  latencyMean: { ns: 1e-3, µs: 1, us: 1, ms: 1e3, s: 1e6 },
  latencyPercentile: { ns: 1e-3, µs: 1, us: 1, ms: 1e3, s: 1e6 },
  hitFraction: { '%': 0.01, '': 1 },
}

export const unitsOf = (quantity: ColumnQuantity): readonly string[] => Object.keys(UNITS[quantity] ?? { '': 1 })

/** Factor from the printed unit to the canonical one; null = not a unit of this quantity. */
export const factorOf = (quantity: ColumnQuantity, unit: string): number | null => {
  const units = UNITS[quantity]
  if (units === undefined) return unit === '' ? 1 : null
  return units[unit] ?? null
}
