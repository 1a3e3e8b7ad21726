'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useReason } from '@/components/ui/reason-text'
import { SeverityMark } from '@/components/ui/severity-mark'
import type { Finding } from '@/lib/model/check'
import styles from './answer.module.css'
import type { PickReading } from './contradictions'

type FindingListProps = {
  findings: readonly Finding[]
  picked: Readonly<Record<string, string>>
  onPick?: PickReading
}

/** Every finding by weight, with the arithmetic behind it and the readings that it leaves open. */
export function FindingList({ findings, picked, onPick }: FindingListProps) {
  const t = useTranslations('recommend.contradictions')
  const text = useReason('checks')
  const words = useReason()
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.code}>
          <SeverityMark severity={finding.severity} />
          <div>
            {text(finding)}
            <div className={styles.formula}>{finding.formula}</div>
          </div>
          {onPick !== undefined && finding.readings.length > 0 && (
            <div className={styles.findingActions}>
              {finding.readings.map((reading) => {
                const selected = picked[finding.code] === reading.key
                return (
                  <Button
                    key={reading.key}
                    size="sm"
                    aria-pressed={selected}
                    onClick={() => onPick(finding.code, selected ? null : reading.key)}
                  >
                    {words(reading.because)}
                    {selected && ` · ${t('inUse')}`}
                  </Button>
                )
              })}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
