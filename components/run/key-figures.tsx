import { useTranslations } from 'next-intl'
import { latencyBasis, Measured } from '@/components/runs/measured'
import { useRunWords } from '@/components/runs/run-words'
import type { Fact } from '@/components/ui/facts'
import { formatLatency } from '@/lib/units/format'
import type { Distribution } from './distributions'
import { PercentileText } from './percentile-text'
import styles from './run.module.css'

/** More operations than these are in the table below. */
const MOST_OPERATIONS = 2

type KeyFiguresProps = {
  distributions: readonly Distribution[]
  /** Figures of several runs together: rates are sums and means are weighted by samples, so both stay measured. */
  pooled?: boolean
}

/** Rate, throughput, mean and p99 of the operations that did most. */
export function KeyFigures({ distributions, pooled = false }: KeyFiguresProps) {
  const t = useTranslations('run.keys')
  const words = useRunWords()
  const busiest = [...distributions]
    .sort((a, b) => (b.result.count ?? 0) - (a.result.count ?? 0))
    .slice(0, MOST_OPERATIONS)
  const shown = distributions.filter((one) => busiest.includes(one))
  const facts = shown.flatMap(({ result }): Fact[] => {
    const { operation, operationsPerSecond: rate, bytesPerSecond, latency } = result
    const basis = pooled ? 'measured' : latencyBasis(latency.origin)
    const label = (key: string) => (
      <span className={styles.sentence}>{t(key, { operation: words.operation(operation) })}</span>
    )
    return [
      {
        key: `${operation}-rate`,
        label: label('rate'),
        value: <Measured shown={rate === null ? null : words.rate(operation, rate)} basis="measured" />,
      },
      {
        key: `${operation}-throughput`,
        label: label('throughput'),
        value: <Measured shown={bytesPerSecond === null ? null : words.throughput(bytesPerSecond)} basis="measured" />,
      },
      {
        key: `${operation}-mean`,
        label: label('mean'),
        value: <Measured shown={latency.meanUs === null ? null : formatLatency(latency.meanUs)} basis={basis} />,
      },
      {
        key: `${operation}-p99`,
        label: label('p99'),
        value: <PercentileText latency={latency} percent={99} basis={basis} />,
      },
    ]
  })
  if (facts.length === 0) return null
  return (
    <div className={styles.keysFrame}>
      <dl className={styles.keys}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
