import 'server-only'
import { statfs } from 'node:fs/promises'
import { database, type OpenDatabase } from '@/lib/db/database'
import { uploadLimits } from './upload-limits'

export type Readiness = {
  readonly ready: boolean
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail: string }[]
}

/** Whether this process can do its work now: reads answer, the log is WAL, the queue moves, there is room to write. */
export async function readiness(): Promise<Readiness> {
  const db = await database().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  const checks = typeof db === 'string' ? [{ name: 'database', ok: false, detail: db }] : await checksOf(db)
  return { ready: checks.every(({ ok }) => ok), checks }
}

async function checksOf({ reader, folder, lane, version }: OpenDatabase): Promise<Readiness['checks']> {
  const alive = await reader.$queryRaw<{ one: bigint }[]>`SELECT 1 AS one`
  const journal = await reader.$queryRaw<{ journal_mode: string }[]>`PRAGMA journal_mode`
  const applied = await reader.$queryRaw<{ user_version: bigint }[]>`PRAGMA user_version`
  const { bavail, bsize } = await statfs(folder.root)
  const freeBytes = bavail * bsize
  const mode = journal[0]?.journal_mode ?? 'unknown'
  const found = Number(applied[0]?.user_version ?? -1)
  return [
    { name: 'read', ok: Number(alive[0]?.one) === 1, detail: 'SELECT 1' },
    { name: 'journal', ok: mode === 'wal', detail: mode },
    { name: 'migrations', ok: found === version, detail: `${found} of ${version}` },
    { name: 'writes', ok: true, detail: `${lane.waiting()} waiting` },
    { name: 'disk', ok: freeBytes >= uploadLimits().freeBytes, detail: `${freeBytes} bytes free` },
  ]
}
