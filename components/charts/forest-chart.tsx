import styles from './forest-chart.module.css'

/** One ratio with its interval; `tone` repeats what the words beside it say. */
export type ForestMark = {
  readonly ratio: number
  readonly low: number | null
  readonly high: number | null
  readonly tone: 'better' | 'worse' | 'same'
}

const WIDTH = 240
const HEIGHT = 24
const PAD = 8

/** Place of a ratio on a log axis from 1/reach to reach. */
export const forestX = (ratio: number, reach: number): number => {
  const share = Math.log(ratio) / Math.log(reach) / 2 + 0.5
  return PAD + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * PAD)
}

/** A row of a forest plot: interval as a bar, ratio as a dot (hollow without an interval), the line at 1. */
export function ForestRow({ mark, reach, label }: { mark: ForestMark; reach: number; label: string }) {
  const y = HEIGHT / 2
  const x = forestX(mark.ratio, reach)
  return (
    <svg className={styles.row} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} data-tone={mark.tone}>
      <title>{label}</title>
      {[1 / Math.sqrt(reach), Math.sqrt(reach)].map((ratio) => (
        <line
          key={ratio}
          className={styles.grid}
          x1={forestX(ratio, reach)}
          x2={forestX(ratio, reach)}
          y1={0}
          y2={HEIGHT}
        />
      ))}
      <line className={styles.one} x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
      {mark.low !== null && mark.high !== null ? (
        <>
          <path
            className={styles.interval}
            d={`M${forestX(mark.low, reach)} ${y - 4}v8M${forestX(mark.low, reach)} ${y}H${forestX(mark.high, reach)}M${forestX(mark.high, reach)} ${y - 4}v8`}
          />
          <circle className={styles.dot} cx={x} cy={y} r={4} />
        </>
      ) : (
        <circle className={styles.hollow} cx={x} cy={y} r={3.5} />
      )}
    </svg>
  )
}

/** The ends and the middle of the axis that all rows share. */
export function ForestAxis({ reach }: { reach: number }) {
  const text = (value: number): string => `${Number(value.toPrecision(2))}×`
  return (
    <span className={styles.axis}>
      <span>{text(1 / reach)}</span>
      <span>1×</span>
      <span>{text(reach)}</span>
    </span>
  )
}
