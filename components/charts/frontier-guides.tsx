import styles from './frontier-chart.module.css'
import { frontierPath, type GuideTexts } from './frontier-geometry'
import type { FrontierGuides, FrontierPoint, PlotScale } from './frontier-model'
import type { Box } from './place-labels'

/** Grounds under the grid: the corner that fits, and where requests queue. */
export function Grounds({ guides, scale }: { guides: FrontierGuides; scale: PlotScale }) {
  const { slo, budget, queueing } = guides
  const right = budget === null ? scale.right : scale.x(budget.usd)
  const top = slo === null ? scale.top : scale.y(slo.us)
  const queueBottom = queueing === null ? scale.top : scale.y(queueing.us)
  return (
    <g>
      {queueBottom > scale.top && (
        <rect
          x={scale.left}
          y={scale.top}
          width={scale.right - scale.left}
          height={queueBottom - scale.top}
          className={styles.queue}
        />
      )}
      {(slo !== null || budget !== null) && (
        <rect
          x={scale.left}
          y={top}
          width={Math.max(0, right - scale.left)}
          height={Math.max(0, scale.bottom - top)}
          className={styles.zone}
        />
      )}
    </g>
  )
}

const BASELINE = 11

function Words({ box, className, children }: { box: Box | null; className: string | undefined; children: string }) {
  if (box === null) return null
  return (
    <text x={box.x} y={box.y + BASELINE} className={`${className} ${styles.halo}`}>
      {children}
    </text>
  )
}

type GuidesProps = {
  points: readonly FrontierPoint[]
  guides: FrontierGuides
  scale: PlotScale
  texts: GuideTexts
  narrow: boolean
}

/** The objective, the budget and the frontier, each with its word beside it. */
export function Guides({ points, guides, scale, texts, narrow }: GuidesProps) {
  const { slo, budget, queueing } = guides
  const { left, right, top, bottom } = scale
  return (
    <g>
      {slo !== null && <line x1={left} x2={right} y1={scale.y(slo.us)} y2={scale.y(slo.us)} className={styles.slo} />}
      {budget !== null && (
        <line x1={scale.x(budget.usd)} x2={scale.x(budget.usd)} y1={top} y2={bottom} className={styles.budget} />
      )}
      <path d={frontierPath(points, scale)} className={styles.frontier} />
      {slo !== null && (
        <Words box={texts.slo} className={styles.sloText}>
          {narrow ? slo.shortText : slo.text}
        </Words>
      )}
      {budget !== null && (
        <Words box={texts.budget} className={undefined}>
          {budget.text}
        </Words>
      )}
      {queueing !== null && (
        <Words box={texts.queueing} className={styles.dim}>
          {narrow ? queueing.shortText : queueing.text}
        </Words>
      )}
      <Words box={texts.frontier} className={styles.frontierText}>
        {guides.frontierText}
      </Words>
    </g>
  )
}
