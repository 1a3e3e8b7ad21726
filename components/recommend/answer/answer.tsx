'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReasonText } from '@/components/ui/reason-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'
import page from '../recommend.module.css'
import { wholeText } from '../show'
import type { LiveState } from '../use-recommendation'
import { shownKey } from './answer-view'
import { Contradictions, type PickReading } from './contradictions'
import { EvidenceDrawer } from './evidence-drawer'
import { FlipsTable } from './flips-table'
import { FrontierFigure } from './frontier-figure'
import { MeasureNext } from './measure-next'
import { OptionCards } from './option-cards'

type AnswerHeadProps = {
  recommendation: Recommendation
  state: LiveState
  /** How many linked runs the answer could draw on. */
  runs: number
  onPick: PickReading
  /** Where the bills of this answer stand line by line. */
  costs: string
}

/** The answer as a sentence, and what makes it doubtful. */
export function AnswerHead({ recommendation, state, runs, onPick, costs }: AnswerHeadProps) {
  const t = useTranslations('recommend')
  const { ranked, considered, workload } = recommendation
  const counts = {
    considered: wholeText(considered),
    shown: ranked.length,
    fits: ranked.filter(({ feasible }) => feasible).length,
    runs,
    hours: workload.billingMonthHours,
  }
  return (
    <>
      <Verdict
        under={
          <>
            {t('under', counts)} <Link href={costs}>{t('toCosts')}</Link>{' '}
            <span role="status" className={state === 'failed' ? 'warn' : 'mut'}>
              {state === 'current' ? '' : t(state)}
            </span>
          </>
        }
      >
        <ReasonText reason={recommendation.verdict} />
      </Verdict>
      <div className={page.banner}>
        <Contradictions recommendation={recommendation} onPick={onPick} />
      </div>
    </>
  )
}

/** What the sentence rests on: chart, options, what would flip it, what to measure next. */
export function AnswerBody({ recommendation }: { recommendation: Recommendation }) {
  const [opened, setOpened] = useState<string | null>(null)
  const { ranked } = recommendation
  const shown = ranked.find(({ key }) => key === shownKey(recommendation))
  const one = ranked.find(({ key }) => key === opened) ?? null
  return (
    <div className={page.columns}>
      <FrontierFigure recommendation={recommendation} onOpen={setOpened} />
      <div className={page.cards}>
        <OptionCards recommendation={recommendation} onOpen={setOpened} />
      </div>
      <div>
        <FlipsTable flips={recommendation.flips} bestLabel={shown?.estimate.label ?? null} />
        <MeasureNext measureNext={recommendation.measureNext} />
      </div>
      <EvidenceDrawer one={one} recommendation={recommendation} onClose={() => setOpened(null)} />
    </div>
  )
}
