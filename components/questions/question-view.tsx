import { useTranslations } from 'next-intl'
import { DemoTag } from '@/components/demo/demo-tag'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { ReasonText } from '@/components/ui/reason-text'
import { Section } from '@/components/ui/section'
import { Timestamp } from '@/components/ui/timestamp'
import { Verdict } from '@/components/ui/verdict'
import type { AnswerRecord, QuestionRecord } from '@/lib/model/question'
import { ChangeList } from './change-list'
import { DeleteQuestion } from './delete-question'
import { EditQuestion } from './edit-question'
import { HistoryTable, type PastAnswer } from './history-table'
import { KeepAnswer } from './keep-answer'
import type { AddressedQuestion } from './question-address'
import styles from './questions.module.css'
import { useShownName } from './shown-name'

type QuestionViewProps = {
  question: AddressedQuestion
  today: AnswerRecord
  history: readonly PastAnswer[]
  changed: boolean
}

/** One saved question: what is answered today, what changed since, and every answer before. */
export function QuestionView({ question, today, history, changed }: QuestionViewProps) {
  const t = useTranslations('questions')
  const common = useTranslations('common')
  const { id, notes, demo, address } = question
  const name = useShownName()(question)
  return (
    <PageShell
      title={<bdi>{name}</bdi>}
      crumb={t('one')}
      chips={<Chip label={common('prices')}>{`${today.priceBookDate} ${question.request.region}`}</Chip>}
      actions={
        <LinkButton href={address} variant="primary">
          {t('open')}
        </LinkButton>
      }
    >
      <Verdict under={<Since question={question} today={today} changed={changed} />}>
        <ReasonText reason={today.verdict} />
      </Verdict>
      <Section
        title={t('notes')}
        actions={
          <>
            {demo && <DemoTag />}
            <EditQuestion id={id} name={name} notes={notes} small />
            <DeleteQuestion id={id} name={name} answers={history.length} small leaves />
          </>
        }
      >
        {notes === '' ? <p className="mut">{t('noNotes')}</p> : <p className={styles.notes}>{notes}</p>}
      </Section>
      <Section title={t('history')} note={t('historyNote')}>
        <HistoryTable history={history} />
      </Section>
    </PageShell>
  )
}

function Since({ question, today, changed }: { question: QuestionRecord; today: AnswerRecord; changed: boolean }) {
  const t = useTranslations('questions')
  const last = question.answers.at(-1)
  if (last === undefined) return null
  const date = <Timestamp iso={last.answeredAt} />
  if (!changed) return t.rich('unchanged', { date: () => date })
  return (
    <>
      {t.rich('changedSince', { date: () => date })}
      <ChangeList before={last} after={today} />
      <KeepAnswer id={question.id} />
    </>
  )
}
