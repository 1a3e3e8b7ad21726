import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ReportDocument } from '@/components/report/report-document'
import { DeleteReportButton } from '@/components/reports/delete-report-button'
import { LinkTable } from '@/components/reports/link-table'
import { ShareButton } from '@/components/reports/share-button'
import { PageShell } from '@/components/shell/page-shell'
import { Section } from '@/components/ui/section'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { openReport } from '@/lib/services/open-report'
import { linksOfReport } from '@/lib/services/share-report'
import { Compared } from './compared'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, opened] = await Promise.all([getTranslations('reports'), openReport(LOCAL_OWNER, (await params).id)])
  return { title: opened.ok ? opened.value.title : t('title') }
}

export default async function ReportPage({ params }: Props) {
  const { id } = await params
  const [t, opened, links] = await Promise.all([
    getTranslations('reports'),
    openReport(LOCAL_OWNER, id),
    linksOfReport(LOCAL_OWNER, id),
  ])
  if (!opened.ok && opened.error.code === 'unreadable_report') throw new Error(`report ${id} cannot be read`)
  if (!opened.ok || !links.ok) notFound()
  const { snapshot, snapshotSha256, title } = opened.value
  return (
    <PageShell
      title={<Link href="/reports">{t('title')}</Link>}
      crumb={title}
      actions={
        <>
          <ShareButton shared={{ reportId: id }} primary>
            {t('makeLink')}
          </ShareButton>
          <DeleteReportButton reportId={id} title={title} />
        </>
      }
    >
      <Section title={t('links.title')} first>
        <LinkTable links={links.value} now={new Date()} />
        <Suspense>
          <Compared snapshot={snapshot} />
        </Suspense>
      </Section>
      <ReportDocument snapshot={snapshot} sha256={snapshotSha256} linkEnds={undefined} />
    </PageShell>
  )
}
