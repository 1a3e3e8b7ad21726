// The only place where numbers become text for eyes. Core units in, the same digits and symbols in every language out.
// Null is for the caller to show as unknown: every function here takes a number.
import { exactDigits, groupDecimal, roundDecimalText, roundShown, roundTo, threeDigits } from './digits'

/** Number and unit apart, for layouts that set them apart; together in `text`; in full in `exact`, for a hover. */
export type Formatted = {
  readonly value: string
  readonly unit: string
  readonly text: string
  readonly exact: string
}

export type ByteUnits = 'decimal' | 'binary'

const NO_BREAK_SPACE = '\u00a0'

const written = (value: string, unit: string, exact: string): Formatted => ({
  value,
  unit,
  text: unit === '' ? value : `${value}${NO_BREAK_SPACE}${unit}`,
  exact: exact.replaceAll(' ', NO_BREAK_SPACE),
})

type Step = { readonly unit: string; readonly size: number; readonly from: number }

/** The largest unit that the value reaches as it will be shown: 999.6 µs is 1 ms. */
function stepFor(value: number, ladder: readonly Step[]): Step {
  const reached = ladder.findLastIndex(({ from }, index) => {
    const below = ladder[index - 1]?.size ?? 1
    return roundShown(Math.abs(value) / below) * below >= from
  })
  return ladder[Math.max(reached, 0)] ?? { unit: '', size: 1, from: 0 }
}

function onLadder(value: number, ladder: readonly Step[]): { value: string; unit: string } {
  const { unit, size } = stepFor(value, ladder)
  return { value: threeDigits(value / size), unit }
}

// From a minute on a unit starts at two of it: "90 s" and "72.7 min" are how people say them.
const TIME: readonly Step[] = [
  { unit: 'µs', size: 1, from: 0 },
  { unit: 'ms', size: 1e3, from: 1e3 },
  { unit: 's', size: 1e6, from: 1e6 },
  { unit: 'min', size: 60e6, from: 120e6 },
  { unit: 'h', size: 3_600e6, from: 7_200e6 },
  { unit: 'd', size: 86_400e6, from: 172_800e6 },
]

/** µs below 1 ms, then ms, s, min. */
export function formatLatency(us: number): Formatted {
  const { value, unit } = onLadder(us, TIME)
  return written(value, unit, `${exactDigits(us)} µs`)
}

export function formatDuration(seconds: number): Formatted {
  const { value, unit } = onLadder(seconds * 1e6, TIME)
  return written(value, unit, `${exactDigits(seconds)} s`)
}

const THOUSANDS: readonly Step[] = [
  { unit: '', size: 1, from: 0 },
  // Four digits are as short as "2.31k" and say more.
  { unit: 'k', size: 1e3, from: 1e4 },
  { unit: 'M', size: 1e6, from: 1e6 },
  { unit: 'G', size: 1e9, from: 1e9 },
  { unit: 'T', size: 1e12, from: 1e12 },
]

/** `46.3k`: a large count where the size matters and the digits do not. */
export function formatCompact(count: number): Formatted {
  const { value, unit } = onLadder(count, THOUSANDS)
  return written(`${value}${unit}`, '', exactDigits(count))
}

/** Operations, files, requests per second; `unit` is what stands after the number, such as `IOPS`. */
export function formatRate(perSecond: number, unit = '/s'): Formatted {
  return written(formatCompact(perSecond).value, unit, `${exactDigits(perSecond)} ${unit}`)
}

const bytesLadder = (base: number, units: readonly string[]): readonly Step[] =>
  units.map((unit, power) => ({ unit, size: base ** power, from: power === 0 ? 0 : base ** power }))

const BYTES: Readonly<Record<ByteUnits, readonly Step[]>> = {
  decimal: bytesLadder(1000, ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB']),
  binary: bytesLadder(1024, ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']),
}

export function formatSize(bytes: number, units: ByteUnits): Formatted {
  const { value, unit } = onLadder(bytes, BYTES[units])
  return written(value, unit, `${exactDigits(bytes)} B`)
}

export function formatThroughput(bytesPerSecond: number, units: ByteUnits): Formatted {
  const { value, unit } = onLadder(bytesPerSecond, BYTES[units])
  return written(value, `${unit}/s`, `${exactDigits(bytesPerSecond)} B/s`)
}

/** Whole numbers in full. */
export function formatCount(count: number, unit = ''): Formatted {
  const value = Number.isSafeInteger(count) ? exactDigits(count) : threeDigits(count)
  return written(value, unit, unit === '' ? exactDigits(count) : `${exactDigits(count)} ${unit}`)
}

export const formatPercent = (fraction: number): Formatted =>
  // 0.07 × 100 is 7.000000000000001: the exact form needs the decimal shift, not the product.
  written(threeDigits(fraction * 100), '%', `${exactDigits(roundTo(fraction * 100, 15))} %`)

/** `20×`. */
export function formatRatio(ratio: number): Formatted {
  const value = threeDigits(ratio)
  return { value, unit: '×', text: `${value}×`, exact: `${exactDigits(ratio)}×` }
}

/** Decimal text in dollars to the cent, half up: `$1,320.90`. */
export function formatUsd(decimal: string): Formatted {
  return dollars(groupDecimal(roundDecimalText(decimal, 2)), groupDecimal(decimal))
}

/** A unit price: every digit of it, and at least cents. */
export function formatUnitPrice(decimal: string): Formatted {
  const places = decimal.split('.')[1]?.length ?? 0
  const value = groupDecimal(places < 2 ? roundDecimalText(decimal, 2) : decimal)
  return dollars(value, value)
}

function dollars(value: string, exact: string): Formatted {
  const signed = (digits: string) => (digits.startsWith('−') ? `−$${digits.slice(1)}` : `$${digits}`)
  return { value, unit: '$', text: signed(value), exact: signed(exact) }
}

/** By the unit that a `Quantity` names; a unit that is none of the core's is shown as it stands. */
export function formatIn(value: number, unit: string, byteUnits: ByteUnits = 'decimal'): Formatted {
  switch (unit) {
    case 'us':
      return formatLatency(value)
    case 's':
      return formatDuration(value)
    case 'bytes':
      return formatSize(value, byteUnits)
    case 'bytes/s':
      return formatThroughput(value, byteUnits)
    case 'operations/s':
      return formatRate(value)
    case 'fraction':
      return formatPercent(value)
    case '1/year': {
      const { value: shown, exact } = formatPercent(value)
      return { ...written(shown, '%/a', ''), exact: `${exact}/a` }
    }
    default:
      return written(threeDigits(value), unit, `${exactDigits(value)} ${unit}`)
  }
}

type Ladder = { readonly steps: Readonly<Record<ByteUnits, readonly Step[]>>; readonly factor: number }

/** Units that are shown on a ladder, and the factor to the ladder's own unit. */
const LADDERS: Readonly<Record<string, Ladder>> = {
  us: { steps: { decimal: TIME, binary: TIME }, factor: 1 },
  s: { steps: { decimal: TIME, binary: TIME }, factor: 1e6 },
  bytes: { steps: BYTES, factor: 1 },
  'bytes/s': { steps: BYTES, factor: 1 },
}

/** Both ends in the unit of the greater, so that they can be compared: `2.3 – 3.8 ms`. */
export function formatRange(low: number, high: number, unit: string, byteUnits: ByteUnits = 'decimal'): Formatted {
  const start = formatIn(low, unit, byteUnits)
  const end = formatIn(high, unit, byteUnits)
  const ladder = LADDERS[unit]
  const from =
    ladder === undefined
      ? start.value
      : threeDigits((low * ladder.factor) / stepFor(high * ladder.factor, ladder.steps[byteUnits]).size)
  return { ...written(`${from} – ${end.value}`, end.unit, ''), exact: `${start.exact} – ${end.exact}` }
}
