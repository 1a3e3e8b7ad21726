import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { questionAddress, withAddress } from '@/components/questions/question-address'
import { QuestionView } from '@/components/questions/question-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { compareWithLast, openQuestion } from '@/lib/services/questions'
import { listPresets } from '@/lib/services/recommend'

type QuestionPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: QuestionPageProps): Promise<Metadata> {
  const found = await openQuestion(LOCAL_OWNER, (await params).id)
  return found.ok ? { title: found.value.name } : {}
}

/** Opening it asks it anew and keeps nothing: what is appended to the history, the reader decides. */
export default async function QuestionPage({ params }: QuestionPageProps) {
  const asked = await compareWithLast(LOCAL_OWNER, (await params).id, new Date())
  if (!asked.ok) notFound()
  const { question, today, changes } = asked.value
  const presets = listPresets()
  return (
    <QuestionView
      question={withAddress(question, presets)}
      today={today}
      history={question.answers.map((answer) => ({ answer, address: questionAddress(answer.request, presets) }))}
      changed={changes.length > 0}
    />
  )
}
