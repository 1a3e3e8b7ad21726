import { useTranslations } from 'next-intl'
import { useRunWords } from '@/components/runs/run-words'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { RunGroup } from '@/lib/model/benchmark-run'
import { formatRange } from '@/lib/units/format'
import { QUOTED_PERCENTS } from './percentiles'
import styles from './run.module.css'

/** Percentiles of jobs without bins can't be merged: the merged one lies between theirs, and that is all there is to say. */
export function BoundsTable({ bounds }: { bounds: RunGroup['bounds'] }) {
  const t = useTranslations('run.group')
  const words = useRunWords()
  const operations = [...new Set(bounds.map(({ operation }) => operation))]
  const percents = QUOTED_PERCENTS.filter((percent) => bounds.some((bound) => bound.percent === percent))
  return (
    <>
      <p className={styles.nothing}>{t('boundsWhy')}</p>
      <Table caption={t('boundsCaption')}>
        <thead>
          <Tr>
            <Th>{t('percentile')}</Th>
            {operations.map((operation) => (
              <Th key={operation} numeric>
                {words.operation(operation)}
              </Th>
            ))}
          </Tr>
        </thead>
        <tbody>
          {percents.map((percent) => (
            <Tr key={percent}>
              <Th scope="row">p{percent}</Th>
              {operations.map((operation) => {
                const bound = bounds.find((one) => one.operation === operation && one.percent === percent)
                const range = bound === undefined ? null : formatRange(bound.lowUs, bound.highUs, 'us')
                return (
                  <Td key={operation} numeric title={range?.exact}>
                    {range?.text ?? '–'}
                  </Td>
                )
              })}
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
