import { BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_KIB, BYTES_PER_MB, BYTES_PER_MIB } from '@/lib/units/bytes'
import type { FieldUnit } from './amount-field'

const unit = (label: string, factor: number): FieldUnit => ({ id: label, label, factor })

/** The order is that of preference: the first in which a value is whole is shown. */
export const STORED_UNITS = [
  unit('GiB', BYTES_PER_GIB),
  unit('TiB', 2 ** 40),
  unit('GB', BYTES_PER_GB),
  unit('TB', 1e12),
] as const

export const ITEM_UNITS = [
  unit('KB', 1e3),
  unit('KiB', BYTES_PER_KIB),
  unit('B', 1),
  unit('MB', BYTES_PER_MB),
  unit('MiB', BYTES_PER_MIB),
] as const

export const LATENCY_UNITS = [unit('ms', 1e3), unit('µs', 1), unit('s', 1e6)] as const
