'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { FrozenRun } from '@/lib/model/report'
import { formatLatency, formatRate, formatThroughput } from '@/lib/units/format'
import { useFrozenWords } from './frozen-words'

const P99 = 99

/** The measured runs that the owner put into the report. */
export function ReportRuns({ runs }: { runs: readonly FrozenRun[] }) {
  const t = useTranslations('report.runs')
  const words = useFrozenWords()
  const byteUnits = useByteUnits()
  const rows = runs.flatMap((run, index) => run.results.map((result) => ({ run, number: index + 1, result })))
  return (
    <Table caption={t('title')}>
      <thead>
        <Tr>
          <Th>{t('run')}</Th>
          <Th>{t('operation')}</Th>
          <Th numeric>{t('rate')}</Th>
          <Th numeric hideOn="narrow">
            {t('throughput')}
          </Th>
          <Th numeric>{t('mean')}</Th>
          <Th numeric>p99</Th>
        </Tr>
      </thead>
      <tbody>
        {rows.map(({ run, number, result: { operation, operationsPerSecond, bytesPerSecond, latency } }) => {
          const p99 = latency.percentiles.find(({ percent }) => percent === P99)?.us ?? null
          return (
            <Tr key={`${run.runId} ${operation}`}>
              <Td>
                <bdi>{run.name ?? t('unnamed', { number })}</bdi>
                <span className="mut">
                  {' '}
                  {run.tool} {run.toolVersion}
                </span>
              </Td>
              <Td>{words.term(operation)}</Td>
              <Td numeric>{operationsPerSecond === null ? t('unknown') : formatRate(operationsPerSecond).text}</Td>
              <Td numeric hideOn="narrow">
                {bytesPerSecond === null ? t('unknown') : formatThroughput(bytesPerSecond, byteUnits).text}
              </Td>
              <Td numeric>{latency.meanUs === null ? t('unknown') : formatLatency(latency.meanUs).text}</Td>
              <Td numeric>{p99 === null ? t('unknown') : formatLatency(p99).text}</Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
