import 'server-only'
import { createHash } from 'node:crypto'
import { saveReport } from '@/lib/db/reports'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import type { FrozenRun, ReportRecord } from '@/lib/model/report'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { freezeSnapshot, withoutRunNames } from '@/lib/report'
import packageJson from '@/package.json'
import type { Actor } from './actor'
import { linkedRuns } from './linked-runs'
import { openRun } from './open-run'
import { answerRecommendation } from './recommend'

export type ReportDraft = {
  readonly title: string
  readonly question: RecommendationRequest | null
  /** Runs that may speak for options in the answer; null = all that are linked to one. */
  readonly evidenceRunIds: readonly string[] | null
  /** Runs to show in the report. */
  readonly runIds: readonly string[]
  /** Run names may hold host or customer names: they are left out unless the owner lets them through. */
  readonly withRunNames: boolean
}

/** Answers the question now and freezes all of it: inputs, prices with dates, model version, evidence, every number as text. */
export async function freezeReport(
  actor: Actor,
  draft: ReportDraft,
  now: Date,
): Promise<Result<ReportRecord, Failure>> {
  const { title, question } = draft
  const answer = question === null ? null : await freezeAnswer(actor, draft, question)
  if (answer !== null && !answer.ok) return answer

  const runs = await freezeRuns(actor, draft.runIds, draft.withRunNames)
  if (!runs.ok) return runs

  const snapshot = freezeSnapshot({
    format: 'tierfront-report',
    version: 1,
    title,
    frozenAt: now.toISOString(),
    appVersion: packageJson.version,
    question,
    answer: answer === null ? null : answer.value,
    runs: runs.value,
  })
  const sha256 = createHash('sha256').update(snapshot).digest('hex')
  return ok(await saveReport({ title, snapshot, sha256, createdAt: now.toISOString() }))
}

async function freezeAnswer(
  actor: Actor,
  { evidenceRunIds, withRunNames }: ReportDraft,
  question: RecommendationRequest,
): Promise<Result<Recommendation, Failure>> {
  const answer = await answerRecommendation(actor, question, evidenceRunIds)
  if (!answer.ok || withRunNames) return answer
  const runs = await linkedRuns(actor, evidenceRunIds)
  return ok(withoutRunNames(answer.value, new Map(runs.map(({ name, runId }) => [name, runId]))))
}

async function freezeRuns(
  actor: Actor,
  runIds: readonly string[],
  withNames: boolean,
): Promise<Result<readonly FrozenRun[], Failure>> {
  const runs: FrozenRun[] = []
  for (const [index, runId] of runIds.entries()) {
    const opened = await openRun(actor, runId)
    if (!opened.ok) return fail({ ...opened.error, where: `runIds[${index}]` })
    const { name, tool, toolVersion, startedAt, load, results } = opened.value.run
    runs.push({ runId, name: withNames ? name : null, tool, toolVersion, startedAt, load, results })
  }
  return ok(runs)
}
