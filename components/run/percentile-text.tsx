import { useTranslations } from 'next-intl'
import { Measured } from '@/components/runs/measured'
import { Unknown } from '@/components/runs/unknown'
import type { LatencySummary } from '@/lib/model/benchmark-run'
import type { Basis } from '@/lib/model/quantity'
import { formatCount, formatLatency } from '@/lib/units/format'
import { statedPercentile } from './percentiles'
import styles from './run.module.css'

type PercentileTextProps = { latency: LatencySummary; percent: number; basis?: Basis }

/** A percentile as far as its samples carry it: "~" before one with few beyond it, a dash for one with none. */
export function PercentileText({ latency, percent, basis }: PercentileTextProps) {
  const t = useTranslations('run')
  const stated = statedPercentile(latency, percent)
  switch (stated.state) {
    case 'missing':
      return <Unknown why={t('percentileMissing')} />
    case 'none':
      return <Unknown why={t('percentileNone', { samples: formatCount(latency.samples ?? 0).value })} />
    case 'few':
      return (
        <span className={styles.few} title={t('percentileFew', { count: Math.floor(stated.beyond ?? 0) })}>
          <Measured shown={formatLatency(stated.us)} basis={basis} about />
          <span className="vh">{t('percentileFew', { count: Math.floor(stated.beyond ?? 0) })}</span>
        </span>
      )
    case 'sure':
      return <Measured shown={formatLatency(stated.us)} basis={basis} />
  }
}
