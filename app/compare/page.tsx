import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompareView } from '@/components/compare/compare-view'
import { askedSides } from '@/components/compare/comparison'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openComparison } from '@/lib/services/open-comparison'

type ComparePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('compare'))('title') }
}

export default async function ComparePage({ searchParams }: ComparePageProps) {
  const asked = askedSides(await searchParams)
  return <CompareView comparison={await openComparison(LOCAL_OWNER, asked)} />
}
