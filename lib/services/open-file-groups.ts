import 'server-only'
import { database } from '@/lib/db/database'
import { findRunParts } from '@/lib/db/runs'
import type { RunGroup } from '@/lib/model/benchmark-run'
import type { FileWithRuns } from '@/lib/model/library'
import type { Actor } from './actor'

/** The groups of a file that are more than one run, each as a whole. They lie with the parse that its runs came from. */
export async function openFileGroups(_actor: Actor, { runs }: FileWithRuns): Promise<readonly RunGroup[]> {
  const [first] = runs
  if (first === undefined) return []
  const { reader } = await database()
  const { groups } = await findRunParts(reader, first.id)
  return groups.filter(({ entries }) => entries > 1)
}
