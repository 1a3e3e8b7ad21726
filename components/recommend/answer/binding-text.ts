'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import type { ChainLink, Estimate } from '@/lib/model/estimate'
import { type ByteUnits, formatCount, formatThroughput } from '@/lib/units/format'

/** A limit or a demand in the unit of its link. Operations in full: 46,296 of 50,000, not 46.3 of 50. */
export const linkText = (value: number, unit: ChainLink['unit'], units: ByteUnits): string =>
  unit === 'bytes/s' ? formatThroughput(value, units).text : formatCount(Math.round(value), '/s').text

/** The link that binds, among all of its name in both dimensions. */
export const bindingLink = ({ capacity }: Estimate): ChainLink | null =>
  capacity.chain.find(
    ({ name, limit, unit }) =>
      name === capacity.binding?.name && limit === capacity.binding.limit && unit === capacity.binding.unit,
  ) ?? null

/** "server's disks, 46,296 /s of 50,000 /s" */
export function useBindingText(estimate: Estimate): string | null {
  const t = useTranslations('recommend.card')
  const terms = useTranslations('terms')
  const units = useByteUnits()
  const link = bindingLink(estimate)
  if (link === null) return null
  const name = terms.has(link.name) ? terms(link.name) : link.name
  const limit = linkText(link.limit, link.unit, units)
  return link.demand === null
    ? `${name}, ${limit}`
    : t('bindsOf', { name, demand: linkText(link.demand, link.unit, units), limit })
}
