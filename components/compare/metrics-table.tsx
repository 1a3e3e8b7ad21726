import { useTranslations } from 'next-intl'
import { ForestAxis, ForestRow } from '@/components/charts/forest-chart'
import { useRunWords } from '@/components/runs/run-words'
import { classNames } from '@/components/ui/class-names'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { MetricComparison } from '@/lib/model/comparison'
import { type Formatted, formatLatency, formatRatio } from '@/lib/units/format'
import styles from './compare.module.css'
import { judge, ratioExtent, whyNoInterval } from './comparison'

type MetricsTableProps = { metrics: readonly MetricComparison[]; letter: string }

/** Metric by metric: both values, every repetition, the ratio with its interval, and what may be said of it. */
export function MetricsTable({ metrics, letter }: MetricsTableProps) {
  const t = useTranslations('compare')
  const operation = useTranslations('runs.operations')
  const reach = ratioExtent(metrics)
  const groups = [...new Set(metrics.map((one) => one.operation))]
  const single = metrics.some((one) => whyNoInterval(one) === 'single')
  return (
    <>
      <Table caption={t('against', { letter })} className={styles.metrics}>
        <thead>
          <Tr>
            <Th>{t('metric')}</Th>
            <Th numeric>A</Th>
            <Th numeric>{letter}</Th>
            <Th numeric>{t('ratio', { letter })}</Th>
            <Th hideOn="narrow">
              <ForestAxis reach={reach} />
            </Th>
            <Th>{t('verdict')}</Th>
          </Tr>
        </thead>
        {groups.map((name) => (
          <tbody key={name}>
            <Tr kind="group">
              <Th scope="rowgroup" colSpan={6}>
                {operation(name)}
              </Th>
            </Tr>
            {metrics
              .filter((one) => one.operation === name)
              .map((one) => (
                <MetricRow key={one.metric} one={one} reach={reach} />
              ))}
          </tbody>
        ))}
      </Table>
      <p className={styles.note}>
        {t('axisNote')} {single && t('singleNote')}
      </p>
    </>
  )
}

function MetricRow({ one, reach }: { one: MetricComparison; reach: number }) {
  const t = useTranslations('compare')
  const judgement = judge(one)
  const missing = whyNoInterval(one)
  const interval =
    one.low !== null && one.high !== null ? `${formatRatio(one.low).value} – ${formatRatio(one.high).value}` : null
  const ratio = one.ratio === null ? null : formatRatio(one.ratio)
  const label = [ratio?.text ?? t('noRatio'), interval ?? t(`noInterval.${missing ?? 'single'}`)].join(t('comma'))
  return (
    <Tr>
      <Td className="nb">
        {t(`metrics.${one.metric.replace('.', '')}`)}{' '}
        <span className={styles.direction}>{t(`direction.${one.better}`)}</span>
      </Td>
      <Td numeric>
        <Points one={one} values={one.baseline} />
      </Td>
      <Td numeric>
        <Points one={one} values={one.other} />
      </Td>
      <Td numeric>
        <strong title={ratio?.exact}>{ratio?.text ?? t('noRatio')}</strong>
        <div className={styles.points}>{interval ?? t(`noInterval.${missing ?? 'single'}`)}</div>
      </Td>
      <Td hideOn="narrow">
        {one.ratio !== null && (
          <ForestRow
            mark={{
              ratio: one.ratio,
              low: one.low,
              high: one.high,
              tone: judgement === 'better' || judgement === 'worse' ? judgement : 'same',
            }}
            reach={reach}
            label={label}
          />
        )}
      </Td>
      <Td className={classNames('nb', styles[judgement])}>{t(`judgement.${judgement}`)}</Td>
    </Tr>
  )
}

/** The geometric mean, as the ratio takes it, and under it every value that it is of. */
function Points({ one, values }: { one: MetricComparison; values: readonly number[] }) {
  const t = useTranslations('compare')
  const words = useRunWords()
  const show = (value: number): Formatted => {
    if (one.metric === 'operationsPerSecond') return words.rate(one.operation, value)
    return one.metric === 'bytesPerSecond' ? words.throughput(value) : formatLatency(value)
  }
  if (values.length < 2 || values.some((value) => value <= 0)) {
    return values.map((value) => show(value).text).join(' · ')
  }
  const middle = Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  return (
    <>
      <span title={t('geometricMean')}>{show(middle).text}</span>
      <div className={styles.points}>{values.map((value) => show(value).text).join(' · ')}</div>
    </>
  )
}
