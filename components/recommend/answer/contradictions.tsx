'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner, Reading, Readings } from '@/components/ui/banner'
import { Button, TextButton } from '@/components/ui/button'
import { ReasonText, useReason } from '@/components/ui/reason-text'
import type { Finding } from '@/lib/model/check'
import type { ReadingAnswer, Recommendation } from '@/lib/model/recommendation'
import { shortName } from '../option-names'
import { usdText } from '../show'
import { FindingList } from './finding-list'

const LETTERS = 'ABCDEFGH'

export type PickReading = (check: string, reading: string | null) => void

type ContradictionsProps = { recommendation: Recommendation; onPick?: PickReading }

/** What the declaration says twice and differently: the gravest with both readings and their totals, the others in a line. */
export function Contradictions({ recommendation, onPick }: ContradictionsProps) {
  const t = useTranslations('recommend.contradictions')
  const text = useReason('checks')
  const [all, setAll] = useState(false)
  const { contradictions, workload } = recommendation
  const main = gravest(recommendation)
  if (main === null) return null
  const others = contradictions.filter((finding) => finding !== main)
  const picked = workload.readings[main.code]

  return (
    <>
      <Banner
        role="status"
        tag={t(main.severity === 'contradiction' ? 'tag' : 'tagSuspicious')}
        title={<ReasonText reason={main} space="checks" />}
        readings={
          main.readings.length === 0 ? undefined : (
            <Readings>
              {main.readings.map((reading, index) => (
                <ReadingColumn
                  key={reading.key}
                  finding={main}
                  index={index}
                  answer={answerOf(recommendation, main.code, reading.key)}
                  selected={picked === reading.key}
                  shown={picked === undefined && reading.key === asDeclared(recommendation, main)}
                  {...(onPick === undefined ? {} : { onPick })}
                />
              ))}
            </Readings>
          )
        }
        more={
          others.length === 0 ? undefined : (
            <>
              {t('more', { count: others.length })} {others.map((finding) => text(finding)).join(' · ')}{' '}
              <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
                {t(all ? 'showLess' : 'showAll')}
              </TextButton>
            </>
          )
        }
      >
        {picked === undefined && main.readings.length > 0 ? t(onPick === undefined ? 'unresolved' : 'pick') : undefined}
      </Banner>
      {all && (
        <FindingList
          findings={contradictions}
          picked={workload.readings}
          {...(onPick === undefined ? {} : { onPick })}
        />
      )}
    </>
  )
}

type ColumnProps = {
  finding: Finding
  index: number
  answer: ReadingAnswer | null
  selected: boolean
  shown: boolean
  onPick?: PickReading
}

function ReadingColumn({ finding, index, answer, selected, shown, onPick }: ColumnProps) {
  const t = useTranslations('recommend.contradictions')
  const reading = finding.readings[index]
  if (reading === undefined) return null
  const letter = LETTERS.charAt(index)
  return (
    <Reading
      letter={letter}
      title={
        <>
          <ReasonText reason={reading.because} />
          {shown && <span className="mut"> · {t('shownBelow')}</span>}
        </>
      }
      selected={selected || shown}
      {...(answer === null ? {} : { detail: totalsText(answer) })}
      {...(onPick === undefined
        ? {}
        : {
            action: (
              <Button
                size="sm"
                aria-pressed={selected}
                onClick={() => onPick(finding.code, selected ? null : reading.key)}
              >
                {t(selected ? 'release' : 'use', { letter })}
              </Button>
            ),
          })}
    />
  )
}

/** Families with many variants would fill the banner: of these only the answer and what was asked for by name. */
const MOST_PER_FAMILY = 3

const familyOf = (optionId: string): string => optionId.split('-')[0] ?? optionId

function totalsText({ totals, bestLabel }: ReadingAnswer): string {
  const crowded = (optionId: string): boolean =>
    totals.filter((one) => familyOf(one.optionId) === familyOf(optionId)).length > MOST_PER_FAMILY
  return totals
    .filter(({ optionId, label }) => !crowded(optionId) || label === bestLabel)
    .flatMap(({ optionId, label, usd }) => (usd === null ? [] : [`${shortName(optionId, label)} ${usdText(usd)}`]))
    .join(' · ')
}

const answerOf = ({ readings }: Recommendation, check: string, key: string): ReadingAnswer | null =>
  readings.find((one) => one.check === check && one.reading === key) ?? null

/** Open before settled, and first what changes the answer. */
function gravest({ contradictions, readings, workload }: Recommendation): Finding | null {
  const weight = (finding: Finding): number => {
    if (finding.severity !== 'contradiction') return 4
    if (finding.readings.length === 0) return 3
    if (workload.readings[finding.code] !== undefined) return 2
    const bests = new Set(readings.filter(({ check }) => check === finding.code).map(({ bestKey }) => bestKey))
    return bests.size > 1 ? 0 : 1
  }
  return [...contradictions].sort((a, b) => weight(a) - weight(b))[0] ?? null
}

/** Until a reading is picked the page shows the workload as it is declared: the reading whose best is the page's. */
const asDeclared = ({ readings, provisional }: Recommendation, { code }: Finding): string | null =>
  readings.find(({ check, bestKey }) => check === code && bestKey !== null && bestKey === provisional)?.reading ?? null
