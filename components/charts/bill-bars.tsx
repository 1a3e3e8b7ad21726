'use client'

import { useRef } from 'react'
import { formatCount } from '@/lib/units/format'
import styles from './bill-bars.module.css'
import { BAR_HEIGHT, type BillBar, layoutBillBars, type PlacedBar } from './bill-bars-geometry'
import { textMeasure } from './text-width'
import { useWidth } from './use-width'

export type BillBarsProps = {
  label: string
  bars: readonly BillBar[]
  /** The largest total of the panel, in dollars. */
  top: number
}

const BASELINE = 13 // from the upper edge of a bar to the feet of its letters
const WIDE_PITCH = 34

/** Bills as stacked bars from zero: the components inside, the total after. */
export function BillBars({ label, bars, top }: BillBarsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: bars.length * WIDE_PITCH + 26 }}>
      {width > 0 && <Drawing label={label} bars={bars} top={top} width={width} />}
    </div>
  )
}

function Drawing({ label, bars, top, width }: BillBarsProps & { width: number }) {
  const layout = layoutBillBars(bars, { width, top, measure: textMeasure() })
  const { height, axisY, left, ticks, narrow } = layout
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      {ticks.map(({ usd, x }) => (
        <g key={usd}>
          <line className={styles.grid} x1={x} x2={x} y1={4} y2={axisY} />
          <text className={styles.dim} x={x} y={axisY + 16} textAnchor={usd === 0 ? 'start' : 'middle'}>
            {`$${formatCount(usd).text}`}
          </text>
        </g>
      ))}
      {layout.bars.map((placed) => (
        <Bar key={placed.bar.key} placed={placed} narrow={narrow} width={width} />
      ))}
      <line className={styles.axis} x1={left} x2={left} y1={4} y2={axisY} />
    </svg>
  )
}

function Bar({ placed, narrow, width }: { placed: PlacedBar; narrow: boolean; width: number }) {
  const { bar, y, name, detail, segments, endX } = placed
  const nameY = narrow ? y - 7 : y + 7
  return (
    <g>
      <text className={bar.current ? styles.currentName : styles.name} x={0} y={nameY}>
        {name}
      </text>
      <text
        className={styles.dim}
        x={narrow ? width : 0}
        y={narrow ? nameY : y + 20}
        textAnchor={narrow ? 'end' : 'start'}
      >
        {detail}
      </text>
      {segments.map(({ key, name: component, amount, x, width: length, fill, ink, text }) => (
        <g key={key}>
          <rect
            className={length > 2 ? styles.segment : styles.sliver}
            x={x}
            y={y}
            width={length}
            height={BAR_HEIGHT}
            style={{ fill }}
          >
            <title>{`${bar.name}: ${component} ${amount}`}</title>
          </rect>
          {text !== '' && (
            <text className={styles.inside} x={x + 6} y={y + BASELINE} style={{ fill: ink ?? undefined }}>
              {text}
            </text>
          )}
        </g>
      ))}
      <text className={styles.total} x={endX + 8} y={y + BASELINE}>
        {bar.total}
        {bar.note !== '' && (
          <tspan className={styles.note} dx={8}>
            {bar.note}
          </tspan>
        )}
      </text>
    </g>
  )
}
