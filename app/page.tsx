import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { HomeView } from '@/components/home/home-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openHome } from '@/lib/services/open-home'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: t('title') }
}

export default async function HomePage() {
  const [home, head] = await Promise.all([openHome(LOCAL_OWNER), headers()])
  return <HomeView {...home} origin={`http://${head.get('host') ?? '127.0.0.1:3000'}`} />
}
