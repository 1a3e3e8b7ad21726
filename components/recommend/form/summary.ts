'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatDuration, formatLatency, formatSize } from '@/lib/units/format'
import { countText } from '../count-text'
import { usdText } from '../show'
import { useQuestionForm } from './question-context'

/** The question in one line: "1,024 GiB · 200 M writes + 200 M reads / day · 20× for 5 min · p99 write ≤ 10 ms". */
export function useSummary(): string {
  const t = useTranslations('recommend.form')
  const locale = useLocale()
  const { workload } = useQuestionForm().request
  const { reads, writes, peak, slo, budgetPerMonth } = workload
  const load =
    reads.per === writes.per
      ? t('summaryLoad', {
          writes: countText(writes.count, locale),
          reads: countText(reads.count, locale),
          per: t(`per.${writes.per}`),
        })
      : `${t('writes')} ${countText(writes.count, locale)} ${t(`per.${writes.per}`)}, ${t('reads')} ${countText(reads.count, locale)} ${t(`per.${reads.per}`)}`
  return [
    formatSize(workload.storedBytes, 'binary').text,
    load,
    peak === null
      ? null
      : t('summaryPeak', { times: peak.multiplier, time: formatDuration(peak.durationSeconds).text }),
    ...slo.map(
      ({ operation, percentile, latencyUs }) =>
        `${t(`slo.${operation}`, { percentile })}\u00a0≤\u00a0${formatLatency(latencyUs).text}`,
    ),
    budgetPerMonth === null ? null : `≤ ${usdText(budgetPerMonth)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
