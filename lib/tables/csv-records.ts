export const CSV_PROBLEMS = [
  'empty',
  'open_quote',
  'text_after_quote',
  'cell_too_long',
  'too_many_columns',
  'too_many_rows',
  'bad_header',
  'unknown_word',
  'unknown_unit',
  'needs_operation',
  'needs_percentile',
  'no_columns',
  'ragged',
  'no_label',
  'not_a_number',
] as const

/** Why a text is no table, and where: line of the text, column as cells are counted, both from 1. */
export type CsvProblem = {
  readonly code: (typeof CSV_PROBLEMS)[number]
  readonly line: number
  readonly column: number
  readonly found: string
}

export type CsvRecord = { readonly cells: readonly string[]; readonly line: number }
type Records =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly problem: CsvProblem }

const MAX_CELL = 500
/** A cell up to what ends it: quoted with doubled quotes, or bare. */
const CELL = /"([^"]*(?:""[^"]*)*)"|([^,\r\n]*)/y
/** What our own export puts before a cell that a spreadsheet might run (`lib/units/csv`). */
const GUARDED = /^'(?=[=+\-@\t\r\n\0|＝＋－＠｜])/

/** Records of RFC 4180 with the line each begins in; empty lines are left out. https://www.rfc-editor.org/rfc/rfc4180 */
export function readRecords(input: string): Records {
  const text = input.replace(/^\ufeff/, '')
  const records: CsvRecord[] = []
  let [at, line, start] = [0, 1, 1]
  let cells: string[] = []
  while (at <= text.length) {
    const refuse = (code: CsvProblem['code'], found: string): Records => ({
      ok: false,
      problem: { code, line, column: cells.length + 1, found: found.slice(0, 60) },
    })
    CELL.lastIndex = at
    const [whole = '', quoted, bare] = CELL.exec(text) ?? []
    if (quoted === undefined && text[at] === '"') return refuse('open_quote', text.slice(at))
    const cell = quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"')
    if (cell.length > MAX_CELL) return refuse('cell_too_long', cell)
    at += whole.length
    const end = /^(?:,|\r\n|\n|\r|$)/.exec(text.slice(at, at + 2))?.[0]
    if (end === undefined) return refuse('text_after_quote', text.slice(at, at + 20))
    cells.push(cell.replace(GUARDED, ''))
    line += (whole.match(/\r\n|\n|\r/g) ?? []).length
    at += end.length
    if (end === ',') continue
    if (cells.some((one) => one !== '')) records.push({ cells, line: start })
    if (end === '') break
    line += 1
    start = line
    cells = []
  }
  return { ok: true, records }
}
