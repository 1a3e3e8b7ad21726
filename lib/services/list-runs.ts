import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/database'
import { countRuns, findRuns, type Position, type RunQuery } from '@/lib/db/run-list'
import type { RunFilter, RunPage } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200
const MAX_CURSOR_CHARS = 1_024

const positionSchema = z.tuple([z.union([z.string().max(512), z.number(), z.null()]), z.string().max(40)])

/** One page of runs, newest upload first unless the filter says otherwise. */
export async function listRuns(_actor: Actor, filter: RunFilter): Promise<Result<RunPage, Failure>> {
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor)
  if (after === undefined) return fail({ code: 'bad_request', params: { field: 'cursor' }, where: 'cursor' })
  const query: RunQuery = {
    ...filter,
    sort: filter.sort ?? 'uploaded',
    direction: filter.direction ?? 'desc',
    limit: Math.min(MAX_LIMIT, Math.max(1, filter.limit ?? DEFAULT_LIMIT)),
    after,
  }
  const { reader } = await database()
  const { items, end } = await findRuns(reader, query)
  const total = await countRuns(reader, query)
  return ok({ items, nextCursor: end === null ? null : writeCursor(end), total })
}

const writeCursor = ({ value, id }: Position): string => Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** `undefined`: no cursor of ours. */
function readCursor(text: string): Position | undefined {
  if (text.length > MAX_CURSOR_CHARS || !/^[\w-]+$/.test(text)) return undefined
  const read = positionSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  return read.success ? { value: read.data[0], id: read.data[1] } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON, so not a cursor: the schema refuses it
  }
}
