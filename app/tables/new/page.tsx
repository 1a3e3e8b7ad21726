import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/shell/page-shell'
import { TableForm } from '@/components/tables/table-form'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('new') }
}

export default async function NewTablePage() {
  const t = await getTranslations('tables')
  return (
    <PageShell title={t('new')} crumb={<Link href="/tables">{t('title')}</Link>}>
      <TableForm />
    </PageShell>
  )
}
