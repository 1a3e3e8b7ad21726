'use client'

import { useTranslations } from 'next-intl'
import { useReason } from '@/components/ui/reason-text'
import type { Flip } from '@/lib/model/recommendation'
import { formatCount, formatPercent, formatRatio, formatUsd } from '@/lib/units/format'

/**
 * `bestLabel` is the option of the answer: where the same option wins again, only its new configuration is said.
 * "the peak rises" · "20× → 21.6×" · "FSx 2,560 MBps, $1,986.50" */
export function useFlipText(
  bestLabel: string | null,
): (flip: Flip) => { input: string; change: string; outcome: string } {
  const t = useTranslations('recommend.flips')
  const terms = useTranslations('terms')
  const reason = useReason()
  const value = (shown: number | string, unit: string): string => {
    if (typeof shown === 'string') return terms.has(shown) ? terms(shown) : shown
    if (unit === 'fraction') return formatPercent(shown).text
    return unit === 'times' ? formatRatio(shown).text : formatCount(Number(shown.toPrecision(3))).text
  }
  const outcome = ({ because, newBestLabel, newBestUsd }: Flip): string => {
    const { configuration } = because.params
    const same = newBestLabel !== null && newBestLabel === bestLabel && newBestUsd !== null
    return same && configuration !== undefined ? `${configuration}, ${formatUsd(newBestUsd).text}` : reason(because)
  }
  return (flip) => ({
    input: t.has(`inputs.${flip.input}`) ? t(`inputs.${flip.input}`) : flip.input,
    change: `${value(flip.from, flip.unit)} → ${value(flip.to, flip.unit)}`,
    outcome: outcome(flip),
  })
}
