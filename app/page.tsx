import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { HomeView } from '@/components/home/home-view'
import { questionAddress } from '@/components/questions/question-address'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { type HomeAnswer, openHome } from '@/lib/services/open-home'
import { listPresets } from '@/lib/services/recommend'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: t('title') }
}

export default async function HomePage() {
  const [home, head] = await Promise.all([openHome(LOCAL_OWNER, new Date()), headers()])
  const origin = `http://${head.get('host') ?? '127.0.0.1:3000'}`
  return <HomeView {...home} address={addressOf(home.head)} origin={origin} />
}

/** Where the answer that heads the page is explained. */
function addressOf(head: HomeAnswer | null): string {
  if (head === null) return '/recommend'
  return head.kind === 'case'
    ? `/recommend?preset=${head.presetId}`
    : questionAddress(head.question.request, listPresets())
}
