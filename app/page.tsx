import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ExampleVerdict } from '@/components/home/example-verdict'
import styles from '@/components/home/home.module.css'
import { LibraryFacts } from '@/components/home/library-facts'
import { RecentRuns } from '@/components/home/recent-runs'
import { Starts } from '@/components/home/starts'
import { WorkedCases } from '@/components/home/worked-cases'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { type Home, openHome } from '@/lib/services/open-home'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: t('title') }
}

export default async function HomePage() {
  return <HomeView home={await openHome(LOCAL_OWNER)} />
}

function HomeView({ home }: { home: Home }) {
  const t = useTranslations()
  const { counts, reports, recentRuns, cases, example } = home
  return (
    <PageShell
      title={t('home.title')}
      chips={example !== null && <Chip label={t('common.prices')}>{example.answer.priceBook.date}</Chip>}
      actions={
        <LinkButton variant={counts.runs > 0 ? 'primary' : 'default'} href="/recommend">
          {t('home.newWorkload')}
        </LinkButton>
      }
    >
      {counts.runs === 0 && <Starts exampleCase={example?.presetId ?? cases[0] ?? ''} />}
      {example !== null && <ExampleVerdict {...example} />}
      <div className={styles.columns}>
        <div />
        <div>
          <LibraryFacts counts={counts} reports={reports} />
          <WorkedCases cases={cases} />
        </div>
      </div>
      {recentRuns.length > 0 && <RecentRuns runs={recentRuns} />}
    </PageShell>
  )
}
