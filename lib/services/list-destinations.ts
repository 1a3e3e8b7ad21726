import 'server-only'
import { listQuestions } from '@/lib/db/questions'
import type { Destinations } from '@/lib/model/library'
import type { Actor } from './actor'
import { listRuns } from './list-runs'
import { listPresets } from './recommend'

const RECENT_RUNS = 50

/** What can be gone to by name, besides the pages: worked cases, saved questions and the newest runs. */
export async function listDestinations(actor: Actor): Promise<Destinations> {
  const [questions, runs] = await Promise.all([listQuestions(), listRuns(actor, { limit: RECENT_RUNS })])
  return {
    cases: listPresets().map(({ id }) => id),
    // Those of the demo are the worked cases.
    questions: questions.filter(({ demo }) => !demo).map(({ id, name }) => ({ id, name })),
    runs: runs.ok ? runs.value.items.map(({ id, name, tool, fileName }) => ({ id, name, tool, fileName })) : [],
  }
}
