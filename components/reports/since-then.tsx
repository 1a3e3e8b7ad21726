import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { encodeQuestion, type Preset, serializeQuestion } from '@/components/recommend/search-params'
import { UsdText } from '@/components/ui/usd-text'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import styles from './reports.module.css'

type Choice = { readonly label: string; readonly configurationText: string; readonly usd: string | null } | null
type SinceThenProps = {
  question: RecommendationRequest
  since: { readonly same: boolean; readonly then: Choice; readonly now: Choice; readonly presets: readonly Preset[] }
}

/** For the owner: whether the frozen answer is still today's, and the way to ask again. */
export function SinceThen({ question, since }: SinceThenProps) {
  const t = useTranslations('reports')
  const { same, then, now, presets } = since
  const [preset] = presets
  return (
    <p className={styles.since}>
      {t(same ? 'changed.same' : 'changed.differs')}{' '}
      {!same && (
        <>
          <ChoiceText when={t('changed.then')} choice={then} />; <ChoiceText when={t('changed.now')} choice={now} />.{' '}
        </>
      )}
      {preset !== undefined && (
        <Link href={serializeQuestion('/recommend', encodeQuestion(question, preset))}>{t('detail.recalculate')}</Link>
      )}
    </p>
  )
}

function ChoiceText({ when, choice }: { when: string; choice: Choice }) {
  const t = useTranslations('reports.changed')
  return (
    <>
      <b>{when}</b>{' '}
      {choice === null ? (
        t('nothing')
      ) : (
        <>
          {choice.label}, {choice.configurationText}, <UsdText usd={choice.usd} />
        </>
      )}
    </>
  )
}
