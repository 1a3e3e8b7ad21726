import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { pricesAddress } from '@/components/prices/search-params'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { useBillWords } from './bill-words'
import type { Unpriced } from './costs-model'

/** Options whose price nobody published: listed apart, because an unknown price is not a low one. */
export function UnpricedSection({ unpriced, region }: { unpriced: readonly Unpriced[]; region: string }) {
  const t = useTranslations('costs')
  const words = useBillWords()
  if (unpriced.length === 0) return null
  return (
    <Section title={t('unpriced.title')} note={t('unpriced.note')}>
      <Table caption={t('unpriced.title')}>
        <thead>
          <Tr>
            <Th>{t('option')}</Th>
            <Th hideOn="narrow">{t('unpriced.configuration')}</Th>
            <Th>{t('unpriced.why')}</Th>
          </Tr>
        </thead>
        <tbody>
          {unpriced.map(({ key, estimate, why }) => (
            <Tr key={key}>
              <Td>
                <Link href={pricesAddress({ view: 'unknown', option: estimate.optionId, region })}>
                  {estimate.label}
                </Link>
              </Td>
              <Td hideOn="narrow" className="sec">
                {estimate.configurationText}
              </Td>
              <Td>
                {why.map((cause) => (
                  <div key={cause.why}>
                    {cause.meters.map((meter) => words.meter(meter, meter)).join(t('listSeparator'))}
                    {t('colon')}
                    <span className="mut" lang="en">
                      {cause.why}
                    </span>
                  </div>
                ))}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
