import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { optionChoices } from '@/components/run/option-choice'
import { RunView } from '@/components/run/run-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { findingsOf } from '@/lib/services/check-run'
import { listOptions } from '@/lib/services/list-options'
import { openRun } from '@/lib/services/open-run'

type RunPageProps = { params: Promise<{ id: string }> }

const opened = cache((id: string) => openRun(LOCAL_OWNER, id))

export async function generateMetadata({ params }: RunPageProps): Promise<Metadata> {
  const run = await opened((await params).id)
  return run.ok ? { title: run.value.run.name } : {}
}

export default async function RunPage({ params }: RunPageProps) {
  const { id } = await params
  const [run, catalogue] = await Promise.all([opened(id), listOptions(LOCAL_OWNER, null)])
  if (!run.ok) notFound()
  return <RunView opened={run.value} findings={findingsOf(run.value.run)} choices={optionChoices(catalogue.items)} />
}
