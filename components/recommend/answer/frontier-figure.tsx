'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { Figure } from '@/components/charts/figure'
import type { FrontierGuides } from '@/components/charts/frontier-model'
import { BASIS_SHAPES, BasisLegend } from '@/components/ui/basis-glyph'
import { useReason } from '@/components/ui/reason-text'
import type { Recommendation } from '@/lib/model/recommendation'
import { formatSize } from '@/lib/units/format'
import { latencyAxisText, latencyText, rangeText, usdAxisText, usdText } from '../show'
import styles from './answer.module.css'
import { pointsOf, primaryOperation, primaryP99 } from './answer-view'
import { FrontierTable } from './frontier-table'

/** Recharts is as large as the rest of the page: it comes after the words. */
const FrontierChart = dynamic(
  () => import('@/components/charts/frontier-chart').then((module) => module.FrontierChart),
  {
    ssr: false,
    loading: () => <div className={styles.placeholder} />,
  },
)

/** Above this a request's latency is the wait in the queue, on every option that we know. */
const QUEUEING_FROM_US = 1e6

type FrontierFigureProps = { recommendation: Recommendation; onOpen: (key: string) => void }

export function FrontierFigure({ recommendation, onOpen }: FrontierFigureProps) {
  const t = useTranslations('recommend.chart')
  const basis = useTranslations('basis')
  const reason = useReason()
  // `latency.write.p99` and its like share one word.
  const outWord = (constraint: string): string => {
    const key = `out.${constraint.split('.')[0]}`
    return t.has(key) ? t(key) : ''
  }
  const operation = t(`operations.${primaryOperation(recommendation.workload)}`)
  const points = pointsOf(recommendation, {
    reason: ({ unmet }) => (unmet[0] === undefined ? '' : reason(unmet[0].because)),
    short: ({ unmet }) => outWord(unmet[0]?.constraint ?? ''),
    basis: (quantity) => basis(quantity.basis),
    range: rangeText,
  })
  const undrawn = recommendation.ranked.length - points.length
  const title = t('title', { operation })
  return (
    <Figure
      title={title}
      caption={t('caption')}
      fileName="tierfront-frontier"
      legend={
        <BasisLegend>
          <li className={styles.offKey}>
            <svg viewBox="0 0 12 12" width="10" height="10" style={{ color: 'var(--line-control)' }} aria-hidden="true">
              {BASIS_SHAPES.modelled}
            </svg>
            {t('off')}
          </li>
        </BasisLegend>
      }
      chart={
        <FrontierChart
          label={t('label', { title, count: points.length })}
          points={points}
          guides={useGuides(
            recommendation,
            points.some((point) => point.p99Us >= QUEUEING_FROM_US),
          )}
          formatUsd={usdAxisText}
          formatUs={latencyAxisText}
          onOpen={onOpen}
        />
      }
      table={<FrontierTable recommendation={recommendation} onOpen={onOpen} />}
      csv={csvOf(recommendation)}
      footnote={t('footnote', {
        region: recommendation.region,
        stored: formatSize(recommendation.workload.storedBytes, 'binary').text,
        hours: recommendation.workload.billingMonthHours,
        undrawn,
      })}
    />
  )
}

function useGuides({ workload }: Recommendation, queueing: boolean): FrontierGuides {
  const t = useTranslations('recommend.chart')
  const operation = primaryOperation(workload)
  const slo = workload.slo.find((one) => one.operation === operation)
  const limit = slo === undefined ? '' : latencyText(slo.latencyUs)
  return {
    slo:
      slo === undefined
        ? null
        : {
            us: slo.latencyUs,
            text: t('slo', { percentile: slo.percentile, operation: t(`operations.${operation}`), limit }),
            shortText: t('sloShort', { limit }),
          },
    budget:
      workload.budgetPerMonth === null || Number(workload.budgetPerMonth) <= 0
        ? null
        : { usd: Number(workload.budgetPerMonth), text: t('budget', { usd: usdText(workload.budgetPerMonth) }) },
    queueing: queueing ? { us: QUEUEING_FROM_US, text: t('queueing'), shortText: t('queueingShort') } : null,
    frontierText: t('frontier'),
    usdAxisText: t('usdAxis'),
  }
}

const CSV_HEAD = [
  'optionId',
  'configuration',
  'usdPerMonth',
  'p99Us',
  'p99LowUs',
  'p99HighUs',
  'basis',
  'feasible',
  'onFrontier',
]

const csvOf = ({ ranked, workload }: Recommendation) => [
  CSV_HEAD,
  ...ranked.map(({ estimate, feasible, onFrontier }) => {
    const p99 = primaryP99(estimate, workload)
    return [
      estimate.optionId,
      estimate.configurationText,
      estimate.bill.total,
      p99?.value ?? null,
      p99?.low ?? null,
      p99?.high ?? null,
      p99?.basis ?? null,
      String(feasible),
      String(onFrontier),
    ]
  }),
]
