import { BasisGlyph } from '@/components/ui/basis-glyph'
import type { LatencySummary } from '@/lib/model/benchmark-run'
import type { Basis } from '@/lib/model/quantity'
import type { Formatted } from '@/lib/units/format'
import styles from './runs.module.css'
import { Unknown } from './unknown'

/** How a latency is known. Means over intervals were measured; what follows from a rate by Little's law is modelled. */
export const latencyBasis = (origin: LatencySummary['origin']): Basis =>
  origin === 'derived' ? 'modelled' : 'measured'

type MeasuredProps = {
  /** Null: not reported. */
  shown: Formatted | null
  /** Without it no glyph: where everything in a column is known in the same way. */
  basis?: Basis | undefined
  why?: string | undefined
  /** `~` before a number that few samples carry. */
  about?: boolean
}

/** Glyph, number and unit; every digit on hover. */
export function Measured({ shown, basis, why, about = false }: MeasuredProps) {
  if (shown === null) return <Unknown {...(why !== undefined && { why })} />
  return (
    <span className={styles.measured} title={shown.exact}>
      {basis !== undefined && <BasisGlyph basis={basis} />}
      {about && <span aria-hidden="true">~</span>}
      {shown.value}
      <span className={styles.unit} data-unit="">
        {shown.unit}
      </span>
    </span>
  )
}
