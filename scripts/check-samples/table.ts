import { readFileSync } from 'node:fs'

export type Row = Readonly<Record<string, string>>

/** A tab separated table whose first line names the columns. Its fields may be quoted when a spreadsheet wrote them. */
export function readTable(path: string): readonly Row[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, unquoted(fields[index] ?? '')]))
  })
}

const unquoted = (field: string): string =>
  field.startsWith('"') && field.endsWith('"') && field.length > 1 ? field.slice(1, -1).replaceAll('""', '"') : field

/** Rows per file, in order. */
export function byFile(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const files = new Map<string, Row[]>()
  for (const row of rows) files.set(row.file ?? '', [...(files.get(row.file ?? '') ?? []), row])
  return files
}
