// CSV as RFC 4180: comma, CRLF, quotes doubled. https://www.rfc-editor.org/rfc/rfc4180

/** What a spreadsheet may take for a formula, including full-width signs and cells that begin with a line break. */
const FORMULA_START = /^[=+\-@\t\r\n\0|＝＋－＠｜]/

/** Numbers stay numbers, also those that are kept as decimal text; `null` is an empty cell, never 0. */
export type CsvCell = string | number | null | { readonly decimal: string }

export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.decimal
  const guarded = FORMULA_START.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(guarded) || guarded !== cell ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
