import 'server-only'
import { database } from '@/lib/db/database'
import { findFile } from '@/lib/db/files'
import { isId } from '@/lib/db/ids'
import { findRun, findRunParts } from '@/lib/db/runs'
import type { OpenedRun } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

/** A run whole: with its distributions, its file, and its group where it has one. */
export async function openRun(_actor: Actor, id: string): Promise<Result<OpenedRun, Failure>> {
  if (!isId('run', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  const { reader } = await database()
  const run = await findRun(reader, id)
  const file = run === null ? null : await findFile(reader, run.fileId)
  if (run === null || file === null) return fail({ code: 'not_found', params: { what: 'run', id }, where: null })
  const { histograms, groups } = await findRunParts(reader, id)
  const group = groups.find((one) => one.group === run.group && one.entries > 1) ?? null
  return ok({ run, histograms: run.results.map((_, index) => histograms[index] ?? null), file, group })
}
