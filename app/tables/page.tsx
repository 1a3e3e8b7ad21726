import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TablesView } from '@/components/tables/tables-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { listPublishedTables } from '@/lib/services/published-tables'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('title') }
}

export default async function TablesPage() {
  return <TablesView tables={await listPublishedTables(LOCAL_OWNER)} />
}
