import 'server-only'
import { listQuestions } from '@/lib/db/questions'
import type { LibraryCounts, RunRecord } from '@/lib/model/library'
import type { AnswerRecord, QuestionRecord } from '@/lib/model/question'
import type { Recommendation } from '@/lib/model/recommendation'
import type { Actor } from './actor'
import { type DemoState, demoFileIds, demoState } from './demo'
import { libraryCounts } from './library-counts'
import { listReports } from './list-reports'
import { listRuns } from './list-runs'
import { compareWithLast } from './questions'
import { answerRecommendation, listPresets } from './recommend'

/** The worked case whose answer the start page shows while nobody has saved a question. */
const DEFAULT_CASE = 'mail-choice'
const RECENT_RUNS = 8

/** The answer that heads the start page: to the question that was saved last, or to a worked case. */
export type HomeAnswer = { readonly answer: Recommendation } & (
  | { readonly kind: 'case'; readonly presetId: string }
  | { readonly kind: 'question'; readonly question: QuestionRecord; readonly today: AnswerRecord }
)

export type Home = {
  readonly counts: LibraryCounts
  readonly questions: number
  readonly reports: number
  readonly recentRuns: readonly RunRecord[]
  readonly cases: readonly string[]
  readonly head: HomeAnswer | null
  readonly demo: DemoState
  readonly demoFiles: readonly string[]
}

/** What the start page shows: how much is here, what came last, and one answer with today's prices and evidence. */
export async function openHome(actor: Actor, now: Date): Promise<Home> {
  const saved = await listQuestions()
  // The demo's questions are the worked cases: they do not take the place of the user's own.
  const last = saved.find(({ demo }) => !demo)
  const [counts, reports, runs, head, demo, demoFiles] = await Promise.all([
    libraryCounts(actor),
    listReports(actor),
    listRuns(actor, { limit: RECENT_RUNS }),
    last === undefined ? answerDefaultCase(actor) : answerQuestion(actor, last.id, now),
    demoState(actor),
    demoFileIds(actor),
  ])
  return {
    counts,
    questions: saved.length,
    reports: reports.length,
    recentRuns: runs.ok ? runs.value.items : [], // only a cursor can be refused, and none is given
    cases: listPresets().map(({ id }) => id),
    head,
    demo,
    demoFiles,
  }
}

/** A question that can no longer be answered, such as one about an option that is gone, gives way to the worked case. */
async function answerQuestion(actor: Actor, id: string, now: Date): Promise<HomeAnswer | null> {
  const asked = await compareWithLast(actor, id, now)
  if (!asked.ok) return answerDefaultCase(actor)
  const { question, today, answer } = asked.value
  return { kind: 'question', question, today, answer: withoutWorkings(answer) }
}

async function answerDefaultCase(actor: Actor): Promise<HomeAnswer | null> {
  const preset = listPresets().find(({ id }) => id === DEFAULT_CASE)
  if (preset === undefined) return null
  const answer = await answerRecommendation(actor, preset.request)
  return answer.ok ? { kind: 'case', presetId: preset.id, answer: withoutWorkings(answer.value) } : null
}

/** The start page draws points and names: bills, chains and reasons of a hundred configurations would be most of its weight. */
const withoutWorkings = (answer: Recommendation): Recommendation => ({
  ...answer,
  flips: [],
  ranked: answer.ranked.map((one) => ({
    ...one,
    estimate: {
      ...one.estimate,
      bill: { ...one.estimate.bill, lines: [] },
      usage: [],
      reasons: [],
      assumptions: [],
    },
  })),
})
