import { useTranslations } from 'next-intl'
import { type DemoCounts, DemoSwitch } from '@/components/demo/demo-switch'
import { DropZone } from '@/components/import/drop-zone'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Section } from '@/components/ui/section'
import type { LibraryCounts, RunRecord } from '@/lib/model/library'
import { ExampleFrontier } from './example-frontier'
import styles from './home.module.css'
import { type HomeHead, HomeVerdict } from './home-verdict'
import { LibraryFacts } from './library-facts'
import { RecentRuns } from './recent-runs'
import { Starts } from './starts'
import { WorkedCases } from './worked-cases'

type HomeViewProps = {
  counts: LibraryCounts
  questions: number
  reports: number
  recentRuns: readonly RunRecord[]
  cases: readonly string[]
  head: HomeHead | null
  /** Where the answer of `head` is explained. */
  address: string
  demo: DemoCounts
  demoFiles: readonly string[]
  /** This server, as the reader reached it. */
  origin: string
}

/** The answer first, then the picture, then what is here; an empty library says how to start. */
export function HomeView(props: HomeViewProps) {
  const { counts, questions, reports, recentRuns, cases, head, address, demo, demoFiles, origin } = props
  const t = useTranslations()
  const empty = counts.files === 0 && questions === 0
  const firstCase = head?.kind === 'case' ? head.presetId : cases[0]
  return (
    <PageShell
      title={t('home.title')}
      chips={head !== null && <Chip label={t('common.prices')}>{head.answer.priceBook.date}</Chip>}
      actions={
        <LinkButton variant={empty ? 'default' : 'primary'} href="/recommend">
          {t('home.newWorkload')}
        </LinkButton>
      }
    >
      {empty && firstCase !== undefined && <Starts exampleCase={firstCase} />}
      {head !== null && (
        <div className={empty ? styles.after : undefined}>
          <HomeVerdict head={head} address={address} />
        </div>
      )}
      <div className={styles.columns}>
        {head !== null && (
          <div className={styles.figure}>
            <ExampleFrontier address={address} answer={head.answer} />
          </div>
        )}
        <div>
          <Section title={t('home.addResults')}>
            <DropZone origin={origin} level="h3" />
          </Section>
          {!empty && <LibraryFacts counts={counts} questions={questions} reports={reports} />}
          <Section title={t('home.demo')}>
            <DemoSwitch files={demo.files} questions={demo.questions} />
          </Section>
          <WorkedCases cases={cases} />
        </div>
      </div>
      {recentRuns.length > 0 && <RecentRuns runs={recentRuns} demoFiles={demoFiles} />}
    </PageShell>
  )
}
