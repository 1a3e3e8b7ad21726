import { useTranslations } from 'next-intl'
import { percentOf } from '@/components/charts/nines'
import { Section } from '@/components/ui/section'
import styles from './compare.module.css'
import type { Side } from './comparison'
import { type OperationCurves, operationCurves } from './curves'
import { OverlaidNines } from './overlaid-nines'

/** Latency of all sides over each other, operation by operation; or why there is none. */
export function CurvesFigure({ sides }: { sides: readonly Side[] }) {
  const t = useTranslations('compare')
  const curves = operationCurves(sides)
  return (
    <Section title={t('curves')}>
      {curves.length === 0 && <p className={styles.nothing}>{t('noCurves')}</p>}
      {curves.map((one) => (
        <div key={one.operation} className={styles.figure}>
          <OverlaidNines {...one} rows={quotedRows(one)} />
        </div>
      ))}
    </Section>
  )
}

const QUOTED = [50, 90, 95, 99, 99.9, 99.99]
/** Points of a curve lie on a grid: the quoted places are on it up to rounding. */
const SAME_PLACE = 1e-6

export type QuotedRow = { readonly percent: number; readonly us: readonly (number | null)[] }

const quotedRows = ({ series }: OperationCurves): readonly QuotedRow[] =>
  QUOTED.map((percent) => ({
    percent,
    us: series.map(
      ({ curve }) => curve.points.find(({ x }) => Math.abs(percentOf(x) - percent) < SAME_PLACE)?.us ?? null,
    ),
  }))
