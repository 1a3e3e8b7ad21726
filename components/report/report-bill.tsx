'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { UsdText } from '@/components/ui/usd-text'
import type { BillLine, BillTier } from '@/lib/model/bill'
import type { Estimate } from '@/lib/model/estimate'
import { formatCount, formatUnitPrice } from '@/lib/units/format'
import { useFrozenWords } from './frozen-words'
import styles from './report.module.css'

/** The bill as it can be redone by hand: each line with its formula and the price row that it used. */
export function ReportBill({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('report.bill')
  const words = useFrozenWords()
  const { bill } = estimate
  return (
    <>
      <p className={styles.lead}>
        {estimate.label}, {estimate.configurationText}. {t('month', { hours: bill.billingMonthHours })}
      </p>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('meter')}</Th>
            <Th numeric>{t('quantity')}</Th>
            <Th hideOn="narrow">{t('unit')}</Th>
            <Th numeric>{t('unitPrice')}</Th>
            <Th numeric>{t('amount')}</Th>
          </Tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <Line key={`${line.meter} ${line.source?.rowId}`} line={line} />
          ))}
          {bill.missing.map(({ meter }) => (
            <Tr key={meter}>
              <Td className="warn" colSpan={5}>
                {t('missing', { meter: words.meter({ meter, label: meter }) })}
              </Td>
            </Tr>
          ))}
          <Tr kind="total">
            <Td>{t('total')}</Td>
            <Td numeric />
            <Td hideOn="narrow" />
            <Td numeric />
            <Td numeric>
              <UsdText usd={bill.total} />
            </Td>
          </Tr>
        </tbody>
      </Table>
    </>
  )
}

function Line({ line }: { line: BillLine }) {
  const t = useTranslations('report.bill')
  const words = useFrozenWords()
  const { quantity, unit, unitPrice, amount, included, tiers, source } = line
  return (
    <>
      <Tr className={styles.billLine}>
        <Td>
          {words.meter(line)}
          {included > 0 && <span className="mut"> {t('included', { included: formatCount(included).text })}</span>}
          <div className={styles.small}>
            <span className={styles.formula}>{line.formula}</span>
            {source !== null && (
              <>
                {' · '}
                <a href={source.url} rel="noreferrer noopener" target="_blank">
                  {source.name}
                </a>{' '}
                {source.effectiveDate}, {t(`confidence.${source.confidence}`)}
              </>
            )}
          </div>
        </Td>
        <Td numeric>{formatCount(quantity).text}</Td>
        <Td hideOn="narrow" className={classNames('sec', styles.unit)}>
          {unit}
        </Td>
        <Td numeric>
          {unitPrice === null ? t(tiers === undefined ? 'unknown' : 'tiered') : formatUnitPrice(unitPrice).text}
        </Td>
        <Td numeric>
          <UsdText usd={amount} />
        </Td>
      </Tr>
      {tiers?.map((tier) => (
        <TierRow key={tier.from} tier={tier} unit={unit} />
      ))}
    </>
  )
}

function TierRow({ tier, unit }: { tier: BillTier; unit: string }) {
  const t = useTranslations('report.bill')
  const from = formatCount(tier.from).text
  return (
    <Tr className={styles.tier}>
      <Td className="sec">
        {tier.to === null ? t('tierOpen', { from }) : t('tier', { from, to: formatCount(tier.to).text })}
      </Td>
      <Td numeric>{formatCount(tier.quantity).text}</Td>
      <Td hideOn="narrow" className="sec">
        {unit}
      </Td>
      <Td numeric>{formatUnitPrice(tier.unitPrice).text}</Td>
      <Td numeric>
        <UsdText usd={tier.amount} />
      </Td>
    </Tr>
  )
}
