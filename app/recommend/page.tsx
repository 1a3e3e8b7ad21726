import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from 'nuqs/server'
import { RecommendView } from '@/components/recommend/recommend-view'
import { RefusedQuestion } from '@/components/recommend/refused-question'
import { decodeQuestion, loadQuestion } from '@/components/recommend/search-params'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openRecommend } from '@/lib/services/open-recommend'
import { listSavedQuestions } from '@/lib/services/questions'
import { listPresets } from '@/lib/services/recommend'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recommend')
  return { title: t('title') }
}

export default async function RecommendPage(props: { searchParams: Promise<SearchParams> }) {
  const presets = listPresets()
  const { request } = decodeQuestion(await loadQuestion(props.searchParams), presets)
  const [opened, questions] = await Promise.all([openRecommend(LOCAL_OWNER, request), listSavedQuestions(LOCAL_OWNER)])
  if (!opened.ok) return <RefusedQuestion failure={opened.error} />
  const { recommendation, runs } = opened.value
  const saved = questions.map(({ id, name }) => ({ id, name }))
  return <RecommendView presets={presets} first={{ request, recommendation }} runs={runs} saved={saved} />
}
