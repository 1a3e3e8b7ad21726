import type { ByteUnits } from '@/lib/units/format'

export const UNITS_COOKIE = 'tf-units'

/** Decimal unless the reader chose: it is what vendors print. */
export const byteUnitsOf = (text: string | null | undefined): ByteUnits => (text === 'binary' ? 'binary' : 'decimal')
