'use client'

import { useTranslations } from 'next-intl'
import { SeverityMark } from '@/components/ui/severity-mark'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { UsdText } from '@/components/ui/usd-text'
import type { Finding } from '@/lib/model/check'
import type { ReadingAnswer, Recommendation } from '@/lib/model/recommendation'
import { formatRatio } from '@/lib/units/format'
import { useFrozenWords } from './frozen-words'
import styles from './report.module.css'

/** What the declaration says twice and differently, which reading was picked, and what each would answer. */
export function ReportContradictions({ answer }: { answer: Recommendation }) {
  const t = useTranslations('report.contradictions')
  const { contradictions, readings, workload } = answer
  const answersTo = ({ code }: Finding) => readings.filter(({ check }) => check === code)
  const differing = contradictions.filter(
    (finding) => new Set(answersTo(finding).map(({ bestKey, bestUsd }) => `${bestKey} ${bestUsd}`)).size > 1,
  )
  return (
    <>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('finding')}</Th>
            <Th numeric>{t('ratio')}</Th>
            <Th>{t('resolved')}</Th>
          </Tr>
        </thead>
        <tbody>
          {contradictions.map((finding) => (
            <FindingRow key={finding.code} finding={finding} picked={workload.readings[finding.code] ?? null} />
          ))}
        </tbody>
      </Table>
      {differing.length > 0 && (
        <Table caption={t('readings')} className={styles.second}>
          <thead>
            <Tr>
              <Th>{t('reading')}</Th>
              <Th>{t('answer')}</Th>
              <Th numeric>{t('usd')}</Th>
            </Tr>
          </thead>
          {differing.map((finding) => (
            <ReadingGroup key={finding.code} finding={finding} readings={answersTo(finding)} />
          ))}
        </Table>
      )}
    </>
  )
}

function FindingRow({ finding, picked }: { finding: Finding; picked: string | null }) {
  const t = useTranslations('report.contradictions')
  const words = useFrozenWords()
  const reading = finding.readings.find(({ key }) => key === picked)
  return (
    <Tr>
      <Td>
        <div className={styles.finding}>
          <SeverityMark severity={finding.severity} />
          <div>
            {words.rich(finding, 'checks')}
            <div className={styles.small}>
              <span className={styles.formula}>{finding.formula}</span>
            </div>
          </div>
        </div>
      </Td>
      <Td numeric>{finding.ratio === null ? '' : formatRatio(finding.ratio).text}</Td>
      <Td className={reading === undefined ? 'sec' : undefined}>
        {reading === undefined
          ? t(finding.readings.length === 0 ? 'noted' : 'open')
          : words.text(reading.because, 'checks')}
      </Td>
    </Tr>
  )
}

/** The readings of one contradiction, where they lead to different answers. */
function ReadingGroup({ finding, readings }: { finding: Finding; readings: readonly ReadingAnswer[] }) {
  const t = useTranslations('report.contradictions')
  const words = useFrozenWords()
  return (
    <tbody>
      <Tr kind="group">
        <Th scope="rowgroup" colSpan={3}>
          {words.text(finding, 'checks')}
        </Th>
      </Tr>
      {readings.map(({ reading, letter, because, bestLabel, bestConfiguration, bestUsd }) => (
        <Tr key={reading}>
          <Td>
            <span className={styles.letter}>{letter}</span> {words.text(because, 'checks')}
          </Td>
          <Td>{bestLabel === null ? t('nothing') : [bestLabel, bestConfiguration].filter(Boolean).join(', ')}</Td>
          <Td numeric>{bestLabel === null ? '' : <UsdText usd={bestUsd} />}</Td>
        </Tr>
      ))}
    </tbody>
  )
}
