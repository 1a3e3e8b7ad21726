import type { PublishedTable, TableColumn } from '@/lib/model/published-table'
import { type CsvCell, toCsv } from '@/lib/units/csv'

/** A table as the CSV that `readCsv` reads. Text that a spreadsheet might run is guarded. */
export const writeCsv = ({ columns, rows }: Pick<PublishedTable, 'columns' | 'rows'>): string =>
  toCsv([
    ['row', ...columns.map(headerCell), 'n'],
    ...rows.map((row): CsvCell[] => [row.label, ...columns.map(({ key }) => row.cells[key] ?? null), row.n]),
  ])

function headerCell({ label, unit, quantity, operation, percentile }: TableColumn): string {
  const plain = label.replaceAll(/[[\]]/g, ' ').replaceAll(/\s+/g, ' ').trim() || 'column'
  if (quantity === 'text') return plain
  return [`${plain} [${unit}]`, quantity, percentile === null ? null : `p${percentile}`, operation]
    .filter((part) => part !== null)
    .join(' ')
}
