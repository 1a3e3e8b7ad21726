import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpView } from '@/components/help/help-view'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('help'))('title') }
}

export default function HelpPage() {
  return <HelpView />
}
