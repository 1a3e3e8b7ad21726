import { useTranslations } from 'next-intl'
import { DropZone } from '@/components/import/drop-zone'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Section } from '@/components/ui/section'
import type { LibraryCounts, RunRecord } from '@/lib/model/library'
import type { Recommendation } from '@/lib/model/recommendation'
import { ExampleFrontier } from './example-frontier'
import { ExampleVerdict } from './example-verdict'
import styles from './home.module.css'
import { LibraryFacts } from './library-facts'
import { RecentRuns } from './recent-runs'
import { Starts } from './starts'
import { WorkedCases } from './worked-cases'

type HomeViewProps = {
  counts: LibraryCounts
  reports: number
  recentRuns: readonly RunRecord[]
  cases: readonly string[]
  example: { readonly presetId: string; readonly answer: Recommendation } | null
  /** This server, as the reader reached it. */
  origin: string
}

/** The answer first, then the picture, then what is here; an empty library says how to start. */
export function HomeView({ counts, reports, recentRuns, cases, example, origin }: HomeViewProps) {
  const t = useTranslations()
  const empty = counts.files === 0
  const firstCase = example?.presetId ?? cases[0]
  return (
    <PageShell
      title={t('home.title')}
      chips={example !== null && <Chip label={t('common.prices')}>{example.answer.priceBook.date}</Chip>}
      actions={
        <LinkButton variant={empty ? 'default' : 'primary'} href="/recommend">
          {t('home.newWorkload')}
        </LinkButton>
      }
    >
      {empty && firstCase !== undefined && <Starts exampleCase={firstCase} />}
      {example !== null && (
        <div className={empty ? styles.after : undefined}>
          <ExampleVerdict {...example} />
        </div>
      )}
      <div className={styles.columns}>
        {example !== null && (
          <div className={styles.figure}>
            <ExampleFrontier address={`/recommend?preset=${example.presetId}`} answer={example.answer} />
          </div>
        )}
        <div>
          <Section title={t('home.addResults')}>
            <DropZone origin={origin} level="h3" />
          </Section>
          {!empty && <LibraryFacts counts={counts} reports={reports} />}
          <WorkedCases cases={cases} />
        </div>
      </div>
      {recentRuns.length > 0 && <RecentRuns runs={recentRuns} />}
    </PageShell>
  )
}
