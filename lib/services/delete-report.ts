import 'server-only'
import { isId } from '@/lib/db/ids'
import { deleteReport as remove } from '@/lib/db/reports'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

/** Deletes a report and every link to it. */
export async function deleteReport(_actor: Actor, id: string): Promise<Result<null, Failure>> {
  if (!isId('report', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  return (await remove(id)) ? ok(null) : fail({ code: 'not_found', params: { what: 'report', id }, where: null })
}
