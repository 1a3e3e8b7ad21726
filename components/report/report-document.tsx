import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { shownKey } from '@/components/recommend/answer/answer-view'
import type { Recommendation } from '@/lib/model/recommendation'
import type { ReportSnapshot } from '@/lib/model/report'
import styles from './report.module.css'
import { ReportBill } from './report-bill'
import { ReportContradictions } from './report-contradictions'
import { ReportMethod } from './report-method'
import { ReportOptions } from './report-options'
import { Part } from './report-parts'
import { ReportQuestion } from './report-question'
import { ReportRuns } from './report-runs'
import { type LinkEnd, ReportSeal } from './report-seal'
import { ReportTurns } from './report-turns'
import { ReportVerdict } from './report-verdict'

type ReportDocumentProps = { snapshot: ReportSnapshot; sha256: string; linkEnds: LinkEnd }

/** The frozen document, drawn from the snapshot and from nothing else. */
export function ReportDocument({ snapshot, sha256, linkEnds }: ReportDocumentProps) {
  const t = useTranslations('report')
  const { title, answer, runs } = snapshot
  const parts: readonly (readonly [key: string, content: ReactNode])[] = [
    ...(answer === null ? [] : partsOf(snapshot, answer)),
    ...(runs.length === 0 ? [] : [['runs', <ReportRuns key="runs" runs={runs} />] as const]),
  ]
  return (
    <article className={styles.report}>
      <p className={styles.kind}>{t('kind')}</p>
      <h1>{title}</h1>
      <ReportSeal snapshot={snapshot} sha256={sha256} linkEnds={linkEnds} />
      {answer !== null && <ReportVerdict answer={answer} />}
      {parts.map(([key, content], index) => (
        <Part key={key} number={index + 1} title={t(`parts.${key}`)}>
          {content}
        </Part>
      ))}
    </article>
  )
}

function partsOf(snapshot: ReportSnapshot, answer: Recommendation): (readonly [string, ReactNode])[] {
  const chosen = answer.ranked.find(({ key }) => key === shownKey(answer))?.estimate ?? null
  return [
    ['options', <ReportOptions key="options" answer={answer} />],
    ...(chosen === null ? [] : [['bill', <ReportBill key="bill" estimate={chosen} />] as const]),
    ['question', <ReportQuestion key="question" workload={answer.workload} />],
    ...(answer.contradictions.length === 0
      ? []
      : [['contradictions', <ReportContradictions key="contradictions" answer={answer} />] as const]),
    ...(answer.flips.length === 0 ? [] : [['turns', <ReportTurns key="turns" flips={answer.flips} />] as const]),
    ['method', <ReportMethod key="method" snapshot={snapshot} answer={answer} estimate={chosen} />],
  ]
}
