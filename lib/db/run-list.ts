import type { RunFilter, RunRecord, RunSort } from '@/lib/model/library'
import type { Reader } from './clients'
import { Prisma } from './generated/client'
import { RUN_COLUMNS, RUN_TABLES, type RunRow, toRunRecord } from './run-rows'

/** Where a page ended: the value it was sorted by (null: among those without one) and the id that breaks ties. */
export type Position = { readonly value: string | number | null; readonly id: string }

export type RunQuery = Omit<RunFilter, 'cursor' | 'limit' | 'sort' | 'direction'> & {
  readonly sort: RunSort
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly after: Position | null
}

/** Columns with an index each, so that a page costs what it shows however large the library is. */
const SORT_COLUMNS: Record<RunSort, Prisma.Sql> = {
  uploaded: Prisma.sql`r.uploaded_at`,
  started: Prisma.sql`r.started_at`,
  name: Prisma.sql`r.name COLLATE NOCASE`,
  iops: Prisma.sql`r.operations_per_second`,
  throughput: Prisma.sql`r.bytes_per_second`,
  mean: Prisma.sql`r.mean_us`,
  p99: Prisma.sql`r.p99_us`,
}

/** One page of runs and where it ended. Two queries, those with the figure and then those without: so both use the index. */
export async function findRuns(db: Reader, query: RunQuery): Promise<{ items: RunRecord[]; end: Position | null }> {
  const withFigure = query.after?.value === null ? [] : await pageOf(db, query, 'figure', query.limit)
  const left = query.limit - withFigure.length
  const without = left > 0 ? await pageOf(db, query, 'none', left) : []
  const rows = [...withFigure, ...without]
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  return { items: rows.map(toRunRecord), end: last === undefined ? null : { value: last.sort_value, id: last.id } }
}

export async function countRuns(db: Reader, query: RunQuery): Promise<number> {
  const rows = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM runs r LEFT JOIN run_annotations a ON a.run_id = r.id
    WHERE ${Prisma.join(conditions(query), ' AND ')}`
  return Number(rows[0]?.total ?? 0)
}

type SortedRow = RunRow & { sort_value: string | number | null }

function pageOf(db: Reader, query: RunQuery, part: 'figure' | 'none', limit: number): Promise<SortedRow[]> {
  const column = SORT_COLUMNS[query.sort]
  const way = query.direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const beyond = query.direction === 'asc' ? Prisma.sql`>` : Prisma.sql`<`
  const { after } = query
  const where = [
    ...conditions(query),
    part === 'figure' ? Prisma.sql`${column} IS NOT NULL` : Prisma.sql`${column} IS NULL`,
  ]
  if (after !== null && part === 'figure')
    where.push(Prisma.sql`(${column}, r.id) ${beyond} (${after.value}, ${after.id})`)
  if (after !== null && after.value === null) where.push(Prisma.sql`r.id ${beyond} ${after.id}`)
  return db.$queryRaw<SortedRow[]>`
    SELECT ${RUN_COLUMNS}, ${column} AS sort_value FROM ${RUN_TABLES}
    WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${column} ${way}, r.id ${way} LIMIT ${limit}`
}

function conditions(query: RunQuery): Prisma.Sql[] {
  const { tool, operation, status, formatId, optionId, fileId, q } = query
  const words = (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return [
    Prisma.sql`1 = 1`,
    ...(tool === undefined ? [] : [Prisma.sql`r.tool = ${tool}`]),
    ...(status === undefined ? [] : [Prisma.sql`r.status = ${status}`]),
    ...(formatId === undefined ? [] : [Prisma.sql`r.format_id = ${formatId}`]),
    ...(fileId === undefined ? [] : [Prisma.sql`r.file_id = ${fileId}`]),
    ...(optionId === undefined ? [] : [Prisma.sql`a.option_id = ${optionId}`]),
    ...(operation === undefined
      ? []
      : [Prisma.sql`EXISTS (SELECT 1 FROM run_operations o WHERE o.run_id = r.id AND o.operation = ${operation})`]),
    ...words.map(
      (word) =>
        Prisma.sql`(instr(r.search_text, ${word}) > 0 OR instr(lower(a.tags || ' ' || coalesce(a.note, '')), ${word}) > 0)`,
    ),
  ]
}
