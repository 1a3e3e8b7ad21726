import { z } from 'zod'
import { OPERATIONS } from '@/lib/model/benchmark-run'
import type { RunRecord } from '@/lib/model/library'
import type { Configuration } from '@/lib/model/price-book'
import { Prisma } from './generated/client'
import { readBody } from './run-body'

/** One run as every query below returns it: its columns, its body, its file's name, its owner's annotation. */
export type RunRow = {
  id: string
  file_id: string
  file_name: string
  format_id: string
  position: number
  uploaded_at: string
  main_operation: string | null
  operations_per_second: number | null
  bytes_per_second: number | null
  mean_us: number | null
  p99_us: number | null
  body: string
  option_id: string | null
  region: string | null
  configuration: string | null
  tags: string | null
  note: string | null
}

export const RUN_COLUMNS = Prisma.sql`r.id, r.file_id, f.name AS file_name, r.format_id, r.position, r.uploaded_at,
  r.main_operation, r.operations_per_second, r.bytes_per_second, r.mean_us, r.p99_us, b.body,
  a.option_id, a.region, a.configuration, a.tags, a.note`
export const RUN_TABLES = Prisma.sql`runs r JOIN files f ON f.id = r.file_id JOIN run_bodies b ON b.run_id = r.id
  LEFT JOIN run_annotations a ON a.run_id = r.id`

const configuration = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const tags = z.array(z.string())

export function toRunRecord(row: RunRow): RunRecord {
  return {
    ...readBody(row.body),
    id: row.id,
    fileId: row.file_id,
    fileName: row.file_name,
    formatId: row.format_id,
    position: row.position,
    uploadedAt: row.uploaded_at,
    headline: {
      operation: OPERATIONS.find((known) => known === row.main_operation) ?? null,
      operationsPerSecond: row.operations_per_second,
      bytesPerSecond: row.bytes_per_second,
      meanUs: row.mean_us,
      p99Us: row.p99_us,
    },
    optionId: row.option_id,
    region: row.region,
    configuration: readConfiguration(row.configuration),
    tags: row.tags === null ? [] : tags.parse(JSON.parse(row.tags)),
    note: row.note,
  }
}

export const readConfiguration = (text: string | null): Configuration | null =>
  text === null ? null : configuration.parse(JSON.parse(text))
