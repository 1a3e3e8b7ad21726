import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RunTable } from '@/components/runs/run-table'
import { Section } from '@/components/ui/section'
import type { RunRecord } from '@/lib/model/library'

/** The newest runs, as the library lists them. */
export function RecentRuns({ runs, demoFiles }: { runs: readonly RunRecord[]; demoFiles: readonly string[] }) {
  const t = useTranslations('home')
  return (
    <Section title={t('recent')} note={t('recentNote')} actions={<Link href="/runs">{t('allRuns')}</Link>}>
      <RunTable runs={runs} demoFiles={demoFiles} />
    </Section>
  )
}
