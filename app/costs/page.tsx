import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from 'nuqs/server'
import { CostsView } from '@/components/costs/costs-view'
import { loadCosts } from '@/components/costs/search-params'
import { RefusedQuestion } from '@/components/recommend/refused-question'
import { decodeQuestion, encodeQuestion } from '@/components/recommend/search-params'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { answerRecommendation, listPresets } from '@/lib/services/recommend'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('costs'))('title') }
}

/** Costs answers the question of the recommend page: the same address means the same bills. */
export default async function CostsPage(props: { searchParams: Promise<SearchParams> }) {
  const { bill, against, ...params } = await loadCosts(props.searchParams)
  const { request, preset, ignored } = decodeQuestion(params, listPresets())
  const answer = await answerRecommendation(LOCAL_OWNER, request)
  if (!answer.ok) return <RefusedQuestion failure={answer.error} />
  const differing = Object.values(encodeQuestion(request, preset)).filter((text) => text !== null)
  return (
    <CostsView
      place={{ request, preset, bill, against }}
      recommendation={answer.value}
      changed={differing.length > 1} // the preset itself is one of them
      ignored={ignored}
    />
  )
}
