import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReportList } from '@/components/reports/report-list'
import { PageShell } from '@/components/shell/page-shell'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { listReports } from '@/lib/services/list-reports'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports')
  return { title: t('title') }
}

export default async function ReportsPage() {
  const [t, reports] = await Promise.all([getTranslations('reports'), listReports(LOCAL_OWNER)])
  return (
    <PageShell title={t('title')} crumb={t('crumb')}>
      <ReportList reports={reports} now={new Date()} />
    </PageShell>
  )
}
