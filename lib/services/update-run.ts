import 'server-only'
import { database } from '@/lib/db/database'
import { isId } from '@/lib/db/ids'
import { findRun, saveAnnotation } from '@/lib/db/runs'
import type { Annotation, RunRecord } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

/** What the owner says of a run. An absent key stays as it is, null takes it back. */
export type RunChange = { readonly [Key in keyof Annotation]?: Annotation[Key] | undefined }

export async function updateRun(
  _actor: Actor,
  id: string,
  change: RunChange,
  now: Date,
): Promise<Result<RunRecord, Failure>> {
  if (!isId('run', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  const db = await database()
  const updated = await db.write(async (tx) => {
    const run = await findRun(tx, id)
    if (run === null) return null
    await saveAnnotation(tx, run, { ...annotationOf(run), ...given(change) }, now)
    return findRun(tx, id)
  })
  return updated === null ? fail({ code: 'not_found', params: { what: 'run', id }, where: null }) : ok(updated)
}

const annotationOf = ({ optionId, region, configuration, tags, note }: RunRecord): Annotation => ({
  optionId,
  region,
  configuration,
  tags,
  note,
})

const given = (change: RunChange): Partial<Annotation> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
