import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ReportBar } from '@/components/report/report-bar'
import { ReportDocument } from '@/components/report/report-document'
import { openShare } from '@/lib/services/open-share'

/** The same for every report: what previews a link learns nothing from it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('share')
  const title = t('genericTitle')
  return {
    title,
    description: t('genericText'),
    openGraph: { title, description: t('genericText') },
    robots: 'noindex',
  }
}

export default async function SharedReportPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const opened = await openShare({ token, address: '', now: new Date() })
  if (!opened.ok && opened.error.code === 'unreadable_report') throw new Error('a shared report cannot be read')
  if (!opened.ok) notFound() // proxy.ts has answered all others already, with their status
  const { snapshot, sha256, expiresAt } = opened.value
  return (
    <>
      <ReportBar base={`/s/${token}`} />
      <main>
        <ReportDocument snapshot={snapshot} sha256={sha256} linkEnds={expiresAt} />
      </main>
    </>
  )
}
