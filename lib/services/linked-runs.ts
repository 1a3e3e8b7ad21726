import 'server-only'
import { reader } from '@/lib/db/database'
import { findLinkedRuns } from '@/lib/db/runs'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Actor } from './actor'
import { publishedRuns } from './published-tables'

/** What speaks for options: runs of these ids, or all of the library (null) and the rows of published tables. */
export async function linkedRuns(actor: Actor, runIds: readonly string[] | null): Promise<LinkedRun[]> {
  const own = await findLinkedRuns(await reader(), runIds)
  return runIds === null ? [...own, ...(await publishedRuns(actor))] : own
}
