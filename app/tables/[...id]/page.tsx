import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { optionChoices } from '@/components/run/option-choice'
import { TableView } from '@/components/tables/table-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { listOptions } from '@/lib/services/list-options'
import { openPublishedTable } from '@/lib/services/published-tables'

type TablePageProps = { params: Promise<{ id: readonly string[] }> }

/** Ids of tables that ship have two parts: `zfs-hk/database`. */
const opened = cache((id: string) => openPublishedTable(LOCAL_OWNER, id))
const idOf = (parts: readonly string[]): string => parts.map(decodeURIComponent).join('/')

export async function generateMetadata({ params }: TablePageProps): Promise<Metadata> {
  const table = await opened(idOf((await params).id))
  return table.ok ? { title: table.value.title } : {}
}

export default async function TablePage({ params }: TablePageProps) {
  const [table, catalogue] = await Promise.all([opened(idOf((await params).id)), listOptions(LOCAL_OWNER, null)])
  if (!table.ok) notFound()
  return <TableView table={table.value} choices={optionChoices(catalogue.items)} />
}
