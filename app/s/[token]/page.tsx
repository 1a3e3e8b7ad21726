import { notFound } from 'next/navigation'
import { openShare } from '@/lib/services/open-share'

export default async function SharedReportPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const opened = await openShare({ token, address: '', now: new Date() })
  if (!opened.ok) notFound()
  return <main>{opened.value.snapshot.title}</main>
}
