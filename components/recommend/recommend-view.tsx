'use client'

import { useTranslations } from 'next-intl'
import { costsAddress } from '@/components/costs/search-params'
import { SaveButton } from '@/components/questions/save-button'
import type { SavedName } from '@/components/questions/save-dialog'
import { PageShell } from '@/components/shell/page-shell'
import { Chip } from '@/components/ui/chip'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import { AnswerBody, AnswerHead } from './answer/answer'
import { flaggedFields } from './flagged-fields'
import { QuestionProvider } from './form/question-context'
import { WorkloadForm } from './form/workload-form'
import { impliedBy } from './implied'
import styles from './recommend.module.css'
import type { Preset } from './search-params'
import { ShareReport } from './share-report'
import { useQuestion } from './use-question'
import { useRecommendation } from './use-recommendation'

type RecommendViewProps = {
  presets: readonly Preset[]
  first: { readonly request: RecommendationRequest; readonly recommendation: Recommendation }
  runs: readonly LinkedRun[]
  /** Saved questions, which may take this workload. */
  saved: readonly SavedName[]
}

/** The question at the left, its answer live beside it. */
export function RecommendView({ presets, first, runs, saved }: RecommendViewProps) {
  const t = useTranslations('recommend')
  const common = useTranslations('common')
  const question = useQuestion(presets)
  const { request, address, preset, unchanged, ignored, update, replace, settle, choosePreset } = question
  const { recommendation, state, warmUp } = useRecommendation(first, request, runs)
  const { workload } = request

  const pickReading = (check: string, reading: string | null) => {
    const { [check]: _, ...others } = workload.readings
    update({ readings: reading === null ? others : { ...others, [check]: reading } }, true)
  }

  return (
    <PageShell
      title={t('title')}
      crumb={t(unchanged ? `presets.${preset.id}` : 'changedPreset', { preset: t(`presets.${preset.id}`) })}
      chips={<Chip label={common('prices')}>{`${recommendation.priceBook.date} ${recommendation.region}`}</Chip>}
      actions={
        <>
          <SaveButton request={request} defaultName={t(`presets.${preset.id}`)} saved={saved} />
          <ShareReport request={request} title={t(`presets.${preset.id}`)} />
        </>
      }
      padding="none"
    >
      <QuestionProvider
        value={{
          request,
          implied: impliedBy(workload),
          address,
          flagged: flaggedFields(recommendation.contradictions, workload.readings),
          update,
          replace,
          settle,
        }}
      >
        <div className={styles.page}>
          <div className={styles.head}>
            {ignored.length > 0 && (
              <p role="status" className={styles.ignored}>
                {t('ignored', { keys: ignored.join(', ') })}
              </p>
            )}
            <AnswerHead
              recommendation={recommendation}
              state={state}
              runs={runs.filter((run) => run.kind !== 'published-table').length}
              costs={costsAddress({ request, preset, bill: null, against: null })}
              onPick={pickReading}
            />
          </div>
          <aside className={styles.form} aria-label={t('form.title')}>
            <WorkloadForm
              presetIds={presets.map(({ id }) => id)}
              presetId={preset.id}
              unchanged={unchanged}
              onPreset={choosePreset}
              onNear={warmUp}
            />
          </aside>
          <div className={styles.body}>
            <AnswerBody recommendation={recommendation} />
          </div>
        </div>
      </QuestionProvider>
    </PageShell>
  )
}
