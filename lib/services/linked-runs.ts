import 'server-only'
import { reader } from '@/lib/db/database'
import { findLinkedRuns } from '@/lib/db/runs'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Actor } from './actor'

/** Runs that speak for options, of these ids or of the whole library (null). */
export const linkedRuns = async (_actor: Actor, runIds: readonly string[] | null): Promise<LinkedRun[]> =>
  findLinkedRuns(await reader(), runIds)
