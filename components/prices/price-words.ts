// Tiers, allowances and minimums of a price row in words, each a line of its own.
import { useTranslations } from 'next-intl'
import type { Included, Minimums, PriceRow, Tier } from '@/lib/model/price-book'
import { exactDigits } from '@/lib/units/digits'
import { formatSize, formatUnitPrice } from '@/lib/units/format'

const bytes = (count: number): string => formatSize(count, 'binary').text

export type PriceTier = { readonly key: string; readonly price: string; readonly range: string | null }

export function usePriceWords() {
  const t = useTranslations('prices.row')

  const tiers = ({ tiers: bands, tiersPer }: PriceRow): readonly PriceTier[] =>
    bands.map(({ upTo, price }: Tier, index) => {
      const before = bands[index - 1]?.upTo ?? null
      const range = rangeOf(before, upTo)
      const per = range === null || tiersPer === undefined ? '' : ` ${t(`tiersPer.${tiersPer}`)}`
      return { key: String(upTo), price: formatUnitPrice(price).text, range: range === null ? null : range + per }
    })
  const rangeOf = (from: number | null, to: number | null): string | null => {
    if (to !== null) return t('upTo', { to: exactDigits(to) })
    return from === null ? null : t('above', { from: exactDigits(from) })
  }

  const included = ({ amount, per, steps = [] }: Included, unit: string): readonly string[] => [
    t(`included.${per}`, { amount: exactDigits(amount), unit }),
    ...steps.map((step) =>
      t('includedFrom', { from: exactDigits(step.fromGib), amount: exactDigits(step.amount), unit }),
    ),
  ]

  const minimums = (least: Minimums, unit: string): readonly string[] =>
    Object.entries(least).map(([key, value]) =>
      t(`minimums.${key}`, { value: key.endsWith('Bytes') ? bytes(value) : exactDigits(value), unit }),
    )

  const match = (conditions: NonNullable<PriceRow['match']>): string =>
    Object.entries(conditions)
      .map(([key, value]) => `${key} = ${String(value)}`)
      .join(', ')

  return { tiers, included, minimums, match }
}
