import type { Histogram, RunGroup } from '@/lib/model/benchmark-run'
import type { Annotation, RunRecord } from '@/lib/model/library'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Reader, Transaction } from './clients'
import { Prisma } from './generated/client'
import { readBody, readGroups, readHistograms } from './run-body'
import { RUN_COLUMNS, RUN_TABLES, type RunRow, readConfiguration, toRunRecord } from './run-rows'

export async function findRun(db: Reader, id: string): Promise<RunRecord | null> {
  const rows = await db.$queryRaw<RunRow[]>`SELECT ${RUN_COLUMNS} FROM ${RUN_TABLES} WHERE r.id = ${id}`
  return rows[0] === undefined ? null : toRunRecord(rows[0])
}

export async function findRunsOfFile(db: Reader, fileId: string): Promise<RunRecord[]> {
  const rows = await db.$queryRaw<RunRow[]>`
    SELECT ${RUN_COLUMNS} FROM ${RUN_TABLES} WHERE r.file_id = ${fileId} ORDER BY r.position`
  return rows.map(toRunRecord)
}

export type RunParts = { readonly histograms: readonly (Histogram | null)[]; readonly groups: readonly RunGroup[] }

/** What lists leave out: the distributions of a run and the groups of its parse. */
export async function findRunParts(db: Reader, id: string): Promise<RunParts> {
  const run = await db.run.findUnique({
    where: { id },
    select: { body: { select: { histograms: true } }, parse: { select: { groups: true } } },
  })
  return { histograms: readHistograms(run?.body?.histograms ?? null), groups: readGroups(run?.parse.groups ?? null) }
}

/** Runs that their owner linked to one of these options: what evidence is made of. Failed runs and summaries never are. */
export async function findLinkedRuns(db: Reader, runIds: readonly string[] | null): Promise<LinkedRun[]> {
  const chosen =
    runIds === null ? Prisma.sql`1 = 1` : Prisma.sql`r.id IN (SELECT value FROM json_each(${JSON.stringify(runIds)}))`
  const rows = await db.$queryRaw<LinkedRow[]>`
    SELECT r.id, a.option_id, a.configuration, b.body
    FROM run_annotations a JOIN runs r ON r.id = a.run_id JOIN run_bodies b ON b.run_id = r.id
    WHERE a.option_id IS NOT NULL AND r.status = 'ok' AND r.role = 'entry' AND ${chosen} ORDER BY r.id`
  return rows.map((row) => {
    const { name, startedAt, load, results } = readBody(row.body)
    return {
      runId: row.id,
      name,
      startedAt,
      optionId: row.option_id,
      configuration: readConfiguration(row.configuration),
      load,
      results: results.map(({ hasHistogram, ...result }) => ({ ...result, histogram: null })),
    }
  })
}

type LinkedRow = { id: string; option_id: string; configuration: string | null; body: string }

export async function saveAnnotation(
  tx: Transaction,
  run: RunRecord,
  annotation: Annotation,
  now: Date,
): Promise<void> {
  const { optionId, region, note } = annotation
  const row = {
    optionId,
    region,
    configuration: annotation.configuration === null ? null : JSON.stringify(annotation.configuration),
    tags: JSON.stringify(annotation.tags),
    note,
    updatedAt: now.toISOString(),
  }
  await tx.runAnnotation.upsert({ where: { runId: run.id }, create: { runId: run.id, ...row }, update: row })
}
