import { chmodSync } from 'node:fs'
import Database from 'better-sqlite3'
import { startRefusal } from './refuse'

/**
 * One process per data folder: an exclusive lock on a small SQLite file of its own, held until the process ends. The system
 * drops it even after kill −9, so there is no stale lock to clean up.
 */
export function takeLock(path: string, root: string): { release(): void } {
  const holder = new Database(path, { timeout: 0 })
  try {
    holder.pragma('locking_mode = EXCLUSIVE')
    holder.exec('BEGIN EXCLUSIVE')
    chmodSync(path, 0o600)
  } catch (cause) {
    holder.close()
    throw startRefusal(
      `Another Tierfront is using the data folder ${root}. Stop it, or set TIERFRONT_DATA to another folder.`,
      cause,
    )
  }
  return { release: () => void holder.close() }
}
