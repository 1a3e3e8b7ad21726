'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type CsvCell, toCsv } from '@/lib/units/csv'
import styles from './figure.module.css'
import { drawPng, drawSvg, saveAs } from './figure-export'

export type FigureProps = {
  title: string
  /** Unit and scale: "both axes log; down and left is better". */
  caption?: string | undefined
  /** Only if labels in the chart can't do it. */
  legend?: ReactNode | undefined
  /** Draws SVG elements; all that are wider than a glyph are exported together. */
  chart: ReactNode
  /** The same numbers as text. */
  table: ReactNode
  /** The same numbers for machines, header row first: canonical units in the headers, plain numbers in the cells. */
  csv: readonly (readonly CsvCell[])[]
  /** File name without its ending. */
  fileName: string
  /** What bars, bands and omissions mean. */
  footnote?: ReactNode | undefined
}

type View = 'chart' | 'table'

/** The frame of every chart: title, unit, the numbers as a table one key away (`t`), and the ways out. */
export function Figure({ title, caption, legend, chart, table, csv, fileName, footnote }: FigureProps) {
  const t = useTranslations('common.figure')
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>('chart')
  const [failed, setFailed] = useState(false)
  useTableKey(frame, () => setView((now) => (now === 'chart' ? 'table' : 'chart')))

  const picture = () => (drawing.current === null ? null : drawSvg(drawing.current, { title, caption: caption ?? '' }))
  const saveSvg = () => {
    const drawn = picture()
    if (drawn !== null) saveAs(`${fileName}.svg`, new Blob([drawn.text], { type: 'image/svg+xml' }))
  }
  const savePng = async () => {
    const drawn = picture()
    const png = drawn === null ? null : await drawPng(drawn)
    setFailed(png === null)
    if (png !== null) saveAs(`${fileName}.png`, png)
  }
  const saveCsv = () => saveAs(`${fileName}.csv`, new Blob([toCsv(csv)], { type: 'text/csv;charset=utf-8' }))
  const exits = [
    { format: 'SVG', save: saveSvg, drawn: true },
    { format: 'PNG', save: savePng, drawn: true },
    { format: 'CSV', save: saveCsv, drawn: false },
  ]

  return (
    <figure ref={frame} className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        {caption !== undefined && <span className={styles.unit}>{caption}</span>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser */}
        <span className={styles.actions} role="group" aria-label={t('views')}>
          {(['chart', 'table'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              title={t('keyHint')}
              onClick={() => setView(name)}
            >
              {t(name)}
            </button>
          ))}
          {exits.map(({ format, save, drawn }) => (
            <button
              key={format}
              type="button"
              aria-label={t('exportAs', { format })}
              disabled={drawn && view === 'table'}
              onClick={save}
            >
              {format}
            </button>
          ))}
        </span>
      </figcaption>
      {legend !== undefined && view === 'chart' && <div className={styles.legend}>{legend}</div>}
      <div ref={drawing} hidden={view !== 'chart'}>
        {chart}
      </div>
      <div hidden={view !== 'table'}>{table}</div>
      {footnote !== undefined && <p className={styles.footnote}>{footnote}</p>}
      {failed && (
        <p className={styles.footnote} role="status">
          {t('exportFailed')}
        </p>
      )}
    </figure>
  )
}

/** `t` works while focus is in the figure, or the pointer is over it and nothing else has focus (WCAG 2.1.4). */
function useTableKey(frame: { readonly current: HTMLElement | null }, toggle: () => void) {
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || frame.current === null) return
      const focus = document.activeElement
      if (focus?.matches('input, select, textarea, [contenteditable]')) return
      const meant = frame.current.contains(focus) || (focus === document.body && frame.current.matches(':hover'))
      if (meant) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame])
}
