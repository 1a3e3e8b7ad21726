// Where the bars of a bill chart lie. Lengths start at zero and are in proportion, so they add up as the amounts do.
import type { Measure } from './frontier-geometry'

export type BillSegment = {
  readonly key: string
  readonly name: string
  readonly amount: string // "1,000.00"
  readonly usd: number
  readonly fill: string
  /** Colour of words inside; null where none are legible on the fill. */
  readonly ink: string | null
}

export type BillBar = {
  readonly key: string
  readonly name: string
  readonly shortName: string
  readonly detail: string
  readonly total: string
  /** After the total, in grey: "does not fit". */
  readonly note: string
  readonly current: boolean
  readonly segments: readonly BillSegment[]
}

export type PlacedSegment = BillSegment & { readonly x: number; readonly width: number; readonly text: string }
export type PlacedBar = {
  readonly bar: BillBar
  readonly y: number // of the bar's upper edge
  readonly name: string
  readonly detail: string
  readonly segments: readonly PlacedSegment[]
  readonly endX: number
}
export type BillBarsLayout = {
  readonly height: number
  readonly narrow: boolean
  readonly left: number
  readonly axisY: number
  readonly ticks: readonly { readonly usd: number; readonly x: number }[]
  readonly bars: readonly PlacedBar[]
}

export const BAR_HEIGHT = 18
export const NAME_SIZE = 12
export const SMALL_SIZE = 11
const NARROW_BELOW = 720
/** The same on every panel, so that their bars begin on one line. */
const LABEL_WIDTH = 288
const PITCH = { wide: 34, narrow: 46 } as const
const AXIS_HEIGHT = 22
const INSIDE_PADDING = 6
const GAP = 8
/** Digits are drawn in columns, which is wider than they are measured. */
const SLACK = 14

const STEPS = [1, 2, 2.5, 5, 10]

/** Round dollar amounts from 0 on, about as many as wanted. */
export function usdTicks(top: number, wanted: number): readonly number[] {
  if (!(top > 0)) return [0]
  const rough = top / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough * (1 - 1e-9)) ?? 10) * power
  // Multiplied, not added up: the last of ten sums of 0.1 is not 1.
  return Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, index) => index * step)
}

/** As much of a text as fits, with an ellipsis where it is cut. */
export function fitted(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text
  for (let length = text.length - 1; length > 0; length--) {
    const cut = `${text.slice(0, length).trimEnd()}…`
    if (measure(cut) <= room) return cut
  }
  return ''
}

export function layoutBillBars(
  bars: readonly BillBar[],
  { width, top, measure }: { width: number; top: number; measure: Measure },
): BillBarsLayout {
  const narrow = width < NARROW_BELOW
  const small = (text: string) => measure(text, SMALL_SIZE, false)
  const strong = (text: string) => measure(text, NAME_SIZE, true)
  const left = narrow ? 0 : LABEL_WIDTH
  const afterBar =
    Math.max(0, ...bars.map(({ total, note }) => strong(total) + (note === '' ? 0 : GAP + small(note)) + GAP)) + SLACK
  const scale = Math.max(width - left - afterBar, 40) / (top > 0 ? top : 1)
  const pitch = narrow ? PITCH.narrow : PITCH.wide
  const axisY = 4 + bars.length * pitch
  return {
    height: axisY + AXIS_HEIGHT,
    narrow,
    left,
    axisY,
    ticks: usdTicks(top, narrow ? 3 : 5).map((usd) => ({ usd, x: left + usd * scale })),
    bars: bars.map((bar, index) => {
      const name = narrow ? bar.shortName : fitted(bar.name, left - GAP, strong)
      const segments = stacked(bar.segments, { left, scale, measure: small })
      return {
        bar,
        y: 4 + index * pitch + (narrow ? 22 : 8),
        name,
        detail: fitted(bar.detail, narrow ? width - strong(name) - 2 * GAP : left - GAP, small),
        segments,
        endX: segments.reduce((end, { x, width: length }) => Math.max(end, x + length), left),
      }
    }),
  }
}

/** Side by side from the left; named inside where there is room, with the amount where there is more. */
function stacked(
  segments: readonly BillSegment[],
  { left, scale, measure }: { left: number; scale: number; measure: (text: string) => number },
): readonly PlacedSegment[] {
  let x = left
  return segments.map((segment) => {
    const width = segment.usd * scale
    const room = width - 2 * INSIDE_PADDING
    const texts = segment.ink === null ? [] : [`${segment.name} ${segment.amount}`, segment.name]
    const placed = { ...segment, x, width, text: texts.find((text) => measure(text) <= room) ?? '' }
    x += width
    return placed
  })
}
