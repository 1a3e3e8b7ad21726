import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from 'nuqs/server'
import { RunsView } from '@/components/runs/runs-view'
import { loadRunsQuery, runsAddress, toRunFilter } from '@/components/runs/search-params'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { demoFileIds } from '@/lib/services/demo'
import { libraryCounts } from '@/lib/services/library-counts'
import { listRuns } from '@/lib/services/list-runs'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('title') }
}

export default async function RunsPage(props: { searchParams: Promise<SearchParams> }) {
  const query = await loadRunsQuery(props.searchParams)
  const [page, counts, demoFiles] = await Promise.all([
    listRuns(LOCAL_OWNER, toRunFilter(query)),
    libraryCounts(LOCAL_OWNER),
    demoFileIds(LOCAL_OWNER),
  ])
  // A cursor that is none of ours, from a mistyped address: the first page is what was meant.
  if (!page.ok) redirect(runsAddress(query, {}))
  return <RunsView query={query} page={page.value} counts={counts} demoFiles={demoFiles} />
}
