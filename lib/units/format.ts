// The only place where canonical values become text for eyes. Numbers look the same in every language; words for units
// are in `messages/*.json` under `units.<unit>`, so a shown value is text and unit apart.

/** `unit` is a key of the messages' `units`, or a unit written as it is ("GiB-month"); empty where there is none. */
export type Shown = { readonly text: string; readonly unit: string }

const DIGITS = 3

type Step = { readonly from: number; readonly size: number; readonly unit: string }

/** Microseconds below a millisecond; minutes from ten of them, so that 494 s stays comparable with a limit in seconds. */
const DURATIONS: readonly Step[] = [
  { from: 2 * 86_400e6, size: 86_400e6, unit: 'd' },
  { from: 2 * 3_600e6, size: 3_600e6, unit: 'h' },
  { from: 600e6, size: 60e6, unit: 'min' },
  { from: 1e6, size: 1e6, unit: 's' },
  { from: 1e3, size: 1e3, unit: 'ms' },
  { from: 0, size: 1, unit: 'us' },
]

const stepsOf = (base: number, units: readonly string[]): readonly Step[] =>
  units.map((unit, power) => ({ from: power === 0 ? 0 : base ** power, size: base ** power, unit })).reverse()

const DECIMAL_BYTES = stepsOf(1_000, ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'])
const BINARY_BYTES = stepsOf(1_024, ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'])
/** Block sizes: a power of two or a multiple of 1,024 is meant in KiB, whatever a tool prints. */
const isBinary = (bytes: number): boolean => bytes >= 1_024 && bytes % 1_024 === 0

export type ByteBase = 'decimal' | 'binary' | 'as-meant'

/** At most `digits` significant digits, but never less than the whole number; grouped by thousands. */
export function formatNumber(value: number, digits: number = DIGITS): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  const places = Math.max(0, digits - 1 - Math.floor(Math.log10(size)))
  const rounded = size >= 10 ** digits ? Number(value.toPrecision(digits)) : Number(value.toFixed(Math.min(places, 20)))
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 20 })
}

/** All the digits that a double carries for certain. */
export const formatExact = (value: number): string => formatNumber(value, 15)

/** A count to the unit: `46,296`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 2 })

export const formatDuration = (us: number, digits?: number): Shown => scaled(us, DURATIONS, digits)

export function formatBytes(bytes: number, base: ByteBase = 'decimal', digits?: number): Shown {
  const binary = base === 'binary' || (base === 'as-meant' && isBinary(bytes))
  return scaled(bytes, binary ? BINARY_BYTES : DECIMAL_BYTES, digits)
}

export function formatBytesPerSecond(rate: number, base: ByteBase = 'decimal', digits?: number): Shown {
  const { text, unit } = formatBytes(rate, base, digits)
  return { text, unit: `${unit}/s` }
}

export const formatPercent = (fraction: number, digits?: number): Shown => ({
  text: formatNumber(fraction * 100, digits),
  unit: '%',
})

/** A canonical value by the unit that a `Quantity` names. A unit that is none of ours is shown as it stands. */
export function formatIn(value: number, unit: string, digits?: number): Shown {
  switch (unit) {
    case 'us':
      return formatDuration(value, digits)
    case 's':
      return formatDuration(value * 1e6, digits)
    case 'bytes':
      return formatBytes(value, 'decimal', digits)
    case 'bytes/s':
      return formatBytesPerSecond(value, 'decimal', digits)
    case 'fraction':
      return formatPercent(value, digits)
    case '1/year': {
      const { text } = formatPercent(value, digits)
      return { text: `${text} %`, unit: '1/year' }
    }
    default:
      return { text: formatNumber(value, digits), unit }
  }
}

/** Both ends in the unit of the greater, so that they can be compared: `2.3 – 3.8` ms. */
export function formatRange(low: number, high: number, unit: string): Shown {
  const end = formatIn(high, unit)
  const size = sizeOf(end.unit.replace(/\/s$/, ''))
  const canonical = unit === 's' ? 1e6 : unit === 'fraction' || unit === '1/year' ? 100 : 1 / size
  const start = formatNumber(low * (unit === 's' ? canonical / size : canonical))
  return { text: `${start} – ${end.text}`, unit: end.unit }
}

function sizeOf(unit: string): number {
  const step = [...DURATIONS, ...DECIMAL_BYTES].find((candidate) => candidate.unit === unit)
  return step?.size ?? 1
}

/** Decimal text to the cent, half up, grouped: `$1,320.90`. Works on the digits, never on a float. */
export function formatUsd(decimal: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)
  if (match === null) throw new RangeError(`not a decimal amount: ${decimal}`)
  const [, sign = '', whole = '0', fraction = ''] = match
  const cents = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2)) + ((fraction[2] ?? '0') >= '5' ? 1n : 0n)
  const digits = cents.toString().padStart(3, '0')
  const dollars = BigInt(digits.slice(0, -2)).toLocaleString('en-US')
  return `${sign === '-' && cents > 0n ? '−' : ''}$${dollars}.${digits.slice(-2)}`
}

function scaled(value: number, steps: readonly Step[], digits: number = DIGITS): Shown {
  const size = Math.abs(value)
  const step = steps.find(({ from }) => size >= from) ?? { size: 1, unit: '' }
  return { text: formatNumber(value / step.size, digits), unit: step.unit }
}
