import type { NinesSeries } from '@/components/charts/nines'
import { ninesSeries } from '@/components/run/distributions'
import type { Operation } from '@/lib/model/benchmark-run'
import { letterOf, type Side } from './comparison'

export type OperationCurves = { readonly operation: Operation; readonly series: readonly NinesSeries[] }

/** More curves than this in one chart are not told apart. */
const MOST_CURVES = 8

/**
 * Curves of each operation that two sides have, named A, B, and A1, A2 where a side has repetitions. A published row has
 * no distribution, only what was printed: no curve is drawn for it.
 */
export function operationCurves(sides: readonly Side[]): readonly OperationCurves[] {
  const operations = [
    ...new Set(sides.flatMap(({ parts }) => parts.flatMap(({ results }) => results.map((one) => one.operation)))),
  ]
  return operations
    .map((operation) => ({
      operation,
      series: sides.flatMap((side, index) => curvesOf(side, index, operation)).slice(0, MOST_CURVES),
    }))
    .filter(({ series }) => new Set(series.map((one) => one.operation.split('#')[0])).size > 1)
}

const curvesOf = ({ parts }: Side, index: number, operation: Operation): readonly NinesSeries[] =>
  parts
    .filter(({ kind }) => kind === 'run')
    .flatMap(({ results }, place, all) => {
      const name = all.length > 1 ? `${letterOf(index)}${place + 1}` : letterOf(index)
      const distributions = results
        .filter((one) => one.operation === operation)
        .map(({ histogram, ...result }) => ({ result, histogram }))
      return ninesSeries(distributions, () => name).map((one) => ({ ...one, operation: `side-${index}#${place}` }))
    })
