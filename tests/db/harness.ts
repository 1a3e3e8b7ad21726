import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { closeDatabase, database } from '@/lib/db/database'

const ROOT = join(import.meta.dirname, '..', '..')

/** A data folder of its own for every test, or for the whole file, and the parse worker as the build makes it. */
export function ownStorage(per: 'test' | 'file' = 'test'): { root(): string } {
  const bundles = mkdtempSync(join(tmpdir(), 'tierfront-worker-'))
  let root = ''
  beforeAll(async () => {
    const outfile = join(bundles, 'parse.worker.mjs')
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['workers/parse.worker.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      banner: {
        js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`,
      },
      logLevel: 'error',
    })
    process.env.TIERFRONT_PARSE_WORKER = outfile
  })
  const [before, after] = per === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'tierfront-data-'))
    process.env.TIERFRONT_DATA = root
  })
  after(async () => {
    await closeDatabase()
    rmSync(root, { recursive: true, force: true })
  })
  afterAll(() => rmSync(bundles, { recursive: true, force: true }))
  return { root: () => root }
}

/** Everything that a failed upload must leave as it was. */
export async function inventory(): Promise<{ rows: Record<string, number>; blobs: string[]; temporary: string[] }> {
  const { reader, folder } = await database()
  const rows: Record<string, number> = {}
  const tables = await reader.$queryRawUnsafe<{ name: string }[]>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations' AND name NOT LIKE 'sqlite_%'`,
  )
  for (const { name: table } of tables) {
    const found = await reader.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM ${table}`)
    rows[table] = Number(found[0]?.n)
  }
  const blobs = readdirSync(folder.blobs).flatMap((prefix) => readdirSync(join(folder.blobs, prefix)))
  return { rows, blobs: blobs.sort(), temporary: readdirSync(folder.temporary) }
}
