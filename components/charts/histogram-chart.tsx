'use client'

import { useRef } from 'react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { toneOf } from './direction-tone'
import { HistogramMarks } from './histogram-marks'
import { latencyScale } from './latency-scale'
import type { LogBuckets } from './log-buckets'
import styles from './plot.module.css'
import { useWidth } from './use-width'

/** One distribution of a small multiple. Its counts are the column of the same index in `buckets`. */
export type HistogramSeries = {
  readonly operation: string
  readonly name: string
  readonly note: string // "2,916,000 I/Os"
  readonly rules: readonly { readonly label: string; readonly us: number }[] // p50, p99
}

export type HistogramChartProps = {
  label: (name: string) => string
  series: readonly HistogramSeries[]
  buckets: LogBuckets
  words: { readonly axis: (unit: string) => string }
  formatUs: (us: number) => string
  formatCount: (count: number) => string
}

/** Within this factor the multiples share one Y axis, so that their areas compare. */
const SHARED_Y_FACTOR = 5

/** Shapes of latency side by side: logarithmic buckets, zero-based counts. */
export function HistogramChart(props: HistogramChartProps) {
  const { series, buckets } = props
  const tops = buckets.counts.map((column) => Math.max(1, ...column))
  const shared = Math.max(...tops) <= SHARED_Y_FACTOR * Math.min(...tops)
  return (
    <div className={styles.multiples}>
      {series.map((one, index) => (
        <Multiple
          key={one.name}
          {...props}
          one={one}
          counts={buckets.counts[index] ?? []}
          top={shared ? Math.max(...tops) : (tops[index] ?? 1)}
        />
      ))}
    </div>
  )
}

type MultipleProps = HistogramChartProps & { one: HistogramSeries; counts: readonly number[]; top: number }

function Multiple({ one, counts, top, buckets, label, words, formatUs, formatCount }: MultipleProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const data = counts.map((count, index) => ({ index, count }))
  const scale = latencyScale([buckets.edgeUs(0), buckets.edgeUs(buckets.size)])
  const yTicks = zeroBasedTicks(top)
  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: 204 }}>
      {width > 0 && (
        <BarChart
          width={width}
          height={204}
          data={data}
          barCategoryGap={0}
          margin={{ top: 26, right: 4, bottom: 34, left: 0 }}
          title={label(one.name)}
        >
          <CartesianGrid stroke="var(--grid)" shapeRendering="crispEdges" vertical={false} horizontalValues={yTicks} />
          <XAxis dataKey="index" tick={false} tickLine={false} stroke="var(--line-strong)" height={1} />
          <YAxis
            domain={[0, yTicks.at(-1) ?? top]}
            ticks={yTicks}
            tickFormatter={axisCount}
            tick={{ fontSize: 11 }}
            axisLine={false}
            tickLine={false}
            interval={0}
            width={46}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--bg-hover)' }}
            content={({ active, label: index }) =>
              active && typeof index === 'number' ? (
                <ul className={styles.tip}>
                  <li>{`${formatUs(buckets.edgeUs(index))} – ${formatUs(buckets.edgeUs(index + 1))}`}</li>
                  <li>{`${formatCount(counts[index] ?? 0)} · ${SHARE.format((counts[index] ?? 0) / total)}`}</li>
                </ul>
              ) : null
            }
          />
          <Bar
            dataKey="count"
            isAnimationActive={false}
            shape={(bar) => <Column {...bar} fill={toneOf(one.operation)} />}
          />
          <HistogramMarks one={one} buckets={buckets} scale={scale} axisText={words.axis(scale.unit ?? '')} />
        </BarChart>
      )}
    </div>
  )
}

type ColumnProps = { x?: number; y?: number; width?: number; height?: number; fill: string }

/** A bar with a gap of one pixel to its neighbour; what is not zero is at least a hair high. */
function Column({ x = 0, y = 0, width = 0, height = 0, fill }: ColumnProps) {
  if (height <= 0) return null
  const shown = Math.max(height, HAIR)
  return <rect x={x + 0.5} y={y + height - shown} width={Math.max(1, width - 1)} height={shown} fill={fill} />
}

const HAIR = 0.75
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 3 })

/** 0 and two or three round steps up to the top. */
function zeroBasedTicks(top: number): number[] {
  const decade = 10 ** Math.floor(Math.log10(top / 2))
  const step = [1, 2, 5, 10].map((factor) => factor * decade).find((candidate) => top / candidate <= 3) ?? top
  const size = Math.max(1, step)
  return Array.from({ length: Math.ceil(top / size) + 1 }, (_, index) => index * size)
}

const AXIS_NUMBER = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })
const axisCount = (count: number): string =>
  count >= 1e6
    ? `${AXIS_NUMBER.format(count / 1e6)} M`
    : count >= 10_000
      ? `${AXIS_NUMBER.format(count / 1e3)} k`
      : AXIS_NUMBER.format(count)
