'use client'

import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts'
import { toneOf } from './direction-tone'
import type { HistogramSeries } from './histogram-chart'
import type { LatencyScale } from './latency-scale'
import type { LogBuckets } from './log-buckets'
import styles from './plot.module.css'

type HistogramMarksProps = { one: HistogramSeries; buckets: LogBuckets; scale: LatencyScale; axisText: string }

const LEAST_TICK_GAP = 44

/** Name and number of samples above, p50 and p99 as rules, and the logarithmic axis below. */
export function HistogramMarks({ one, buckets, scale, axisText }: HistogramMarksProps) {
  const area = usePlotArea()
  if (area === undefined || buckets.size === 0) return null
  const { x: left, y: top, width, height } = area
  const right = left + width
  const bottom = top + height
  const at = (us: number): number => left + (buckets.placeOf(us) / buckets.size) * width
  const ticks = spaced(
    [...scale.axis.decades, ...scale.axis.minor].sort((a, b) => a - b),
    at,
  ).filter((us) => at(us) >= left && at(us) <= right)
  const rules = one.rules.filter(({ us }) => at(us) >= left && at(us) <= right)
  const middle = (left + right) / 2
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <text x={left} y={top - 14} className={styles.name} style={{ fill: toneOf(one.operation) }}>
        {one.name}
        <tspan dx={8} className={styles.dim} style={{ fill: 'var(--ink-3)', fontWeight: 400 }}>
          {one.note}
        </tspan>
      </text>
      {rules.map(({ label, us }, index) => {
        const x = at(us)
        const first = index === 0 && x > left + 30
        return (
          <g key={label}>
            <line x1={x} x2={x} y1={top} y2={bottom} className={styles.rule} />
            <text
              x={x + (first ? -4 : 4)}
              y={top + 9 + (x > middle && !first && right - x < 30 ? 12 : 0)}
              textAnchor={first ? 'end' : 'start'}
              className={styles.halo}
            >
              {label}
            </text>
          </g>
        )
      })}
      {ticks.map((us) => (
        <g key={us}>
          <line x1={at(us)} x2={at(us)} y1={bottom} y2={bottom + 4} stroke="var(--line-strong)" />
          <text x={at(us)} y={bottom + 16} textAnchor="middle">
            {scale.text(us)}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 30} textAnchor="end" className={styles.dim}>
        {axisText}
      </text>
    </ZIndexLayer>
  )
}

/** Ticks that have room, decades first. */
function spaced(ticks: readonly number[], at: (us: number) => number): readonly number[] {
  const isDecade = (us: number): boolean => Number.isInteger(Math.log10(us))
  const kept: number[] = []
  for (const us of [...ticks.filter(isDecade), ...ticks.filter((us) => !isDecade(us))]) {
    if (kept.every((other) => Math.abs(at(us) - at(other)) >= LEAST_TICK_GAP)) kept.push(us)
  }
  return kept
}
