import 'server-only'
import type { Comparison } from '@/lib/model/comparison'
import type { RunRecord } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { compareRuns } from '@/lib/stats'
import type { Actor } from './actor'
import { openRun } from './open-run'

export type ComparisonRequest = {
  readonly baseline: readonly string[]
  readonly others: readonly (readonly string[])[]
}

/** The runs of the baseline against each other group. */
export async function compareGroups(
  actor: Actor,
  { baseline, others }: ComparisonRequest,
): Promise<Result<Comparison, Failure>> {
  const before = await openAll(actor, baseline, 'baseline')
  if (!before.ok) return before
  const compared: Comparison['others'][number][] = []
  for (const [index, runs] of others.entries()) {
    const after = await openAll(actor, runs, `others[${index}]`)
    if (!after.ok) return after
    compared.push({ runs, ...compareRuns(before.value, after.value) })
  }
  return ok({ baseline, others: compared })
}

async function openAll(
  actor: Actor,
  ids: readonly string[],
  where: string,
): Promise<Result<readonly RunRecord[], Failure>> {
  const runs: RunRecord[] = []
  for (const id of ids) {
    const opened = await openRun(actor, id)
    if (!opened.ok) return fail({ ...opened.error, where })
    runs.push(opened.value.run)
  }
  return ok(runs)
}
