import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import { Timestamp } from '@/components/ui/timestamp'
import type { AnswerRecord } from '@/lib/model/question'
import { AnswerCells } from './answer-cells'
import { ChangeList } from './change-list'

export type PastAnswer = { readonly answer: AnswerRecord; readonly address: string }

/** Every answer that was another than the one before, newest first. */
export function HistoryTable({ history }: { history: readonly PastAnswer[] }) {
  const t = useTranslations('questions')
  return (
    <Table caption={t('history')}>
      <thead>
        <Tr>
          <Th>{t('columns.asked')}</Th>
          <Th>{t('columns.choice')}</Th>
          <Th numeric>{t('columns.total')}</Th>
          <Th numeric hideOn="narrow">
            {t('columns.p99')}
          </Th>
          <Th hideOn="narrow">{t('columns.prices')}</Th>
          <Th hideOn="narrow">{t('columns.changed')}</Th>
        </Tr>
      </thead>
      <tbody>
        {history
          .map((one, index) => (
            <AnswerRow key={one.answer.answeredAt} {...one} before={history[index - 1]?.answer ?? null} />
          ))
          .reverse()}
      </tbody>
    </Table>
  )
}

function AnswerRow({ answer, address, before }: PastAnswer & { before: AnswerRecord | null }) {
  const t = useTranslations('questions')
  const changed = before === null ? t('first') : <ChangeList before={before} after={answer} />
  return (
    <>
      <Tr>
        <Td>
          <Link href={address} title={t('askedThen')}>
            <Timestamp iso={answer.answeredAt} />
          </Link>
        </Td>
        <AnswerCells answer={answer} />
        <Td hideOn="narrow" className="nb sec">
          {answer.priceBookDate}
        </Td>
        <Td hideOn="narrow" className="sec">
          {changed}
        </Td>
      </Tr>
      <Tr className="only-narrow">
        <Td colSpan={3} className="sec">
          {changed}
        </Td>
      </Tr>
    </>
  )
}
