import { useTranslations } from 'next-intl'
import { samplesBeyond } from '@/components/charts/nines'
import { Measured } from '@/components/runs/measured'
import { useRunWords } from '@/components/runs/run-words'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { LatencySummary } from '@/lib/model/benchmark-run'
import { formatCount, formatLatency } from '@/lib/units/format'
import type { Distribution } from './distributions'
import { PercentileText } from './percentile-text'

/** Every percentile that any of them has, ascending. */
export const percentsOf = (latencies: readonly LatencySummary[]): readonly number[] =>
  [...new Set(latencies.flatMap(({ percentiles }) => percentiles.map(({ percent }) => percent)))].sort((a, b) => a - b)

/** The numbers behind the curve, and how many samples lie beyond each. */
export function PercentileTable({ distributions }: { distributions: readonly Distribution[] }) {
  const t = useTranslations('run.latency')
  const words = useRunWords()
  const latencies = distributions.map(({ result }) => result.latency)
  return (
    <Table caption={t('tableCaption')}>
      <thead>
        <Tr>
          <Th>{t('percentile')}</Th>
          {distributions.flatMap(({ result: { operation } }) => [
            <Th key={operation} numeric>
              {words.operation(operation)}
            </Th>,
            <Th key={`${operation}-beyond`} numeric hideOn="narrow">
              {t('beyond')}
            </Th>,
          ])}
        </Tr>
      </thead>
      <tbody>
        <Tr>
          <Th scope="row">{t('minimum')}</Th>
          {latencies.flatMap(({ minUs }, index) => extreme(minUs, `min-${index}`))}
        </Tr>
        {percentsOf(latencies).map((percent) => (
          <Tr key={percent}>
            <Th scope="row">p{percent}</Th>
            {distributions.flatMap(({ result: { operation, latency } }) => [
              <Td key={operation} numeric>
                <PercentileText latency={latency} percent={percent} />
              </Td>,
              <Td key={`${operation}-beyond`} numeric hideOn="narrow" className="sec">
                {latency.samples === null ? '' : formatCount(Math.floor(samplesBeyond(latency.samples, percent))).value}
              </Td>,
            ])}
          </Tr>
        ))}
        <Tr kind="total">
          <Th scope="row">{t('maximum')}</Th>
          {latencies.flatMap(({ maxUs }, index) => extreme(maxUs, `max-${index}`))}
        </Tr>
      </tbody>
    </Table>
  )
}

const extreme = (us: number | null, key: string) => [
  <Td key={key} numeric>
    <Measured shown={us === null ? null : formatLatency(us)} />
  </Td>,
  <Td key={`${key}-beyond`} hideOn="narrow" />,
]
