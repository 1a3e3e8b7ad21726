import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { usdText } from '@/components/recommend/show'
import { ReasonText } from '@/components/ui/reason-text'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { ReadingAnswer, Recommendation } from '@/lib/model/recommendation'
import { formatRatio } from '@/lib/units/format'
import styles from './costs.module.css'
import { type ReadingTable, readingTables } from './costs-model'
import { type CostsPlace, costsAddress } from './search-params'

type ReadingsSectionProps = { place: CostsPlace; recommendation: Recommendation }

/** What each reading of the declaration would cost; picking one asks the question again with it. */
export function ReadingsSection({ place, recommendation }: ReadingsSectionProps) {
  const t = useTranslations('costs.readings')
  const tables = readingTables(recommendation)
  if (tables.length === 0) return null
  return (
    <Section title={t('title')} note={t('note')}>
      <div className={styles.readings}>
        {tables.map((table) => (
          <OneCheck key={table.check} table={table} place={place} recommendation={recommendation} />
        ))}
      </div>
    </Section>
  )
}

type OneCheckProps = ReadingsSectionProps & { table: ReadingTable }

function OneCheck({ table, place, recommendation }: OneCheckProps) {
  const t = useTranslations('costs')
  const finding = recommendation.contradictions.find(({ code }) => code === table.check)
  return (
    <div>
      <h3 className={styles.finding}>
        {finding === undefined ? table.check : <ReasonText reason={finding} space="checks" />}
      </h3>
      <Table caption={t('readings.caption', { check: table.check })}>
        <thead>
          <Tr>
            <Th>{t('option')}</Th>
            {table.readings.map((reading) => (
              <Th key={reading.reading} numeric className={styles.reading}>
                <ReadingHead reading={reading} place={place} />
              </Th>
            ))}
            <Th numeric hideOn="narrow">
              {t('readings.times')}
            </Th>
          </Tr>
        </thead>
        <tbody>
          {table.rows.map(({ optionId, label, usd, times }) => (
            <Tr key={optionId}>
              <Td>{label}</Td>
              {table.readings.map(({ reading }, index) => {
                const text = usd[index] ?? null
                return (
                  <Td key={reading} numeric>
                    {text === null ? <span className="mut">{t('priceUnknown')}</span> : usdText(text)}
                  </Td>
                )
              })}
              <Td numeric hideOn="narrow" className="sec">
                {formatRatio(times).text === formatRatio(1).text ? '' : formatRatio(times).text}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function ReadingHead({ reading, place }: { reading: ReadingAnswer; place: CostsPlace }) {
  const t = useTranslations('costs.readings')
  const { workload } = place.request
  const picked = workload.readings[reading.check] === reading.reading
  const { [reading.check]: _, ...others } = workload.readings
  const readings = picked ? others : { ...others, [reading.check]: reading.reading }
  return (
    <>
      {reading.letter} <ReasonText reason={reading.because} />
      <br />
      <Link
        href={costsAddress(place, { request: { ...place.request, workload: { ...workload, readings } } })}
        aria-current={picked ? 'true' : undefined}
        scroll={false}
      >
        {t(picked ? 'release' : 'use', { letter: reading.letter })}
      </Link>
    </>
  )
}
