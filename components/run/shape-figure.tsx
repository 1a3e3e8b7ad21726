'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Figure } from '@/components/charts/figure'
import { useRunWords } from '@/components/runs/run-words'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { formatCount, formatLatency, formatPercent } from '@/lib/units/format'
import { type Distribution, histogramSeries } from './distributions'
import styles from './run.module.css'

const HistogramChart = dynamic(
  () => import('@/components/charts/histogram-chart').then((module) => module.HistogramChart),
  { ssr: false, loading: () => <div className={styles.shapePlaceholder} /> },
)

/** The shape of latency, where the file has bins. */
export function ShapeFigure({ distributions, fileName }: { distributions: readonly Distribution[]; fileName: string }) {
  const t = useTranslations('run.shape')
  const words = useRunWords()
  const { buckets, series, relativeError } = histogramSeries(distributions, {
    nameOf: words.operation,
    noteOf: (samples) => t('samples', { count: formatCount(samples).value }),
  })
  if (series.length === 0) return null
  const rows = Array.from({ length: buckets.size }, (_, index) => ({
    fromUs: buckets.edgeUs(index),
    toUs: buckets.edgeUs(index + 1),
    counts: buckets.counts.map((column) => column[index] ?? 0),
  }))
  return (
    <Figure
      title={t('title')}
      caption={t('caption', { error: formatPercent(relativeError).text })}
      fileName={`${fileName}-histogram`}
      chart={
        <HistogramChart
          label={(name) => t('label', { name })}
          series={series}
          buckets={buckets}
          words={{
            axis: (unit) => t('axis', { unit: unit === '' ? 'none' : unit, perOctave: buckets.perOctave }),
          }}
          formatUs={(us) => formatLatency(us).text}
          formatCount={(count) => formatCount(count).value}
        />
      }
      table={
        <Table caption={t('title')}>
          <thead>
            <Tr>
              <Th>{t('bucket')}</Th>
              {series.map(({ name }) => (
                <Th key={name} numeric>
                  {name}
                </Th>
              ))}
            </Tr>
          </thead>
          <tbody>
            {rows.map(({ fromUs, toUs, counts }) => (
              <Tr key={fromUs}>
                <Td className="nb">{`${formatLatency(fromUs).text} – ${formatLatency(toUs).text}`}</Td>
                {counts.map((count, index) => (
                  <Td key={series[index]?.name} numeric>
                    {formatCount(count).value}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      }
      csv={[
        ['fromUs', 'toUs', ...series.map(({ operation }) => operation)],
        ...rows.map(({ fromUs, toUs, counts }) => [fromUs, toUs, ...counts]),
      ]}
      footnote={t('footnote')}
    />
  )
}
