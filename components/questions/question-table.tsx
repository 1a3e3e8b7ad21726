import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { DemoTag } from '@/components/demo/demo-tag'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Timestamp } from '@/components/ui/timestamp'
import { AnswerCells } from './answer-cells'
import { DeleteQuestion } from './delete-question'
import { EditQuestion } from './edit-question'
import type { AddressedQuestion } from './question-address'
import styles from './questions.module.css'
import { useShownName } from './shown-name'

/** Saved questions, last changed first, each with its last answer. */
export function QuestionTable({ questions }: { questions: readonly AddressedQuestion[] }) {
  const t = useTranslations('questions')
  return (
    <Table caption={t('caption')}>
      <thead>
        <Tr>
          <Th>{t('columns.name')}</Th>
          <Th>{t('columns.choice')}</Th>
          <Th numeric>{t('columns.total')}</Th>
          <Th numeric hideOn="narrow">
            {t('columns.p99')}
          </Th>
          <Th hideOn="medium">{t('columns.asked')}</Th>
          <Th hideOn="medium">{t('columns.prices')}</Th>
          <Th hideOn="narrow">{t('columns.history')}</Th>
          <Th hideOn="narrow" numeric>
            <span className="vh">{t('columns.actions')}</span>
          </Th>
        </Tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </tbody>
    </Table>
  )
}

function QuestionRow({ question }: { question: AddressedQuestion }) {
  const t = useTranslations('questions')
  const { id, notes, demo, answers, address } = question
  const name = useShownName()(question)
  const last = answers.at(-1)
  return (
    <Tr>
      <Td className={styles.name}>
        <Link href={address}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {demo && <DemoTag />}
        {notes !== '' && <div className={styles.notesLine}>{notes}</div>}
        <Link href={`/questions/${id}`} className={styles.narrowHistory}>
          {t('answers', { count: answers.length })}
        </Link>
      </Td>
      {last === undefined ? <Td colSpan={3} /> : <AnswerCells answer={last} />}
      <Td hideOn="medium" className="nb sec">
        {last !== undefined && <Timestamp iso={last.answeredAt} />}
      </Td>
      <Td hideOn="medium" className="nb sec">
        {last?.priceBookDate}
      </Td>
      <Td hideOn="narrow" className="nb">
        <Link href={`/questions/${id}`} aria-label={t('historyOf', { name })}>
          {t('answers', { count: answers.length })}
        </Link>
      </Td>
      <Td hideOn="narrow" numeric>
        <span className={styles.rowActions}>
          <EditQuestion id={id} name={name} notes={notes} small />
          <DeleteQuestion id={id} name={name} answers={answers.length} small />
        </span>
      </Td>
    </Tr>
  )
}
