'use client'

import { DefaultZIndexes, type PlotArea, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import { toneOf } from './direction-tone'
import type { LatencyScale } from './latency-scale'
import type { NinesPoint, NinesSeries } from './nines'
import styles from './plot.module.css'

type Place = { readonly area: PlotArea; readonly x: (x: number) => number; readonly y: (us: number) => number }

function usePlace(): Place | null {
  const area = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (area === undefined || x === undefined || y === undefined) return null
  return { area, x: (value) => x(value) ?? area.x, y: (value) => y(value) ?? area.y }
}

/** Sunken ground from where every curve has fewer than 100 samples beyond. */
export function NinesGround({ series, text, end }: { series: readonly NinesSeries[]; text: string; end: number }) {
  const place = usePlace()
  const borders = series.map(({ curve }) => curve.thinFrom).filter((border) => border !== null)
  const from = Math.max(...borders)
  if (place === null || borders.length < series.length || borders.length === 0 || from >= end) return null
  const { area } = place
  const left = place.x(from)
  const right = area.x + area.width
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.grid - 1}>
      <rect x={left} y={area.y} width={Math.max(0, right - left)} height={area.height} className={styles.sunken} />
      <text x={right - 5} y={area.y + area.height - 7} textAnchor="end" className={styles.dim}>
        {right - left > roughWidth(text) + 10 ? text : ''}
      </text>
    </ZIndexLayer>
  )
}

/** About the width of a text at 11 px: a Han character is as wide as it is high. */
const roughWidth = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 11 : 6), 0)

export type NinesWords = {
  readonly fewBeyond: string
  readonly max: (name: string, value: string) => string
  readonly axis: string
}

type MarksProps = { series: readonly NinesSeries[]; scale: LatencyScale; narrow: boolean; words: NinesWords }

/** Values at the quoted percentiles, the slowest sample as a cross, and the words of the axes. */
export function NinesMarks({ series, scale, narrow, words }: MarksProps) {
  const place = usePlace()
  if (place === null) return null
  const { area } = place
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {scale.unit !== null && (
        <text x={area.x - 6} y={area.y - 4} textAnchor="end" className={styles.dim}>
          {scale.unit}
        </text>
      )}
      <text x={area.x + area.width} y={area.y + area.height + 38} textAnchor="end">
        {words.axis}
      </text>
      {series.map((one) => (
        <Values key={one.name} one={one} side={sideOf(one, series)} place={place} scale={scale} />
      ))}
      <Maxima {...{ series, scale, narrow, words, place }} />
    </ZIndexLayer>
  )
}

type Side = 'above' | 'below' | 'none'

/** The slowest curve is labelled above, the fastest below, and any between by its row in the table. */
function sideOf(one: NinesSeries, series: readonly NinesSeries[]): Side {
  const tail = (candidate: NinesSeries): number => candidate.marks.at(-1)?.us ?? candidate.curve.points.at(-1)?.us ?? 0
  const order = [...series].sort((a, b) => tail(b) - tail(a))
  if (order[0] === one) return 'above'
  return order.at(-1) === one ? 'below' : 'none'
}

type ValuesProps = { one: NinesSeries; side: Side; place: Place; scale: LatencyScale }

function Values({ one, side, place, scale }: ValuesProps) {
  const tone = toneOf(one.operation)
  const offset =
    side === 'above' ? { dx: -5, dy: -8, anchor: 'end' as const } : { dx: 6, dy: 14, anchor: 'start' as const }
  return one.marks.map((mark) => (
    <g key={mark.x}>
      <circle cx={place.x(mark.x)} cy={place.y(mark.us)} r={3} fill={tone} />
      {side !== 'none' && (
        <text
          x={place.x(mark.x) + offset.dx}
          y={place.y(mark.us) + offset.dy}
          textAnchor={offset.anchor}
          className={`${styles.value} ${styles.halo}`}
          style={{ fill: tone }}
        >
          {scale.text(mark.us)}
        </text>
      )}
    </g>
  ))
}

const LINE = 14

type Maximum = { operation: string; name: string; max: NinesPoint; x: number; y: number }

/** The slowest sample of each curve as a cross, named at the right; above the plot where there is no room beside it. */
function Maxima({ series, scale, narrow, words, place }: MarksProps & { place: Place }) {
  const marks = series
    .flatMap(({ operation, name, curve }) => (curve.max === null ? [] : [{ operation, name, max: curve.max }]))
    .map((mark): Maximum => ({ ...mark, x: place.x(mark.max.x), y: place.y(mark.max.us) }))
    .sort((a, b) => a.y - b.y)
  return (
    <>
      {marks.map(({ operation, x, y }) => (
        <path
          key={operation}
          d={`M${x} ${y - 5}v10M${x - 5} ${y}h10`}
          className={styles.cross}
          style={{ stroke: toneOf(operation) }}
        />
      ))}
      {narrow ? (
        <text x={place.area.x + place.area.width} y={place.area.y - 18} textAnchor="end" className={styles.value}>
          {marks.map(({ operation, name, max }, index) => (
            <tspan key={operation} dx={index === 0 ? 0 : 10} style={{ fill: toneOf(operation) }}>
              {words.max(name, scale.text(max.us))}
            </tspan>
          ))}
        </text>
      ) : (
        beside(marks).map(({ operation, name, max, textY }) => (
          <text
            key={operation}
            x={place.area.x + place.area.width + 8}
            y={textY}
            className={`${styles.value} ${styles.halo}`}
            style={{ fill: toneOf(operation) }}
          >
            {words.max(name, scale.text(max.us))}
          </text>
        ))
      )}
    </>
  )
}

/** One below the other where the crosses are closer than a line. */
function beside(marks: readonly Maximum[]): readonly (Maximum & { textY: number })[] {
  let lowest = Number.NEGATIVE_INFINITY
  return marks.map((mark) => {
    lowest = Math.max(mark.y + 4, lowest + LINE)
    return { ...mark, textY: lowest }
  })
}
