import 'server-only'
import type { Reader } from '@/lib/db/clients'
import { findFile, findMembers, type StoredMember } from '@/lib/db/files'
import { findRunsOfFile } from '@/lib/db/runs'
import type { FileWithRuns, MemberRecord } from '@/lib/model/library'

/** A file as answers show it: with its runs, or with its members where it is an archive. Null: there is none of this id. */
export async function fileWithRuns(db: Reader, id: string): Promise<FileWithRuns | null> {
  const file = await findFile(db, id)
  if (file === null) return null
  if (file.formatId !== null) return { ...file, runs: await findRunsOfFile(db, id), members: null }
  const members = await Promise.all((await findMembers(db, id)).map((member) => memberRecord(db, member)))
  return { ...file, runs: [], members: members.filter((member) => member !== null) }
}

async function memberRecord(db: Reader, member: StoredMember): Promise<MemberRecord | null> {
  if ('failure' in member) return { name: member.name, file: null, failure: member.failure }
  const file = await fileWithRuns(db, member.fileId)
  return file === null ? null : { name: member.name, file, failure: null } // deleted on its own meanwhile
}
