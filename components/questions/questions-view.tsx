import { useTranslations } from 'next-intl'
import type { DemoCounts } from '@/components/demo/demo-switch'
import { DemoSwitch } from '@/components/demo/demo-switch'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Section } from '@/components/ui/section'
import type { AddressedQuestion } from './question-address'
import { QuestionTable } from './question-table'

type QuestionsViewProps = { questions: readonly AddressedQuestion[]; demo: DemoCounts }

/** Workloads that are worth asking again. */
export function QuestionsView({ questions, demo }: QuestionsViewProps) {
  const t = useTranslations('questions')
  const empty = questions.length === 0
  return (
    <PageShell
      title={t('title')}
      crumb={t('crumb')}
      actions={
        <LinkButton href="/recommend" variant="primary">
          {t('new')}
        </LinkButton>
      }
    >
      {empty ? <Empty title={t('emptyTitle')}>{t('emptyText')}</Empty> : <QuestionTable questions={questions} />}
      <Section title={t('demo')}>
        <DemoSwitch {...demo} />
      </Section>
    </PageShell>
  )
}
