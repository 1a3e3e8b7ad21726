'use client'

import { useTranslations } from 'next-intl'
import { linkText } from '@/components/recommend/answer/binding-text'
import { useByteUnits } from '@/components/ui/byte-units'
import { QuantityText } from '@/components/ui/quantity-text'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { Estimate } from '@/lib/model/estimate'
import type { Recommendation } from '@/lib/model/recommendation'
import type { ReportSnapshot } from '@/lib/model/report'
import type { Reason } from '@/lib/outcome/reason'
import { useFrozenWords } from './frozen-words'
import styles from './report.module.css'

type ReportMethodProps = { snapshot: ReportSnapshot; answer: Recommendation; estimate: Estimate | null }

/** From which limits, assumptions and evidence the answer follows, and with which prices and models. */
export function ReportMethod({ snapshot, answer, estimate }: ReportMethodProps) {
  const t = useTranslations('report.method')
  const words = useFrozenWords()
  const { priceBook, modelVersion, considered, measureNext } = answer
  return (
    <>
      {estimate !== null && <Limits estimate={estimate} />}
      {estimate !== null && <Latency estimate={estimate} />}
      {estimate !== null && <Sentences title={t('assumed')} reasons={estimate.assumptions} />}
      {estimate !== null && (
        <Sentences title={t('evidence')} reasons={estimate.evidence.map(({ because }) => because)} />
      )}
      {measureNext !== null && (
        <p className={styles.text}>
          <b>{t('next')}</b> {words.text(measureNext.why)}
        </p>
      )}
      <p className={styles.text}>
        {t('made', { considered, model: modelVersion, app: snapshot.appVersion, date: priceBook.date })}{' '}
        <span className="mono">{priceBook.id.slice(0, 12)}</span>
      </p>
    </>
  )
}

function Limits({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('report.method')
  const words = useFrozenWords()
  const byteUnits = useByteUnits()
  const { chain, binding } = estimate.capacity
  if (chain.length === 0) return null
  return (
    <Table caption={t('limits')}>
      <thead>
        <Tr>
          <Th>{t('limit')}</Th>
          <Th numeric>{t('can')}</Th>
          <Th numeric>{t('asked')}</Th>
          <Th hideOn="narrow">{t('why')}</Th>
        </Tr>
      </thead>
      <tbody>
        {chain.map(({ name, dimension, limit, unit, demand, because, source, boughtBeyondBindingUsd }) => (
          <Tr key={`${name} ${dimension} ${limit}`}>
            <Td className={name === binding?.name && limit === binding.limit ? 'strong' : undefined}>
              {words.term(name)}
              {name === binding?.name && limit === binding.limit && <span className="sec"> {t('binds')}</span>}
            </Td>
            <Td numeric>{linkText(limit, unit, byteUnits)}</Td>
            <Td numeric>{demand === null ? '' : linkText(demand, unit, byteUnits)}</Td>
            <Td hideOn="narrow" className="sec">
              {words.text(because)}
              {source !== null && (
                <>
                  {' '}
                  <a href={source.url} rel="noreferrer noopener" target="_blank">
                    {source.name}
                  </a>
                </>
              )}
              {boughtBeyondBindingUsd !== null && (
                <span className="bad"> {t('bought', { usd: boughtBeyondBindingUsd })}</span>
              )}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** p50, p95 and p99 of both directions, each with what it is known from. */
function Latency({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('report.method')
  const words = useFrozenWords()
  const known = (['write', 'read'] as const).flatMap((operation) => {
    const latency = estimate.latency[operation]
    return latency === null ? [] : [{ operation, latency }]
  })
  if (known.length === 0) return null
  return (
    <Table caption={t('latency')} className={styles.second}>
      <thead>
        <Tr>
          <Th>{t('latency')}</Th>
          {['p50', 'p95', 'p99'].map((percentile) => (
            <Th key={percentile} numeric>
              {percentile}
            </Th>
          ))}
          <Th hideOn="narrow">{t('why')}</Th>
        </Tr>
      </thead>
      <tbody>
        {known.map(({ operation, latency: { p50Us, p95Us, p99Us, window } }) => (
          <Tr key={operation}>
            <Td>
              {words.term(operation)}, {t(`window.${window}`)}
            </Td>
            {[p50Us, p95Us, p99Us].map((quantity, index) => (
              <Td key={['p50', 'p95', 'p99'][index]} numeric>
                <QuantityText quantity={quantity} interval={index === 2} />
              </Td>
            ))}
            <Td hideOn="narrow" className="sec">
              {words.list(p99Us.because)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

function Sentences({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  const words = useFrozenWords()
  if (reasons.length === 0) return null
  return (
    <p className={styles.text}>
      <b>{title}</b> {words.list(reasons)}
    </p>
  )
}
