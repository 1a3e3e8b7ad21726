'use client'

import { useRef } from 'react'
import { formatCount } from '@/lib/units/format'
import { BAR_HEIGHT } from './bill-bars-geometry'
import { textMeasure } from './text-width'
import { useWidth } from './use-width'
import styles from './waterfall.module.css'
import { layoutWaterfall, type PlacedRow, type WaterfallLayout, type WaterfallRow } from './waterfall-geometry'

const WIDE_PITCH = 28

/** How one bill becomes another: outlined where it saves, filled where it adds. */
export function Waterfall({ label, rows }: { label: string; rows: readonly WaterfallRow[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: rows.length * WIDE_PITCH + 26 }}>
      {width > 0 && (
        <Drawing label={label} layout={layoutWaterfall(rows, { width, measure: textMeasure() })} width={width} />
      )}
    </div>
  )
}

function Drawing({ label, layout, width }: { label: string; layout: WaterfallLayout; width: number }) {
  const { height, axisY, left, ticks, rows, narrow } = layout
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
      {rows.slice(1).map(({ row, y }, index) => {
        const before = rows[index]
        if (before === undefined) return null
        const { joinX } = before
        return <line key={row.key} className={styles.join} x1={joinX} x2={joinX} y1={before.y + BAR_HEIGHT} y2={y} />
      })}
      {rows.map((placed) => (
        <Row key={placed.row.key} placed={placed} narrow={narrow} />
      ))}
      <line className={styles.axis} x1={left} x2={left} y1={4} y2={axisY} />
    </svg>
  )
}

function Row({ placed: { row, name, y, x, width }, narrow }: { placed: PlacedRow; narrow: boolean }) {
  return (
    <g>
      <text className={row.kind === 'total' ? styles.totalName : styles.name} x={0} y={narrow ? y - 6 : y + 13}>
        {name}
      </text>
      <rect className={styles[row.kind]} x={x} y={y} width={Math.max(width, 0.5)} height={BAR_HEIGHT}>
        <title>{`${row.name}: ${row.amount}`}</title>
      </rect>
      <text className={styles[`${row.kind}Amount`]} x={x + width + 8} y={y + 13}>
        {row.amount}
      </text>
    </g>
  )
}
