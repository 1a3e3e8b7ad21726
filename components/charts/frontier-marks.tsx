import type { KeyboardEvent } from 'react'
import { BASIS_SHAPES } from '@/components/ui/basis-glyph'
import styles from './frontier-chart.module.css'
import type { OtherLabel, PointLabel } from './frontier-geometry'
import { colourOf, type FrontierPoint, type PlotScale } from './frontier-model'

const CAP = 3
const HALF = 6

/** The interval of the estimate, with caps. */
function ErrorBar({ point, scale }: { point: FrontierPoint; scale: PlotScale }) {
  if (point.lowUs === null || point.highUs === null || point.lowUs === point.highUs) return null
  const x = scale.x(point.usd)
  const low = Math.min(scale.y(point.lowUs), scale.bottom)
  const high = Math.max(scale.y(point.highUs), scale.top)
  return (
    <path
      className={styles.bar}
      d={`M${x} ${low}V${high}M${x - CAP} ${low}h${2 * CAP}M${x - CAP} ${high}h${2 * CAP}`}
    />
  )
}

/** The same option under another reading: a dotted line to a small tick. */
function OtherReadings({ point, scale }: { point: FrontierPoint; scale: PlotScale }) {
  const x = scale.x(point.usd)
  const y = scale.y(point.p99Us)
  return point.otherReadings.map(({ letter, usd }) => {
    const at = scale.x(usd)
    return (
      <g key={letter}>
        <line x1={at} x2={x} y1={y} y2={y} className={styles.other} />
        <line x1={at} x2={at} y1={y - 4} y2={y + 4} className={styles.otherTick} />
      </g>
    )
  })
}

export type MarkHandlers = {
  readonly onOpen: (key: string) => void
  readonly onActive: (key: string | null) => void
  readonly onStep: (key: string, step: 1 | -1) => void
}

type MarksProps = { points: readonly FrontierPoint[]; scale: PlotScale; focusable: string | null } & MarkHandlers

/** Excluded first, so that what counts lies on top. One mark takes Tab; arrows go from mark to mark by price. */
export function Marks({ points, scale, focusable, onOpen, onActive, onStep }: MarksProps) {
  const order = [...points].sort((a, b) => Number(stands(a)) - Number(stands(b)) || Number(a.chosen) - Number(b.chosen))
  const onKey = (event: KeyboardEvent, key: string) => {
    if (event.key === 'Enter' || event.key === ' ') onOpen(key)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') onStep(key, 1)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') onStep(key, -1)
    else if (event.key === 'Escape') onActive(null)
    else return
    event.preventDefault()
  }
  return order.map((point) => {
    const x = scale.x(point.usd)
    const y = scale.y(point.p99Us)
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
      <g
        key={point.key}
        data-mark={point.key}
        role="button"
        tabIndex={point.key === focusable ? 0 : -1}
        aria-label={point.facts.join(', ')}
        className={styles.mark}
        style={{ color: colourOf(point) }}
        onClick={() => onOpen(point.key)}
        onKeyDown={(event) => onKey(event, point.key)}
        onFocus={() => onActive(point.key)}
        onBlur={() => onActive(null)}
        onMouseEnter={() => onActive(point.key)}
        onMouseLeave={() => onActive(null)}
      >
        <OtherReadings point={point} scale={scale} />
        <ErrorBar point={point} scale={scale} />
        {point.chosen && <circle cx={x} cy={y} r={10} className={styles.ring} />}
        <g transform={`translate(${x - HALF} ${y - HALF})`}>{BASIS_SHAPES[point.basis]}</g>
        <circle cx={x} cy={y} r={12} className={styles.hit} />
        <circle cx={x} cy={y} r={13} className={styles.focus} />
      </g>
    )
  })
}

const stands = ({ standing, chosen }: FrontierPoint): boolean => standing === 'frontier' || chosen

const FIRST_BASELINE = 11
const LINE = 14

export function Labels({ labels, others }: { labels: readonly PointLabel[]; others: readonly OtherLabel[] }) {
  return (
    <g pointerEvents="none">
      {others.map(({ key, text, x, y }) => (
        <text key={key} x={x} y={y + 4} textAnchor="end" className={`${styles.dim} ${styles.halo}`}>
          {text}
        </text>
      ))}
      {labels.map((label) => {
        const x =
          label.anchor === 'start'
            ? label.x
            : label.anchor === 'end'
              ? label.x + label.width
              : label.x + label.width / 2
        const { point } = label
        const name = [
          stands(point) ? styles.name : styles.off,
          point.chosen ? styles.chosenName : '',
          styles.halo,
        ].join(' ')
        return label.lines.map((line, index) => (
          <text
            key={`${label.key} ${line}`}
            x={x}
            y={label.y + FIRST_BASELINE + index * LINE}
            textAnchor={label.anchor}
            className={index === 0 ? name : `${styles.halo} ${stands(point) ? '' : styles.dim}`}
          >
            {line}
          </text>
        ))
      })}
    </g>
  )
}
