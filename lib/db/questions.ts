import type { AnswerRecord, QuestionRecord } from '@/lib/model/question'
import type { Transaction } from './clients'
import { reader, writer } from './database'
import { unmarkDemo } from './demo'
import { newId } from './ids'

type Row = {
  id: string
  name: string
  notes: string
  request: string
  createdAt: string
  updatedAt: string
  answers: { answer: string; answeredAt: string }[]
}

const WITH_ANSWERS = { answers: { orderBy: { position: 'asc' } } } as const

/** Last changed first. */
export async function listQuestions(): Promise<readonly QuestionRecord[]> {
  const db = await reader()
  const rows = await db.question.findMany({ include: WITH_ANSWERS, orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] })
  const demo = await db.demoItem.findMany({ where: { kind: 'question' } })
  return rows.map((row) =>
    toQuestion(
      row,
      demo.some(({ id }) => id === row.id),
    ),
  )
}

export async function findQuestion(id: string): Promise<QuestionRecord | null> {
  const db = await reader()
  const row = await db.question.findUnique({ where: { id }, include: WITH_ANSWERS })
  if (row === null) return null
  const demo = await db.demoItem.findUnique({ where: { kind_id: { kind: 'question', id } } })
  return toQuestion(row, demo !== null)
}

export type QuestionDraft = Pick<QuestionRecord, 'name' | 'notes' | 'request'>

export async function createQuestion(
  tx: Transaction,
  draft: QuestionDraft,
  answer: AnswerRecord,
  now: string,
): Promise<string> {
  const id = newId('question')
  const { name, notes, request } = draft
  await tx.question.create({
    data: { id, name, notes, request: JSON.stringify(request), createdAt: now, updatedAt: now },
  })
  await addAnswer(tx, id, answer)
  return id
}

/** A question of the demo that is changed is the user's from then on, and stays when the demo goes. */
export async function changeQuestion(id: string, draft: QuestionDraft, now: string): Promise<void> {
  const { name, notes, request } = draft
  await writer(async (tx) => {
    await tx.question.update({ where: { id }, data: { name, notes, request: JSON.stringify(request), updatedAt: now } })
    await unmarkDemo(tx, 'question', id)
  })
}

/** Appended behind the others: history is never rewritten. */
export async function addAnswer(tx: Transaction, questionId: string, answer: AnswerRecord): Promise<void> {
  const position = await tx.questionAnswer.count({ where: { questionId } })
  await tx.questionAnswer.create({
    data: { questionId, position, answeredAt: answer.answeredAt, answer: JSON.stringify(answer) },
  })
}

export const deleteQuestion = async (id: string): Promise<boolean> =>
  writer(async (tx) => {
    await unmarkDemo(tx, 'question', id)
    return (await tx.question.deleteMany({ where: { id } })).count > 0
  })

// The documents are our own, written above from these very types and never edited.
const toQuestion = ({ request, answers, ...row }: Row, demo: boolean): QuestionRecord => ({
  ...row,
  request: JSON.parse(request) as QuestionRecord['request'],
  answers: answers.map((one) => JSON.parse(one.answer) as AnswerRecord),
  demo,
})
