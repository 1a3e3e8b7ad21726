import { readNumber } from '../lines/number'
import { rustSeconds } from './duration'

export const FIGURES = ['threads', 'seconds', 'files', 'filesPerSecond'] as const
export type Figure = (typeof FIGURES)[number]

export type BmarkLine =
  | { readonly kind: 'figure'; readonly figure: Figure; readonly value: number | null }
  | { readonly kind: 'impossible'; readonly token: string }
  | { readonly kind: 'error'; readonly text: string; readonly isOwn: boolean }

/** The colon of one who typed the lines again may be a full-width one. */
const LABELS: readonly (readonly [RegExp, Figure])[] = [
  [/^Threads?[:：] ?/, 'threads'],
  [/^总耗时[:：] ?/, 'seconds'],
  [/^总文件数[:：] ?/, 'files'],
  [/^平均每秒写入文件数[:：] ?/, 'filesPerSecond'],
]

/** One line of bmark_write; null for any other, also for prose that begins with the same words. */
export function readBmarkLine(text: string): BmarkLine | null {
  for (const [label, figure] of LABELS) {
    const found = label.exec(text)?.[0]
    if (found !== undefined) return readFigure(figure, text.slice(found.length))
  }
  return readError(text)
}

function readFigure(figure: Figure, text: string): BmarkLine | null {
  if (figure === 'seconds') {
    const seconds = rustSeconds(text)
    return seconds === null ? null : { kind: 'figure', figure, value: seconds }
  }
  const found = readNumber(text)
  if (found?.kind === 'impossible') return found
  if (found === null || found.rest !== '') return null
  const isCount = figure !== 'filesPerSecond'
  if (isCount && !/^\d+$/.test(found.token)) return null
  return { kind: 'figure', figure, value: found.value }
}

/** A panic, the error of `main`, or a frame of a stack that names the program. */
function readError(text: string): BmarkLine | null {
  const os = /^Error: (?:Os \{ code: (\d{1,9}), kind: (\w{1,60}),|(\w{1,60})(?: \{|\())/.exec(text)
  if (os !== null) {
    const said = os[1] === undefined ? `Error: ${os[3]}` : `Error: Os { code: ${os[1]}, kind: ${os[2]} }`
    return { kind: 'error', text: said, isOwn: false }
  }
  const panic = /^thread '[^']{1,100}' (?:\(\d{1,10}\) )?panicked at (src\/[\w/]{1,80}\.rs:\d{1,6}:\d{1,6}|)/.exec(text)
  if (panic !== null) return { kind: 'error', text: `panicked at ${panic[1] || '…'}`, isOwn: false }
  const isOwn = /^\d{1,4}: bmark_write::/.test(text)
  return isOwn ? { kind: 'error', text: 'bmark_write', isOwn } : null
}
