'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReasonText } from '@/components/ui/reason-text'
import { Verdict } from '@/components/ui/verdict'
import type { Recommendation } from '@/lib/model/recommendation'
import page from '../recommend.module.css'
import { wholeText } from '../show'
import type { LiveState } from '../use-recommendation'
import { Contradictions, type PickReading } from './contradictions'
import { EvidenceDrawer } from './evidence-drawer'
import { FlipsTable } from './flips-table'
import { FrontierFigure } from './frontier-figure'
import { MeasureNext } from './measure-next'
import { OptionCards } from './option-cards'

type AnswerProps = {
  recommendation: Recommendation
  state: LiveState
  /** How many linked runs the answer could draw on. */
  runs: number
  onPick: PickReading
}

/** The answer: sentence, doubts, chart, options, what would flip it, what to measure next. */
export function Answer({ recommendation, state, runs, onPick }: AnswerProps) {
  const t = useTranslations('recommend')
  const [opened, setOpened] = useState<string | null>(null)
  const { ranked, considered, workload } = recommendation
  const fits = ranked.filter(({ feasible }) => feasible).length
  const one = ranked.find(({ key }) => key === opened) ?? null

  return (
    <>
      <Verdict
        under={
          <>
            {t('under', {
              considered: wholeText(considered),
              shown: ranked.length,
              fits,
              runs,
              hours: workload.billingMonthHours,
            })}{' '}
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
      <div className={page.columns}>
        <FrontierFigure recommendation={recommendation} onOpen={setOpened} />
        <div className={page.cards}>
          <OptionCards recommendation={recommendation} onOpen={setOpened} />
        </div>
        <div>
          <FlipsTable flips={recommendation.flips} />
          <MeasureNext measureNext={recommendation.measureNext} />
        </div>
      </div>
      <EvidenceDrawer one={one} recommendation={recommendation} onClose={() => setOpened(null)} />
    </>
  )
}
