import { useTranslations } from 'next-intl'
import { chartName } from '@/components/recommend/option-names'
import { usdText } from '@/components/recommend/show'
import { ChipLink, ChipRow } from '@/components/ui/chip'
import { Section } from '@/components/ui/section'
import { BillTable } from './bill-table'
import styles from './costs.module.css'
import type { Costed } from './costs-model'
import { type CostsPlace, costsAddress } from './search-params'

type BillSectionProps = { place: CostsPlace; costed: readonly Costed[]; chosen: Costed }

/** One bill line by line; which one is in the address. */
export function BillSection({ place, costed, chosen }: BillSectionProps) {
  const t = useTranslations('costs')
  const { bill } = chosen.estimate
  return (
    <Section
      id="bill"
      title={t('bill.title')}
      note={t('bill.note', { region: bill.region, hours: bill.billingMonthHours, date: bill.priceBook.asOf })}
    >
      <nav aria-label={t('bill.which')} className={styles.which}>
        <ChipRow>
          {costed.map((one) => (
            <ChipLink
              key={one.key}
              href={costsAddress(place, { bill: one.key })}
              current={one.key === chosen.key}
              title={one.estimate.configurationText}
              scroll={false}
            >
              {chartName(one.estimate).long} <span className="mut">{usdText(one.usd)}</span>
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      <p className={styles.billName}>
        <b>{chosen.estimate.label}</b> <span className="sec">{chosen.estimate.configurationText}</span>
      </p>
      <BillTable bill={bill} />
    </Section>
  )
}
