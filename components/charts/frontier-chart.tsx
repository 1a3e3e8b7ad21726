'use client'

import { useMemo, useRef, useState } from 'react'
import {
  CartesianGrid,
  DefaultZIndexes,
  Scatter,
  ScatterChart,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts'
import styles from './frontier-chart.module.css'
import { guideObstacles, guideTexts, labelsOf, type Measure, obstaclesOf, otherLabels } from './frontier-geometry'
import { Grounds, Guides } from './frontier-guides'
import { Labels, type MarkHandlers, Marks } from './frontier-marks'
import type { FrontierGuides, FrontierPoint, PlotScale } from './frontier-model'
import { type LogAxis, logAxis } from './log-ticks'
import { textMeasure } from './text-width'
import { useWidth } from './use-width'

export type FrontierChartProps = {
  label: string
  points: readonly FrontierPoint[]
  guides: FrontierGuides
  formatUsd: (usd: number) => string
  formatUs: (us: number) => string
  onOpen: (key: string) => void
}

const NARROW = 480
const MARGIN = { top: 12, right: 12, bottom: 22, left: 4 }

/** p99 latency against dollars a month, both axes logarithmic: down and left is better. */
export function FrontierChart(props: FrontierChartProps) {
  const { points, guides, formatUsd, formatUs, label, onOpen } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const measure = useMemo(textMeasure, [])
  const [active, setActive] = useState<string | null>(null)
  const narrow = width < NARROW
  const axes = useMemo(() => axesOf(points, guides), [points, guides])
  const byPrice = [...points].sort((a, b) => a.usd - b.usd)
  const focusable = points.find((point) => point.chosen)?.key ?? byPrice[0]?.key ?? null

  const step = (key: string, by: 1 | -1) => {
    const next = byPrice[byPrice.findIndex((point) => point.key === key) + by]
    const mark = frame.current?.querySelector(`[data-mark="${CSS.escape(next?.key ?? '')}"]`)
    if (mark instanceof SVGElement) mark.focus()
  }

  const ticks = { fontSize: 11 }
  const usdTicks = narrow ? axes.usd.decades : [...axes.usd.decades, ...axes.usd.minor].sort((a, b) => a - b)
  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: 320 }}>
      {width > 0 && (
        <ScatterChart
          width={width}
          height={narrow ? 440 : 500}
          margin={MARGIN}
          // The marks take focus and arrows themselves; Recharts would step through them by pixel column.
          accessibilityLayer={false}
          role="group"
          aria-label={label}
        >
          <CartesianGrid
            className={styles.grid ?? ''}
            stroke="var(--grid)"
            horizontalValues={[...axes.us.decades]}
            verticalValues={[...axes.usd.decades]}
          />
          <XAxis
            type="number"
            dataKey="usd"
            scale="log"
            domain={[...axes.usd.domain]}
            ticks={[...usdTicks]}
            tickFormatter={formatUsd}
            tick={ticks}
            tickSize={4}
            stroke="var(--line-strong)"
            interval="preserveStart"
            height={30}
          />
          <YAxis
            type="number"
            dataKey="p99Us"
            scale="log"
            domain={[...axes.us.domain]}
            ticks={[...axes.us.decades]}
            tick={(tick) => <Tick {...tick} text={formatUs(tick.payload.value)} />}
            axisLine={false}
            tickLine={false}
            interval={0}
            width={56}
          />
          <Scatter data={[...points]} isAnimationActive={false} shape={() => <g />} />
          <Plot
            {...{ points, guides, narrow, measure, focusable, onOpen }}
            onActive={setActive}
            onStep={step}
            active={active}
          />
        </ScatterChart>
      )}
      <Tip point={points.find((point) => point.key === active) ?? null} frame={frame.current} />
    </div>
  )
}

/** One line, whatever its length: Recharts' own tick would break "1,000 s" in two. */
function Tick({ x, y, text }: { x: string | number; y: string | number; text: string }) {
  return (
    <text x={x} y={y} dy={4} textAnchor="end">
      {text}
    </text>
  )
}

type PlotProps = {
  points: readonly FrontierPoint[]
  guides: FrontierGuides
  narrow: boolean
  measure: Measure
  focusable: string | null
  active: string | null
} & MarkHandlers

/** Everything inside the axes, drawn where Recharts' scales say. */
function Plot({ points, guides, narrow, measure, focusable, onOpen, onActive, onStep }: PlotProps) {
  const area = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (area === undefined || x === undefined || y === undefined) return null
  const scale: PlotScale = {
    x: (usd) => x(usd) ?? area.x,
    y: (us) => y(us) ?? area.y,
    left: area.x,
    right: area.x + area.width,
    top: area.y,
    bottom: area.y + area.height,
  }
  const texts = guideTexts(points, guides, scale, { measure, narrow })
  const words = Object.values(texts).filter((box) => box !== null)
  const taken = [...obstaclesOf(points, scale), ...guideObstacles(guides, scale), ...words]
  const labels = labelsOf(points, scale, taken, { measure, narrow })
  const others = narrow ? [] : otherLabels(points, scale, [...taken, ...labels], measure)
  return (
    <>
      <ZIndexLayer zIndex={DefaultZIndexes.grid - 1}>
        <Grounds guides={guides} scale={scale} />
      </ZIndexLayer>
      <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
        <Guides {...{ points, guides, scale, texts, narrow }} />
        <Labels labels={labels} others={others} />
        <Marks {...{ points, scale, focusable, onOpen, onActive, onStep }} />
        <text x={scale.right} y={scale.bottom + 38} textAnchor="end">
          {guides.usdAxisText}
        </text>
      </ZIndexLayer>
    </>
  )
}

/** Exact values on hover and focus. The mark itself is named for those who do not see it. */
function Tip({ point, frame }: { point: FrontierPoint | null; frame: HTMLElement | null }) {
  const mark = point === null ? null : frame?.querySelector(`[data-mark="${CSS.escape(point.key)}"] circle:last-child`)
  if (point === null || !mark || frame === null) return null
  const at = mark.getBoundingClientRect()
  const home = frame.getBoundingClientRect()
  const right = at.x - home.x > home.width / 2
  const style = {
    top: at.bottom - home.y + 6,
    ...(right ? { right: home.right - at.right } : { left: at.x - home.x }),
  }
  return (
    <ul className={styles.tip} style={style} aria-hidden="true">
      {point.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function axesOf(points: readonly FrontierPoint[], guides: FrontierGuides): { usd: LogAxis; us: LogAxis } {
  const usd = points.flatMap((point) => [point.usd, ...point.otherReadings.map((reading) => reading.usd)])
  const us = points.flatMap((point) => [point.p99Us, point.lowUs ?? point.p99Us, point.highUs ?? point.p99Us])
  return {
    usd: logAxis(guides.budget === null ? usd : [...usd, guides.budget.usd], 'step'),
    us: logAxis(guides.slo === null ? us : [...us, guides.slo.us], 'decade'),
  }
}
