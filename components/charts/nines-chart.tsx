'use client'

import { useMemo, useRef } from 'react'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { toneOf } from './direction-tone'
import { latencyScale } from './latency-scale'
import { type NinesRow, type NinesSeries, ninesRows, ninesTicks, percentOf } from './nines'
import { NinesGround, NinesMarks, type NinesWords } from './nines-marks'
import styles from './plot.module.css'
import { useWidth } from './use-width'

export type NinesChartProps = {
  label: string
  series: readonly NinesSeries[]
  words: NinesWords
  /** Exact value for the tip. */
  formatUs: (us: number) => string
}

const NARROW = 520
const GAP_AFTER_END = 1.01

/** Latency against percentile: X counts nines, Y is logarithmic; dashed where fewer than 100 samples lie beyond. */
export function NinesChart({ label, series, words, formatUs }: NinesChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const narrow = width < NARROW
  const scale = useMemo(() => latencyScale(valuesOf(series)), [series])
  const rows = useMemo(() => ninesRows(series.map(({ curve }) => curve)), [series])
  const end = Math.max(1, ...rows.map(({ x }) => x), ...series.map(({ curve }) => curve.max?.x ?? 0)) * GAP_AFTER_END
  const ticks = ninesTicks(end, { withMedian: !narrow || end < 3.5 })
  const gutter = narrow ? 8 : Math.max(...series.map(({ name }) => name.length), 4) * 6 + 88

  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: narrow ? 300 : 340 }}>
      {width > 0 && (
        <LineChart
          width={width}
          height={narrow ? 300 : 340}
          data={[...rows]}
          margin={{ top: narrow ? 36 : 16, right: gutter, bottom: 18, left: 0 }}
          title={label}
        >
          <NinesGround series={series} text={words.fewBeyond} end={end} />
          <CartesianGrid
            stroke="var(--grid)"
            shapeRendering="crispEdges"
            horizontalValues={[...scale.ticks]}
            verticalValues={ticks.map(({ x }) => x)}
          />
          <XAxis
            type="number"
            dataKey="x"
            domain={[0, end]}
            ticks={ticks.map(({ x }) => x)}
            tickFormatter={(x: number) => ticks.find((tick) => tick.x === x)?.label ?? ''}
            tick={{ fontSize: 11 }}
            tickSize={4}
            interval={narrow ? 'preserveStart' : 0}
            stroke="var(--line-strong)"
            height={26}
          />
          <YAxis
            type="number"
            scale="log"
            domain={[...scale.axis.domain]}
            ticks={[...scale.ticks]}
            tickFormatter={scale.text}
            tick={{ fontSize: 11 }}
            axisLine={false}
            tickLine={false}
            interval={0}
            width={scale.unit === null ? 60 : 40}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            content={({ active, label: x }) =>
              active && typeof x === 'number' ? <Tip x={x} {...{ rows, series, formatUs }} /> : null
            }
          />
          {series.flatMap(({ operation }, index) => drawn(operation, index))}
          <NinesMarks series={series} scale={scale} narrow={narrow} words={words} />
        </LineChart>
      )}
    </div>
  )
}

function drawn(operation: string, index: number) {
  const common = {
    stroke: toneOf(operation),
    type: 'linear' as const,
    dot: false as const,
    activeDot: false as const,
    isAnimationActive: false as const,
    connectNulls: true,
  }
  return [
    <Line key={`solid-${index}`} dataKey={`solid-${index}`} strokeWidth={2} {...common} />,
    <Line key={`thin-${index}`} dataKey={`thin-${index}`} strokeWidth={1.5} strokeDasharray="3 3" {...common} />,
  ]
}

const valuesOf = (series: readonly NinesSeries[]): readonly number[] =>
  series.flatMap(({ curve }) => [...curve.points.map(({ us }) => us), ...(curve.max === null ? [] : [curve.max.us])])

const PERCENT = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 8 })

type TipProps = {
  x: number
  rows: readonly NinesRow[]
  series: readonly NinesSeries[]
  formatUs: (us: number) => string
}

function Tip({ x, rows, series, formatUs }: TipProps) {
  const row = rows.find((candidate) => candidate.x === x)
  if (row === undefined) return null
  const values = series.map(({ name }, index) => ({ name, us: row[`solid-${index}`] ?? row[`thin-${index}`] ?? null }))
  return (
    <ul className={styles.tip}>
      <li>p{PERCENT.format(percentOf(x))}</li>
      {values.map(({ name, us }) => us !== null && <li key={name}>{`${name} ${formatUs(us)}`}</li>)}
    </ul>
  )
}
