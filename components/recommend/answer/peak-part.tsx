'use client'

import { useTranslations } from 'next-intl'
import { useByteUnits } from '@/components/ui/byte-units'
import type { Estimate, PeakOutcome } from '@/lib/model/estimate'
import { formatDuration, formatSize } from '@/lib/units/format'
import { wholeText } from '../show'
import styles from './answer.module.css'
import { Part } from './part'

/** What one peak leaves behind, with burst credits and without: feasibility rests on "without" unless the question says otherwise. */
export function PeakPart({ peak }: { peak: Estimate['peak'] }) {
  const t = useTranslations('recommend.evidence')
  const units = useByteUnits()

  const outcome = (found: PeakOutcome): string => {
    if (found.survives) return t('peakSurvives')
    const inBytes = found.backlogBytes > 0
    const backlog = inBytes
      ? formatSize(found.backlogBytes, units).text
      : t('operationsCount', { count: wholeText(Math.round(found.backlogOperations)) })
    const drain = inBytes ? found.drainSeconds : found.operationsDrainSeconds
    return drain === null ? t('peakGrows', { backlog }) : t('peakDrains', { backlog, time: formatDuration(drain).text })
  }

  return (
    <Part title={t('peak')}>
      <ul className={styles.lines}>
        <li className={styles.row}>
          <span>{t('withoutCredits')}</span>
          <span>{outcome(peak.withoutCredits)}</span>
        </li>
        {peak.withCredits !== null && (
          <li className={styles.row}>
            <span>{t('withCredits')}</span>
            <span>{outcome(peak.withCredits)}</span>
          </li>
        )}
      </ul>
    </Part>
  )
}
