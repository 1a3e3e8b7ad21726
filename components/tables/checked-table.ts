import type { Finding } from '@/lib/model/check'
import type { PublishedTable, TableCell, TableColumn } from '@/lib/model/published-table'

/** Where a finding is: the index of a row, or the table as a whole (null). */
export type RowFinding = Finding & { readonly row: number | null }

/** A table with what it says against itself. */
export type CheckedTable = PublishedTable & { readonly findings: readonly RowFinding[] }

export const WEIGHT = ['contradiction', 'suspicious', 'note'] as const

export const countBySeverity = (findings: readonly RowFinding[]) =>
  WEIGHT.map((severity) => ({
    severity,
    count: findings.filter((one) => one.severity === severity).length,
  })).filter(({ count }) => count > 0)

/** The gravest finding of a row, where it has one. */
export const gravestOf = (findings: readonly RowFinding[], row: number): RowFinding['severity'] | null =>
  WEIGHT.find((severity) => findings.some((one) => one.row === row && one.severity === severity)) ?? null

/** What a comparison calls a row. */
export const rowReference = (tableId: string, rowKey: string): string => `table:${tableId}#${rowKey}`

export const isNumeric = (column: TableColumn): boolean => column.quantity !== 'text'

/** Digits as they were printed: a table is quoted, not rounded. */
export const cellText = (cell: TableCell): string | null =>
  typeof cell === 'number' ? new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format(cell) : cell
