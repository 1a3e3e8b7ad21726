import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChangeList } from '@/components/questions/change-list'
import { ReasonText } from '@/components/ui/reason-text'
import { Timestamp } from '@/components/ui/timestamp'
import { Verdict } from '@/components/ui/verdict'
import { type AnswerRecord, changesBetween, type QuestionRecord } from '@/lib/model/question'
import type { Recommendation } from '@/lib/model/recommendation'

/** The answer that heads the start page: to the question that was saved last, or to a worked case. */
export type HomeHead = { readonly answer: Recommendation } & (
  | { readonly kind: 'case'; readonly presetId: string }
  | { readonly kind: 'question'; readonly question: QuestionRecord; readonly today: AnswerRecord }
)

type HomeVerdictProps = { head: HomeHead; address: string }

/** The answer as a sentence, what it rests on, what changed since it was last kept, and the way to the question. */
export function HomeVerdict({ head, address }: HomeVerdictProps) {
  const t = useTranslations('home')
  const { answer } = head
  const open = answer.contradictions.filter(({ severity }) => severity === 'contradiction').length
  const name = head.kind === 'case' ? t(`presets.${head.presetId}`) : head.question.name
  const under = (
    <>
      {t(head.kind === 'case' ? 'under' : 'underQuestion', {
        name,
        considered: answer.considered,
        options: new Set(answer.ranked.map(({ estimate }) => estimate.optionId)).size,
        date: answer.priceBook.date,
      })}{' '}
      <Link href={address}>{open > 0 ? t('contradictions', { count: open }) : t('openQuestion')}</Link>
      {head.kind === 'question' && <Since question={head.question} today={head.today} />}
    </>
  )
  return (
    <Verdict under={under}>
      <ReasonText reason={answer.verdict} />
    </Verdict>
  )
}

function Since({ question, today }: { question: QuestionRecord; today: AnswerRecord }) {
  const t = useTranslations('home')
  const last = question.answers.at(-1)
  if (last === undefined) return null
  const words = {
    date: () => <Timestamp iso={last.answeredAt} />,
    history: (inner: ReactNode) => <Link href={`/questions/${question.id}`}>{inner}</Link>,
  }
  const changed = changesBetween(last, today).length > 0
  return (
    <div>
      {t.rich(changed ? 'changedSince' : 'unchanged', words)}
      {changed && <ChangeList before={last} after={today} />}
    </div>
  )
}
