'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Figure } from '@/components/charts/figure'
import { useRunWords } from '@/components/runs/run-words'
import { formatCount, formatLatency } from '@/lib/units/format'
import { type Distribution, ninesSeries } from './distributions'
import { PercentileTable, percentsOf } from './percentile-table'
import styles from './run.module.css'

/** Recharts is as large as the rest of the page: it comes after the words. */
const NinesChart = dynamic(() => import('@/components/charts/nines-chart').then((module) => module.NinesChart), {
  ssr: false,
  loading: () => <div className={styles.ninesPlaceholder} />,
})

type LatencyFigureProps = {
  distributions: readonly Distribution[]
  fileName: string
  /** Jobs whose bins were added; 1 for a run by itself. */
  merged: number
}

/** Latency against percentile, or why there is no curve. */
export function LatencyFigure({ distributions, fileName, merged }: LatencyFigureProps) {
  const t = useTranslations('run.latency')
  const words = useRunWords()
  const series = ninesSeries(distributions, words.operation)
  if (series.length === 0) return <p className={styles.nothing}>{t('noCurve')}</p>
  const kinds = [...new Set(distributions.map(({ result }) => result.latency.kind ?? 'unknown'))]
  const fromBins = distributions.every(({ histogram }) => histogram !== null)
  const label = t('label', { operations: series.map(({ name }) => name).join(', ') })
  return (
    <Figure
      title={t('title')}
      caption={t('caption', { kind: kinds.map((kind) => t(`kinds.${kind}`)).join(' · ') })}
      fileName={`${fileName}-percentiles`}
      chart={
        <NinesChart
          label={label}
          series={series}
          words={{
            fewBeyond: t('fewBeyond'),
            max: (name, value) => t('max', { name, value }),
            axis: t('axis'),
          }}
          formatUs={(us) => formatLatency(us).text}
        />
      }
      table={<PercentileTable distributions={distributions} />}
      csv={csvOf(distributions)}
      footnote={
        <>
          {merged > 1
            ? t('mergedFrom', { count: formatCount(merged).value })
            : t(fromBins ? 'fromBins' : 'fromReported')}
          {t('footnote')}
        </>
      }
    />
  )
}

const csvOf = (distributions: readonly Distribution[]) => [
  ['operation', 'percent', 'latencyUs', 'samples', 'origin'],
  ...distributions.flatMap(({ result: { operation, latency } }) => [
    ...percentsOf([latency]).map((percent) => [
      operation,
      percent,
      latency.percentiles.find((one) => one.percent === percent)?.us ?? null,
      latency.samples,
      latency.origin,
    ]),
    [operation, 100, latency.maxUs, latency.samples, latency.origin],
  ]),
]
