import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { FileView } from '@/components/run/file-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openFile } from '@/lib/services/open-file'
import { openFileGroups } from '@/lib/services/open-file-groups'

type FilePageProps = { params: Promise<{ id: string }> }

const opened = cache((id: string) => openFile(LOCAL_OWNER, id))

export async function generateMetadata({ params }: FilePageProps): Promise<Metadata> {
  const file = await opened((await params).id)
  return file.ok ? { title: file.value.name } : {}
}

export default async function FilePage({ params }: FilePageProps) {
  const file = await opened((await params).id)
  if (!file.ok) notFound()
  return <FileView file={file.value} groups={await openFileGroups(LOCAL_OWNER, file.value)} />
}
