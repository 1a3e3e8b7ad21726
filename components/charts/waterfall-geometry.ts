// From one total to another in steps: each step starts where the one before ended, on one scale from zero.
import { fitted, NAME_SIZE, usdTicks } from './bill-bars-geometry'
import type { Measure } from './frontier-geometry'

export type WaterfallRow = {
  readonly key: string
  readonly name: string
  readonly amount: string
  /** A total stands on zero; a step leads from the total before to the total after. */
  readonly kind: 'total' | 'saved' | 'added'
  readonly from: number
  readonly to: number
}

export type PlacedRow = {
  readonly row: WaterfallRow
  readonly name: string
  readonly y: number // of the bar's upper edge
  readonly x: number
  readonly width: number
  /** Where the row ends, which the next one starts from. */
  readonly joinX: number
}
export type WaterfallLayout = {
  readonly height: number
  readonly narrow: boolean
  readonly left: number
  readonly axisY: number
  readonly ticks: readonly { readonly usd: number; readonly x: number }[]
  readonly rows: readonly PlacedRow[]
}

const NARROW_BELOW = 560
const PITCH = { wide: 28, narrow: 42 } as const
const LABEL_MOST = 288
const AXIS_HEIGHT = 22

export function layoutWaterfall(
  rows: readonly WaterfallRow[],
  { width, measure }: { width: number; measure: Measure },
): WaterfallLayout {
  const narrow = width < NARROW_BELOW
  const strong = (text: string) => measure(text, NAME_SIZE, true)
  const left = narrow ? 0 : Math.min(Math.ceil(Math.max(0, ...rows.map(({ name }) => strong(name)))) + 16, LABEL_MOST)
  const top = Math.max(0, ...rows.flatMap(({ from, to }) => [from, to]))
  const afterBar = Math.max(0, ...rows.map(({ amount }) => strong(amount))) + 16
  const scale = Math.max(width - left - afterBar, 40) / (top > 0 ? top : 1)
  const pitch = narrow ? PITCH.narrow : PITCH.wide
  const axisY = 4 + rows.length * pitch
  return {
    height: axisY + AXIS_HEIGHT,
    narrow,
    left,
    axisY,
    ticks: usdTicks(top, narrow ? 3 : 5).map((usd) => ({ usd, x: left + usd * scale })),
    rows: rows.map((row, index) => ({
      row,
      name: fitted(row.name, narrow ? width : left - 8, strong),
      y: 4 + index * pitch + (narrow ? 20 : 5),
      x: left + Math.min(row.from, row.to) * scale,
      width: Math.abs(row.to - row.from) * scale,
      joinX: left + row.to * scale,
    })),
  }
}
