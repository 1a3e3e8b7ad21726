import type { Measure } from './frontier-geometry'

/** Measures text as the page will set it: the fonts of the body, at the sizes of the chart. For the browser only. */
export function textMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.body).fontFamily
  const known = new Map<string, number>()
  return (text, size, strong) => {
    const font = `${strong ? 600 : 500} ${size}px ${family}`
    const key = `${font}\n${text}`
    const before = known.get(key)
    if (before !== undefined || context === null) return before ?? text.length * size
    context.font = font
    const { width } = context.measureText(text)
    known.set(key, width)
    return width
  }
}
