import 'server-only'
import { z } from 'zod'
import type { Failure } from '@/lib/outcome/failure'
import { ok, type Result } from '@/lib/outcome/result'
import { type CsvProblem, readCsv, writeCsv } from '@/lib/tables'
import type { Actor } from './actor'
import { openPublishedTable, type TableWithFindings, withFindings } from './published-tables'
import { tableInput } from './table-input'

/** What a form knows of a table, and its rows as CSV. */
export const csvInput = z.looseObject({ csv: z.string().max(2 ** 20) })

export type TablePreview =
  | { readonly ok: true; readonly table: TableWithFindings }
  | { readonly ok: false; readonly problem: CsvProblem }
  | { readonly ok: false; readonly fields: readonly string[] } // of the form, that say nothing usable

/** What would be entered, with what contradicts itself in it. Nothing is kept. */
export function previewTable(_actor: Actor, { csv, ...about }: z.infer<typeof csvInput>): TablePreview {
  const read = readCsv(csv)
  if (!read.ok) return read
  const table = tableInput.safeParse({ ...about, ...read.value })
  if (!table.success) return { ok: false, fields: [...new Set(table.error.issues.map(({ path }) => path.join('.')))] }
  return { ok: true, table: withFindings(table.data) }
}

/** A table as CSV, as it can be entered again. */
export async function exportTable(actor: Actor, id: string): Promise<Result<string, Failure>> {
  const opened = await openPublishedTable(actor, id)
  return opened.ok ? ok(writeCsv(opened.value)) : opened
}
