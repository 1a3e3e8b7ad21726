import { useTranslations } from 'next-intl'
import { latencyBasis, Measured } from '@/components/runs/measured'
import { useRunWords } from '@/components/runs/run-words'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { LatencySummary } from '@/lib/model/benchmark-run'
import { formatCount, formatLatency } from '@/lib/units/format'
import type { Distribution } from './distributions'
import { PercentileText } from './percentile-text'
import { QUOTED_PERCENTS } from './percentiles'

/** Submission, completion and total of every operation: the parts that an application waits for. */
export function LatencyTable({ distributions }: { distributions: readonly Distribution[] }) {
  const t = useTranslations('run.latency')
  const words = useRunWords()
  return (
    <Table caption={t('partsCaption')}>
      <thead>
        <Tr>
          <Th>{t('part')}</Th>
          {(['mean', 'stddev', 'minimum', 'maximum'] as const).map((key) => (
            <Th key={key} numeric hideOn={key === 'mean' ? undefined : 'narrow'}>
              {t(key)}
            </Th>
          ))}
          {QUOTED_PERCENTS.map((percent) => (
            <Th key={percent} numeric hideOn={NARROW_TOO.includes(percent) ? undefined : 'narrow'}>
              p{percent}
            </Th>
          ))}
          <Th numeric hideOn="narrow">
            {t('samples')}
          </Th>
        </Tr>
      </thead>
      <tbody>
        {distributions.flatMap(({ result }) =>
          [result.latency, ...result.otherLatencies].map((latency) => (
            <PartRow
              key={`${result.operation} ${latency.kind}`}
              name={t('partOf', {
                operation: words.operation(result.operation),
                kind: t(`parts.${latency.kind ?? 'unknown'}`),
              })}
              latency={latency}
            />
          )),
        )}
      </tbody>
    </Table>
  )
}

const NARROW_TOO: readonly number[] = [50, 99]

function PartRow({ name, latency }: { name: string; latency: LatencySummary }) {
  const { meanUs, stddevUs, minUs, maxUs, samples, origin } = latency
  const shown = (us: number | null) => (us === null ? null : formatLatency(us))
  return (
    <Tr>
      <Th scope="row" className="nb">
        {name}
      </Th>
      <Td numeric>
        <Measured shown={shown(meanUs)} basis={origin === 'derived' ? latencyBasis(origin) : undefined} />
      </Td>
      {[stddevUs, minUs, maxUs].map((us, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
        <Td key={index} numeric hideOn="narrow">
          <Measured shown={shown(us)} />
        </Td>
      ))}
      {QUOTED_PERCENTS.map((percent) => (
        <Td key={percent} numeric hideOn={NARROW_TOO.includes(percent) ? undefined : 'narrow'}>
          <PercentileText latency={latency} percent={percent} />
        </Td>
      ))}
      <Td numeric hideOn="narrow">
        <Measured shown={samples === null ? null : formatCount(samples)} />
      </Td>
    </Tr>
  )
}
