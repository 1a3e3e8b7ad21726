import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withAddress } from '@/components/questions/question-address'
import { QuestionsView } from '@/components/questions/questions-view'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { demoState } from '@/lib/services/demo'
import { listSavedQuestions } from '@/lib/services/questions'
import { listPresets } from '@/lib/services/recommend'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('questions'))('title') }
}

export default async function QuestionsPage() {
  const [questions, demo] = await Promise.all([listSavedQuestions(LOCAL_OWNER), demoState(LOCAL_OWNER)])
  const listed = questions.map((one) => withAddress(one, listPresets()))
  return <QuestionsView questions={listed} demo={demo} />
}
