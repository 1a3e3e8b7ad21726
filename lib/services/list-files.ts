import 'server-only'
import { reader } from '@/lib/db/database'
import { findFiles } from '@/lib/db/files'
import { isId } from '@/lib/db/ids'
import type { FileRecord } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

export type FileFilter = { readonly limit?: number | undefined; readonly cursor?: string | undefined }
export type FilePage = {
  readonly items: readonly FileRecord[]
  readonly nextCursor: string | null
  readonly total: number
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/** One page of files, newest first. The cursor is the id of the last one shown. */
export async function listFiles(_actor: Actor, filter: FileFilter): Promise<Result<FilePage, Failure>> {
  const { cursor } = filter
  if (cursor !== undefined && !isId('file', cursor)) {
    return fail({ code: 'bad_request', params: { field: 'cursor' }, where: 'cursor' })
  }
  const limit = Math.min(MAX_LIMIT, Math.max(1, filter.limit ?? DEFAULT_LIMIT))
  const { items, total } = await findFiles(await reader(), { limit, after: cursor ?? null })
  return ok({ items, total, nextCursor: items.length === limit ? (items.at(-1)?.id ?? null) : null })
}
