import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { DropZone } from '@/components/import/drop-zone'
import { WhatIsRead } from '@/components/import/what-is-read'
import styles from '@/components/import/what-is-read.module.css'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { listFormats } from '@/lib/services/list-formats'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('import'))('title') }
}

export default async function ImportPage() {
  const [t, head] = await Promise.all([getTranslations('import'), headers()])
  const origin = `http://${head.get('host') ?? '127.0.0.1:3000'}`
  return (
    <PageShell title={t('title')} actions={<LinkButton href="/runs">{t('toRuns')}</LinkButton>}>
      <div className={styles.columns}>
        <div>
          <DropZone origin={origin} />
        </div>
        <WhatIsRead formats={listFormats()} />
      </div>
    </PageShell>
  )
}
