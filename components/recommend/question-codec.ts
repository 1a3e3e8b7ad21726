// How one value of a question is written in the address: short, readable, and read back to exactly the same value.
import { BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_KIB, BYTES_PER_MB, BYTES_PER_MIB } from '@/lib/units/bytes'
import { compactCount, parseCount } from '@/lib/units/parse-count'

/** `parse` gives `undefined` for text that it does not understand. */
export type Codec<Value> = {
  readonly format: (value: Value) => string
  readonly parse: (text: string) => Value | undefined
}

const within = (value: number | null | undefined, min: number, max: number): number | undefined =>
  value !== null && value !== undefined && value >= min && value <= max ? value : undefined

const finite = (text: string): number | undefined =>
  /^\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? within(Number(text), 0, Number.MAX_VALUE) : undefined

export const count: Codec<number> = { format: compactCount, parse: (text) => within(parseCount(text), 0, Infinity) }
export const plain: Codec<number> = { format: String, parse: finite }
export const ranged = (min: number, max: number): Codec<number> => ({
  format: String,
  parse: (text) => within(finite(text), min, max),
})

const suffixed = (units: Readonly<Record<string, number>>, fallback: string): Codec<number> => {
  const parse = (text: string): number | undefined => {
    const match = /^([\d.e+-]+?)([A-Za-z]+)$/.exec(text)
    const [, digits = '', unit = ''] = match ?? []
    const factor = units[unit]
    const number = finite(digits)
    return factor === undefined || number === undefined ? undefined : within(number * factor, 0, Number.MAX_VALUE)
  }
  const format = (value: number): string => {
    const whole = Object.entries(units).find(([, factor]) => value > 0 && Number.isInteger(value / factor))
    const text = `${value / (whole?.[1] ?? 1)}${whole?.[0] ?? fallback}`
    return parse(text) === value ? text : `${value}${fallback}`
  }
  return { format, parse }
}

const SIZES = { TiB: 2 ** 40, TB: 1e12, GiB: BYTES_PER_GIB, GB: BYTES_PER_GB, MiB: BYTES_PER_MIB, MB: BYTES_PER_MB }
/** Largest unit first, so that 2^40 bytes read `1TiB` and 20 000 bytes `20KB`. */
export const size = suffixed({ ...SIZES, KiB: BYTES_PER_KIB, KB: 1e3, B: 1 }, 'B')
export const durationUs = suffixed({ s: 1e6, ms: 1e3, us: 1 }, 'us')

export const flag: Codec<boolean> = {
  format: (value) => (value ? 'yes' : 'no'),
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
}

export const oneOf = <Value extends string>(values: readonly Value[]): Codec<Value> => ({
  format: (value) => value,
  parse: (text) => values.find((value) => value === text),
})

/** Text that keeps clear of the separators and of the word `none`. */
export const word: Codec<string> = {
  format: (value) =>
    value === ''
      ? '~'
      : value === NONE
        ? '%6Eone'
        : encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('~', '%7E'),
  parse: (text) => {
    if (text === '~') return ''
    try {
      return decodeURIComponent(text)
    } catch {
      return undefined // a lone % typed by hand
    }
  },
}

export const matching = (pattern: RegExp): Codec<string> => ({
  format: (value) => value,
  parse: (text) => (pattern.test(text) ? text : undefined),
})

const NONE = 'none'
export const nullable = <Value>(codec: Codec<Value>): Codec<Value | null> => ({
  format: (value) => (value === null ? NONE : codec.format(value)),
  parse: (text) => (text === NONE ? null : codec.parse(text)),
})

export const listOf = <Value>(codec: Codec<Value>, separator: string): Codec<readonly Value[]> => ({
  format: (values) => values.map(codec.format).join(separator),
  parse: (text) => {
    if (text === '') return []
    const values = text.split(separator).map(codec.parse)
    const known = values.filter((value): value is Exclude<typeof value, undefined> => value !== undefined)
    return known.length === values.length ? known : undefined
  },
})
