import 'server-only'
import type { LibraryCounts, RunRecord } from '@/lib/model/library'
import type { Recommendation } from '@/lib/model/recommendation'
import type { Actor } from './actor'
import { libraryCounts } from './library-counts'
import { listReports } from './list-reports'
import { listRuns } from './list-runs'
import { answerRecommendation, listPresets } from './recommend'

/** The worked case whose answer the start page shows. */
const DEFAULT_CASE = 'mail-choice'
const RECENT_RUNS = 8

export type Home = {
  readonly counts: LibraryCounts
  readonly reports: number
  readonly recentRuns: readonly RunRecord[]
  readonly cases: readonly string[]
  readonly example: { readonly presetId: string; readonly answer: Recommendation } | null
}

/** What the start page shows: how much is here, what came last, and the answer to one worked case with today's evidence. */
export async function openHome(actor: Actor): Promise<Home> {
  const [counts, reports, runs, example] = await Promise.all([
    libraryCounts(actor),
    listReports(actor),
    listRuns(actor, { limit: RECENT_RUNS }),
    answerDefaultCase(actor),
  ])
  return {
    counts,
    reports: reports.length,
    recentRuns: runs.ok ? runs.value.items : [], // only a cursor can be refused, and none is given
    cases: listPresets().map(({ id }) => id),
    example,
  }
}

async function answerDefaultCase(actor: Actor): Promise<Home['example']> {
  const preset = listPresets().find(({ id }) => id === DEFAULT_CASE)
  if (preset === undefined) return null
  const answer = await answerRecommendation(actor, preset.request)
  return answer.ok ? { presetId: preset.id, answer: withoutWorkings(answer.value) } : null
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
