import { useTranslations } from 'next-intl'
import type { Quantity } from '@/lib/model/quantity'
import { formatIn, formatRange } from '@/lib/units/format'
import { BasisGlyph } from './basis-glyph'
import { useByteUnits } from './byte-units'
import styles from './quantity-text.module.css'

type QuantityTextProps = {
  quantity: Quantity
  /** The range beside the value, where there is one. */
  interval?: boolean | undefined
  /** In place of the unit's own word: "IOPS", "files/s". */
  unit?: string | undefined
}

/** Glyph, value, unit, interval: ◐ 3 ms 2.3 – 3.8. Pointing at it shows every digit; what is not known says so. */
export function QuantityText({ quantity, interval = true, unit }: QuantityTextProps) {
  const t = useTranslations('common')
  const byteUnits = useByteUnits()
  const { value, low, high, basis } = quantity
  if (value === null) return <span className={styles.unknown}>{t('unknown')}</span>

  const shown = formatIn(value, quantity.unit, byteUnits)
  const hasRange = interval && low !== null && high !== null && low < high
  const range = hasRange ? formatRange(low, high, quantity.unit, byteUnits) : null
  const rangeText = range === null ? '' : range.unit === shown.unit ? range.value : range.text
  return (
    <>
      <span
        className={styles.quantity}
        title={unit === undefined ? shown.exact : `${shown.exact.split(/\s/)[0]} ${unit}`}
      >
        <BasisGlyph basis={basis} />
        {shown.value}
        <span className={styles.unit}>{unit ?? shown.unit}</span>
      </span>
      {range !== null && (
        <span className={styles.interval} title={range.exact}>
          {rangeText}
        </span>
      )}
    </>
  )
}
