import { useTranslations } from 'next-intl'
import { formatUsd } from '@/lib/units/format'

/** Decimal text to the cent, exact on pointing; `null` is an unknown price and says so, never $0. */
export function UsdText({ usd }: { usd: string | null }) {
  const t = useTranslations('common')
  if (usd === null) return <span className="mut nb">{t('priceUnknown')}</span>
  const { text, exact } = formatUsd(usd)
  return (
    <span className="num" title={exact === text ? undefined : exact}>
      {text}
    </span>
  )
}
