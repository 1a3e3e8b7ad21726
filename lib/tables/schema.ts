// A published table as JSON: the format in which tables ship, are entered by form, and are exported (docs/tables.md).
import { z } from 'zod'
import { OPERATIONS } from '@/lib/model/benchmark-run'
import { COLUMN_QUANTITIES, type PublishedTable } from '@/lib/model/published-table'
import { factorOf } from './units'

const MAX_ROWS = 10_000
const MAX_COLUMNS = 100
const MAX_TEXT = 500

const text = z.string().trim().min(1).max(MAX_TEXT)
const key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, 'letters, digits, - and _')

const column = z
  .strictObject({
    key,
    label: text,
    role: z.enum(['parameter', 'metric']),
    quantity: z.enum(COLUMN_QUANTITIES),
    unit: z.string().max(16),
    operation: z.enum(OPERATIONS).nullable(),
    percentile: z.number().min(0).max(100).nullable(),
  })
  .refine((one) => factorOf(one.quantity, one.unit) !== null, {
    path: ['unit'],
    message: 'not a unit of this quantity',
  })
  .refine((one) => one.quantity !== 'latencyPercentile' || one.percentile !== null, {
    path: ['percentile'],
    message: 'say which percentile',
  })

const row = z.strictObject({
  key,
  label: text,
  cells: z.record(z.string(), z.union([z.string().max(MAX_TEXT), z.number().finite(), z.null()])),
  n: z.number().int().positive().nullable(),
  option: z
    .strictObject({
      optionId: z.string().max(128),
      configuration: z.record(z.string(), z.union([z.string().max(64), z.number().finite(), z.boolean(), z.null()])),
      region: z.string().max(64).nullable(),
    })
    .nullable(),
})

export const tableSchema: z.ZodType<PublishedTable> = z
  .strictObject({
    id: z.string().max(128),
    title: text,
    source: z.strictObject({
      name: text,
      url: z.url({ protocol: /^https?$/ }).nullable(),
      date: z.string().max(10).nullable(),
    }),
    tool: z.string().max(64).nullable(),
    varied: text,
    columns: z.array(column).min(1).max(MAX_COLUMNS),
    rows: z.array(row).min(1).max(MAX_ROWS),
    note: z.string().max(4_000).nullable(),
    sameLoad: z.boolean(),
    builtIn: z.boolean(),
  })
  .refine((table) => new Set(table.columns.map((one) => one.key)).size === table.columns.length, {
    path: ['columns'],
    message: 'two columns have the same key',
  })
  .refine((table) => new Set(table.rows.map((one) => one.key)).size === table.rows.length, {
    path: ['rows'],
    message: 'two rows have the same key',
  })
  .refine(
    (table) =>
      table.rows.every((one) => Object.keys(one.cells).every((cell) => table.columns.some((col) => col.key === cell))),
    { path: ['rows'], message: 'a cell has no column' },
  )
