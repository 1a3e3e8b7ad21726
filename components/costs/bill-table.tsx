import { useTranslations } from 'next-intl'
import { priceRowAddress } from '@/components/prices/search-params'
import { useByteUnits } from '@/components/ui/byte-units'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { UsdText } from '@/components/ui/usd-text'
import type { Bill, BillLine, BillTier } from '@/lib/model/bill'
import { formatRate, formatThroughput, formatUnitPrice } from '@/lib/units/format'
import { impliedRate } from './bill-parts'
import { formulaText, quantityText, useBillWords } from './bill-words'
import styles from './costs.module.css'

/** A bill that can be redone by hand: quantities, prices, the sums with numbers put in, and where each price comes from. */
export function BillTable({ bill }: { bill: Bill }) {
  const t = useTranslations('costs')
  const words = useBillWords()
  return (
    <Table caption={t('bill.title')}>
      <thead>
        <Tr>
          <Th>{t('bill.meter')}</Th>
          <Th hideOn="narrow">{t('bill.formula')}</Th>
          <Th numeric>{t('bill.quantity')}</Th>
          <Th hideOn="narrow">{t('bill.unit')}</Th>
          <Th numeric hideOn="narrow">
            {t('bill.included')}
          </Th>
          <Th numeric hideOn="narrow">
            {t('bill.unitPrice')}
          </Th>
          <Th numeric>{t('bill.amount')}</Th>
          <Th hideOn="medium">{t('bill.source')}</Th>
        </Tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <Line key={line.meter} line={line} bill={bill} />
        ))}
        {bill.missing.map(({ meter, why }) => (
          <Tr key={`missing ${meter}`}>
            <Td className="warn" colSpan={8}>
              {t('bill.missing', { meter: words.meter(meter, meter) })} <span lang="en">{why}</span>
            </Td>
          </Tr>
        ))}
        <Tr kind="total">
          <Td>{t('bill.total')}</Td>
          <Td hideOn="narrow" />
          <Td numeric />
          <Td hideOn="narrow" />
          <Td numeric hideOn="narrow" />
          <Td numeric hideOn="narrow" />
          <Td numeric>
            <UsdText usd={bill.total} />
          </Td>
          <Td hideOn="medium" />
        </Tr>
      </tbody>
    </Table>
  )
}

function Line({ line, bill }: { line: BillLine; bill: Bill }) {
  const t = useTranslations('costs.bill')
  const words = useBillWords()
  const { meter, label, quantity, unit, included, unitPrice, tiers, amount } = line
  const price =
    unitPrice === null ? t(tiers === undefined ? 'priceUnknown' : 'byBand') : formatUnitPrice(unitPrice).text
  return (
    <>
      <Tr>
        <Td>
          {words.meter(meter, label)}
          <div className={styles.onNarrow}>{formulaText(line.formula)}</div>
          <div className={styles.onMedium}>
            <SourceOf line={line} bill={bill} />
          </div>
        </Td>
        <Td hideOn="narrow" className={styles.formula}>
          {formulaText(line.formula)}
        </Td>
        <Td numeric title={String(quantity)}>
          {quantityText(quantity)}
          <Implied line={line} hours={bill.billingMonthHours} />
        </Td>
        <Td hideOn="narrow" className="sec nb">
          {words.unit(unit, quantity)}
        </Td>
        <Td numeric hideOn="narrow" className="sec">
          {included === 0 ? <span className="mut">0</span> : quantityText(included)}
        </Td>
        <Td numeric hideOn="narrow">
          {price}
        </Td>
        <Td numeric>
          <UsdText usd={amount} />
        </Td>
        <Td hideOn="medium">
          <SourceOf line={line} bill={bill} />
        </Td>
      </Tr>
      {tiers?.map((tier) => (
        <TierRow key={tier.from} tier={tier} unit={unit} />
      ))}
    </>
  )
}

/** What the month's count is a second: a count for the wrong period shows here first. */
function Implied({ line, hours }: { line: BillLine; hours: number }) {
  const byteUnits = useByteUnits()
  const implied = impliedRate(line, hours)
  if (implied === null) return null
  const { perSecond, of } = implied
  return (
    <div className={styles.implied}>
      {of === 'operations' ? formatRate(perSecond).text : formatThroughput(perSecond, byteUnits).text}
    </div>
  )
}

function SourceOf({ line: { source }, bill }: { line: BillLine; bill: Bill }) {
  const t = useTranslations('costs')
  if (source === null) return <span className="mut">{t('bill.noSource')}</span>
  const row = { option: bill.optionId, region: bill.region, rowId: source.rowId }
  return (
    <span className={styles.source}>
      {/* Not a client-side link: only a page that is loaded marks the element that its address names. */}
      <a href={priceRowAddress(row)} title={source.rowId}>
        {t('bill.row')}
      </a>
      {' · '}
      {source.url === '' ? (
        source.name
      ) : (
        <a href={source.url} rel="noreferrer noopener" target="_blank" lang="en" title={source.name}>
          {source.name}
        </a>
      )}{' '}
      <span className="nb">
        {source.effectiveDate} · {t(`confidence.${source.confidence}`)}
      </span>
    </span>
  )
}

function TierRow({ tier: { from, to, quantity, unitPrice, amount }, unit }: { tier: BillTier; unit: string }) {
  const t = useTranslations('costs.bill')
  const words = useBillWords()
  const band =
    to === null
      ? t('bandOpen', { from: quantityText(from) })
      : t('band', { from: quantityText(from), to: quantityText(to) })
  return (
    <Tr className={styles.tier}>
      <Td>{band}</Td>
      <Td hideOn="narrow" className={styles.formula}>
        {`${quantityText(quantity)} × ${unitPrice}`}
      </Td>
      <Td numeric>{quantityText(quantity)}</Td>
      <Td hideOn="narrow" className="nb">
        {words.unit(unit, quantity)}
      </Td>
      <Td hideOn="narrow" />
      <Td numeric hideOn="narrow">
        {formatUnitPrice(unitPrice).text}
      </Td>
      <Td numeric>
        <UsdText usd={amount} />
      </Td>
      <Td hideOn="medium" />
    </Tr>
  )
}
