import type { Problem } from '@/components/ui/error-notice'
import type { CheckedTable } from './checked-table'

/** What the form says of a table beside its rows. */
export type AboutTable = {
  readonly title: string
  readonly source: { readonly name: string; readonly url: string | null; readonly date: string | null }
  readonly tool: string | null
  readonly varied: string
  readonly note: string | null
  readonly sameLoad: boolean
}

export type CsvPlace = {
  readonly code: string
  readonly line: number
  readonly column: number
  readonly found: string
}

export type Preview =
  | { readonly ok: true; readonly table: CheckedTable }
  | { readonly ok: false; readonly problem: CsvPlace }
  | { readonly ok: false; readonly fields: readonly string[] }

type Answer<Body> = { readonly body: Body } | { readonly refused: Problem | null }

/** `refused: null`: nobody answered. */
async function post<Body>(path: string, body: object): Promise<Answer<Body>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, init).catch(() => null) // no answer at all is an answer that the page has words for
  const json: unknown = await response?.json().catch(() => null)
  if (response?.ok) return { body: json as Body } // our own route, of the same build
  return { refused: typeof json === 'object' && json !== null && 'code' in json ? (json as Problem) : null }
}

export const previewTable = (about: AboutTable, csv: string) =>
  post<Preview>('/api/v1/tables/preview', { ...about, csv })

export const saveTable = ({ title, source, tool, varied, columns, rows, note, sameLoad }: CheckedTable) =>
  post<{ readonly id: string }>('/api/v1/tables', { title, source, tool, varied, columns, rows, note, sameLoad })

/** What the named fields say; left empty means not known. */
export function aboutOf(form: FormData): AboutTable {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const orNull = (name: string): string | null => text(name) || null
  return {
    title: text('title'),
    source: { name: text('source'), url: orNull('url'), date: orNull('date') },
    tool: orNull('tool'),
    varied: text('varied'),
    note: orNull('note'),
    sameLoad: form.get('sameLoad') === 'on',
  }
}
