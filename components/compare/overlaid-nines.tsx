'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Figure } from '@/components/charts/figure'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { formatLatency } from '@/lib/units/format'
import styles from './compare.module.css'
import type { OperationCurves } from './curves'
import type { QuotedRow } from './curves-figure'

const NinesChart = dynamic(() => import('@/components/charts/nines-chart').then((module) => module.NinesChart), {
  ssr: false,
  loading: () => <div className={styles.placeholder} />,
})

/** The distributions of one operation, each side in its colour. */
export function OverlaidNines({ operation, series, rows }: OperationCurves & { rows: readonly QuotedRow[] }) {
  const t = useTranslations('compare')
  const chart = useTranslations('run.latency')
  const name = useTranslations('runs.operations')(operation)
  const common = useTranslations('common')
  const title = t('curvesOf', { operation: name })
  return (
    <Figure
      title={title}
      caption={t('curvesCaption')}
      fileName={`tierfront-compare-${operation}`}
      chart={
        <NinesChart
          label={t('curvesLabel', { operation: name, sides: series.map((one) => one.name).join(', ') })}
          series={series}
          words={{
            fewBeyond: chart('fewBeyond'),
            max: (side, value) => chart('max', { name: side, value }),
            axis: chart('axis'),
          }}
          formatUs={(us) => formatLatency(us).text}
        />
      }
      table={
        <Table caption={title}>
          <thead>
            <Tr>
              <Th>{t('percentile')}</Th>
              {series.map((one) => (
                <Th key={one.name} numeric>
                  {one.name}
                </Th>
              ))}
            </Tr>
          </thead>
          <tbody>
            {rows.map(({ percent, us }) => (
              <Tr key={percent}>
                <Td>p{percent}</Td>
                {series.map((one, index) => {
                  const value = us[index] ?? null
                  return (
                    <Td key={one.name} numeric>
                      {value === null ? common('unknown') : formatLatency(value).text}
                    </Td>
                  )
                })}
              </Tr>
            ))}
          </tbody>
        </Table>
      }
      csv={[
        ['percent', ...series.map((one) => `${one.name}LatencyUs`)],
        ...rows.map(({ percent, us }) => [percent, ...us]),
      ]}
      footnote={t('curvesNote')}
    />
  )
}
