import 'server-only'
import { checkRun, checkTable, type TableFinding } from '@/lib/checks'
import { isId } from '@/lib/db/ids'
import { deleteTable, findTable, listTables, saveTable } from '@/lib/db/tables'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { PublishedTable } from '@/lib/model/published-table'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { builtInTables, rowToRun, tableSchema, tableToRuns } from '@/lib/tables'
import type { Actor } from './actor'

export type TableWithFindings = PublishedTable & { readonly findings: readonly TableFinding[] }

/** The user's tables, newest first, then those that ship. */
async function allTables(): Promise<readonly PublishedTable[]> {
  const own = (await listTables()).map(({ document }) => tableSchema.parse(JSON.parse(document)))
  return [...own, ...builtInTables()]
}

export const listPublishedTables = async (_actor: Actor): Promise<readonly TableWithFindings[]> =>
  (await allTables()).map(withFindings)

export async function openPublishedTable(_actor: Actor, id: string): Promise<Result<TableWithFindings, Failure>> {
  const builtIn = builtInTables().find((table) => table.id === id)
  if (builtIn !== undefined) return ok(withFindings(builtIn))
  const stored = isId('table', id) ? await findTable(id) : null
  if (stored === null) return fail({ code: 'not_found', params: { what: 'table', id: id.slice(0, 64) }, where: null })
  return ok(withFindings(tableSchema.parse(JSON.parse(stored.document))))
}

/** A table as its owner enters it: it gets an id of its own, and never counts as one that ships. */
export async function enterTable(_actor: Actor, table: PublishedTable, now: Date): Promise<TableWithFindings> {
  return withFindings(await saveTable({ ...table, builtIn: false }, now.toISOString()))
}

export async function removeTable(_actor: Actor, id: string): Promise<Result<null, Failure>> {
  if (builtInTables().some((table) => table.id === id))
    return fail({ code: 'built_in', params: { what: 'table', id }, where: null })
  const gone = isId('table', id) && (await deleteTable(id))
  return gone ? ok(null) : fail({ code: 'not_found', params: { what: 'table', id: id.slice(0, 64) }, where: null })
}

/** What each row says against itself, then what the rows say against each other. */
export function withFindings(table: PublishedTable): TableWithFindings {
  const own = table.rows.flatMap((row, index) =>
    checkRun(rowToRun(table, row)).map((one): TableFinding => ({ ...one, row: index })),
  )
  const together = checkTable({ runs: tableToRuns(table), sameLoad: table.sameLoad })
  return { ...table, findings: [...own.filter((one) => one.severity !== 'note'), ...together] }
}

/** Rows that their owner linked to an option, as evidence. Every answer asks for them, so they are not checked here. */
export async function publishedRuns(_actor: Actor): Promise<LinkedRun[]> {
  return (await allTables()).flatMap((table) =>
    table.rows.flatMap((row) => {
      if (row.option === null) return []
      const { load, results } = rowToRun(table, row)
      const { optionId, configuration } = row.option
      return [
        {
          kind: 'published-table' as const,
          runId: `${table.id}#${row.key}`,
          name: `${table.title}: ${row.label}`,
          startedAt: null,
          optionId,
          configuration,
          load,
          results,
        },
      ]
    }),
  )
}
