import type { Facet, LibraryCounts } from '@/lib/model/library'
import type { Reader } from './clients'

type FacetRow = { value: string; total: bigint }

export async function countLibrary(db: Reader): Promise<LibraryCounts> {
  return {
    files: await db.file.count(),
    runs: await db.run.count(),
    linkedRuns: await db.runAnnotation.count({ where: { optionId: { not: null } } }),
    tools: facets(await db.$queryRaw`SELECT tool AS value, count(*) AS total FROM runs GROUP BY tool`),
    operations: facets(
      await db.$queryRaw`SELECT operation AS value, count(*) AS total FROM run_operations GROUP BY operation`,
    ),
    statuses: facets(await db.$queryRaw`SELECT status AS value, count(*) AS total FROM runs GROUP BY status`),
    formats: facets(await db.$queryRaw`SELECT format_id AS value, count(*) AS total FROM runs GROUP BY format_id`),
  }
}

const facets = (rows: FacetRow[]): Facet[] =>
  rows
    .map(({ value, total }) => ({ value, count: Number(total) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
