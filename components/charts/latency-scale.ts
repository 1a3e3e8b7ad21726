import { type LogAxis, logAxis } from './log-ticks'

const UNITS = [
  { name: 's', us: 1_000_000 },
  { name: 'ms', us: 1_000 },
  { name: 'µs', us: 1 },
] as const
type Unit = (typeof UNITS)[number]

/** A log latency axis: what is labelled, what is only ruled, and how its numbers read. */
export type LatencyScale = {
  readonly axis: LogAxis
  readonly ticks: readonly number[]
  /** Said once for the axis, where all of its ticks are of one unit; null where every number carries its own. */
  readonly unit: Unit['name'] | null
  /** Three significant digits, in the unit of the axis or with its own. */
  readonly text: (us: number) => string
}

/** More labels than this are noise: then only the decades are named. */
const MOST_TICKS = 8

/** µs below 1 ms, ms below 1 s: one unit for the axis where all its ticks share it. */
export function latencyScale(valuesUs: readonly number[]): LatencyScale {
  const axis = logAxis(valuesUs, 'step')
  const all = [...axis.decades, ...axis.minor].sort((a, b) => a - b)
  const ticks = all.length <= MOST_TICKS || axis.decades.length < 2 ? all : axis.decades
  const units = new Set(ticks.map(unitOf))
  const [only] = units
  const unit = units.size === 1 && only !== undefined ? only : null
  return { axis, ticks, unit: unit?.name ?? null, text: (us) => latencyText(us, unit) }
}

const unitOf = (us: number): Unit => UNITS.find((unit) => us >= unit.us) ?? UNITS[2]

function latencyText(us: number, axisUnit: Unit | null): string {
  const unit = axisUnit ?? unitOf(us)
  const number = DIGITS.format(us / unit.us)
  return axisUnit === null ? `${number} ${unit.name}` : number
}

const DIGITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })
