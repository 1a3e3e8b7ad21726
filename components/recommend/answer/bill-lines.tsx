'use client'

import { useTranslations } from 'next-intl'
import type { Bill } from '@/lib/model/bill'
import { usdText } from '../show'
import styles from './answer.module.css'
import { Part } from './part'

/** The bill as it can be redone by hand: each line with its formula, its price row's source, date and confidence. */
export function BillLines({ bill }: { bill: Bill }) {
  const t = useTranslations('recommend.evidence')
  const meters = useTranslations('meters')
  const meterText = (meter: string, label: string): string => (meters.has(meter) ? meters(meter) : label)
  return (
    <Part title={t('bill', { hours: bill.billingMonthHours, region: bill.region })}>
      <ul className={styles.lines}>
        {bill.lines.map((line) => (
          <li key={line.meter}>
            <div className={styles.row}>
              <span>{meterText(line.meter, line.label)}</span>
              <span>{line.amount === null ? t('priceUnknown') : usdText(line.amount)}</span>
            </div>
            <div className={styles.small}>{line.formula}</div>
            {line.source !== null && (
              <div className={styles.small}>
                <a href={line.source.url} rel="noreferrer noopener" target="_blank">
                  {line.source.name}
                </a>{' '}
                {line.source.effectiveDate} · {t(`confidence.${line.source.confidence}`)}
              </div>
            )}
          </li>
        ))}
        {bill.missing.map(({ meter }) => (
          <li key={meter} className="warn">
            {t('missing', { meter: meterText(meter, meter) })}
          </li>
        ))}
        <li className={`${styles.row} ${styles.total}`}>
          <span>{t('total')}</span>
          <span>{bill.total === null ? t('priceUnknown') : usdText(bill.total)}</span>
        </li>
      </ul>
    </Part>
  )
}
