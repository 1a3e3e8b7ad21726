'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EXPIRY_DAYS, type ExpiryDays } from '@/lib/model/report'
import styles from './reports.module.css'

/** `confirmed`: that a link without an end is meant. */
export type Expiry = { readonly days: ExpiryDays; readonly confirmed: boolean }

export const isChosen = ({ days, confirmed }: Expiry): boolean => days !== null || confirmed

export function ExpiryChoice({ value, onChange }: { value: Expiry; onChange: (value: Expiry) => void }) {
  const t = useTranslations('reports.share')
  const name = useId()
  return (
    <fieldset className={styles.expiry}>
      <legend>{t('expires')}</legend>
      {EXPIRY_DAYS.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name={name}
            checked={days === value.days}
            onChange={() => onChange({ days, confirmed: false })}
          />
          {days === null ? t('never') : t('days', { days })}
        </label>
      ))}
      {value.days === null && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            checked={value.confirmed}
            onChange={(event) => onChange({ days: null, confirmed: event.target.checked })}
          />
          {t('neverConfirm')}
        </label>
      )}
    </fieldset>
  )
}
