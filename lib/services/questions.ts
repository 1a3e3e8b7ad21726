import 'server-only'
import { writer } from '@/lib/db/database'
import { isId } from '@/lib/db/ids'
import {
  addAnswer,
  changeQuestion,
  createQuestion,
  deleteQuestion,
  findQuestion,
  listQuestions,
  type QuestionDraft,
} from '@/lib/db/questions'
import { type AnswerChange, type AnswerRecord, changesBetween, type QuestionRecord } from '@/lib/model/question'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { primaryP99 } from '@/lib/recommend'
import type { Actor } from './actor'
import { answerRecommendation } from './recommend'

const notFound = (id: string): Failure => ({
  code: 'not_found',
  params: { what: 'question', id: id.slice(0, 64) },
  where: null,
})

export const listSavedQuestions = async (_actor: Actor): Promise<readonly QuestionRecord[]> => listQuestions()

export async function openQuestion(_actor: Actor, id: string): Promise<Result<QuestionRecord, Failure>> {
  const found = isId('question', id) ? await findQuestion(id) : null
  return found === null ? fail(notFound(id)) : ok(found)
}

/** Keeps a question under a name, with today's answer as the first of its history. */
export async function saveQuestion(
  actor: Actor,
  draft: QuestionDraft,
  now: Date,
): Promise<Result<QuestionRecord, Failure>> {
  const answer = await answerRecommendation(actor, draft.request)
  if (!answer.ok) return answer
  const at = now.toISOString()
  const id = await writer((tx) => createQuestion(tx, draft, toAnswer(draft.request, answer.value, at), at))
  return openQuestion(actor, id)
}

/** Another name, other notes or another workload; the answer of today is appended if it is another. */
export async function editQuestion(
  actor: Actor,
  id: string,
  change: Partial<QuestionDraft>,
  now: Date,
): Promise<Result<QuestionRecord, Failure>> {
  const known = await openQuestion(actor, id)
  if (!known.ok) return known
  const { name, notes, request } = { ...known.value, ...change }
  await changeQuestion(id, { name, notes, request }, now.toISOString())
  const asked = await askAgain(actor, id, now)
  return asked.ok ? ok(asked.value.question) : asked
}

export async function removeQuestion(_actor: Actor, id: string): Promise<Result<null, Failure>> {
  return isId('question', id) && (await deleteQuestion(id)) ? ok(null) : fail(notFound(id))
}

export type AskedAgain = {
  readonly question: QuestionRecord
  readonly answer: Recommendation
  /** What differs from the answer before; empty where nothing does. */
  readonly changes: readonly AnswerChange[]
}

/** The answer with today's prices and evidence, kept where it is another than the last one. */
export async function askAgain(actor: Actor, id: string, now: Date): Promise<Result<AskedAgain, Failure>> {
  const asked = await compareWithLast(actor, id, now)
  if (!asked.ok) return asked
  const { question: known, answer, today, changes } = asked.value
  if (known.answers.length > 0 && changes.length === 0) return ok({ question: known, answer, changes })
  await writer((tx) => addAnswer(tx, id, today))
  const question = await openQuestion(actor, id)
  return question.ok ? ok({ question: question.value, answer, changes }) : question
}

export type ComparedWithLast = AskedAgain & {
  /** Today's answer as the history would keep it. */
  readonly today: AnswerRecord
}

/** The answer of today beside the last one of the history; nothing is written. */
export async function compareWithLast(actor: Actor, id: string, now: Date): Promise<Result<ComparedWithLast, Failure>> {
  const known = await openQuestion(actor, id)
  if (!known.ok) return known
  const { request, answers } = known.value
  const answer = await answerRecommendation(actor, request)
  if (!answer.ok) return answer
  const today = toAnswer(request, answer.value, now.toISOString())
  const last = answers.at(-1)
  const changes = last === undefined ? [] : changesBetween(last, today)
  return ok({ question: known.value, answer: answer.value, today, changes })
}

function toAnswer(request: RecommendationRequest, answer: Recommendation, answeredAt: string): AnswerRecord {
  const best = answer.ranked.find((one) => one.key === (answer.best ?? answer.provisional))?.estimate ?? null
  return {
    answeredAt,
    verdict: answer.verdict,
    best: answer.best,
    label: best?.label ?? null,
    configurationText: best?.configurationText ?? null,
    totalUsd: best?.bill.total ?? null,
    p99Us: best === null ? null : (primaryP99(best, answer.workload)?.value ?? null),
    priceBookId: answer.priceBook.id,
    priceBookDate: answer.priceBook.date,
    modelVersion: answer.modelVersion,
    evidence: best?.evidence.map((one) => one.id) ?? [],
    request,
  }
}
