export type LogAxis = {
  readonly domain: readonly [number, number]
  readonly decades: readonly number[]
  readonly minor: readonly number[]
}

const STEPS = [1, 2, 5] as const

/** A logarithmic axis that holds all values: its ends on a step of 1, 2 or 5, decades labelled large, 2 and 5 small. */
export function logAxis(values: readonly number[], ends: 'step' | 'decade'): LogAxis {
  const positive = values.filter((value) => value > 0 && Number.isFinite(value))
  if (positive.length === 0) return logAxis([1, 10], ends)
  const low = below(Math.min(...positive) * 0.8, ends)
  const high = above(Math.max(...positive) * 1.25, ends)
  const ticks = steps(low, high)
  return {
    domain: [low, high],
    decades: ticks.filter(isDecade),
    minor: ticks.filter((tick) => !isDecade(tick)),
  }
}

const power = (exponent: number): number => Number(`1e${exponent}`)
const isDecade = (value: number): boolean => value === power(Math.round(Math.log10(value)))

function below(value: number, ends: 'step' | 'decade'): number {
  const decade = power(Math.floor(Math.log10(value)))
  if (ends === 'decade') return decade
  return decade * (STEPS.findLast((step) => step * decade <= value) ?? 1)
}

function above(value: number, ends: 'step' | 'decade'): number {
  const decade = power(Math.floor(Math.log10(value)))
  if (ends === 'decade') return decade === value ? decade : decade * 10
  return decade * (STEPS.find((step) => step * decade >= value) ?? 10)
}

function steps(low: number, high: number): readonly number[] {
  const first = Math.floor(Math.log10(low))
  const last = Math.ceil(Math.log10(high))
  const exponents = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return exponents
    .flatMap((exponent) => STEPS.map((step) => Number(`${step}e${exponent}`)))
    .filter((tick) => tick >= low * 0.999999 && tick <= high * 1.000001)
}
