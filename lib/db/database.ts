import 'server-only'
import { join } from 'node:path'
import { connectReader, connectWriter, type Reader, type Transaction } from './clients'
import { type DataFolder, dataFolderPath, prepareDataFolder } from './data-folder'
import { createLane, type Lane } from './lane'
import { takeLock } from './lock'
import { migrate, readMigrations } from './migrate'

export type OpenDatabase = {
  readonly folder: DataFolder
  readonly lane: Lane
  readonly reader: Reader
  /** The version of the newest migration, which is that of the file. */
  readonly version: number
  /** Blobs that are about to get their row, by hash: how many uploads are at it. */
  readonly pendingBlobs: Map<string, number>
  write<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

/** A transaction that takes longer is undone, so that one stuck writer cannot hold up all others. */
const TRANSACTION_TIMEOUT_MS = 30_000

/** Opens a data folder for this process alone: lock, migrations, then one writer behind its lane and one reader. */
export async function openDatabase(root: string): Promise<OpenDatabase> {
  const folder = prepareDataFolder(root)
  const lock = takeLock(folder.lock, root)
  try {
    const migrations = readMigrations(join(process.cwd(), 'prisma', 'migrations'))
    const { to: version } = migrate(folder.database, migrations, folder.backups)
    const writer = await connectWriter(folder.database)
    const reader = await connectReader(folder.database)
    const lane = createLane()
    return {
      folder,
      lane,
      reader,
      version,
      pendingBlobs: new Map(),
      write: (work) => lane.run(() => writer.$transaction(work, { timeout: TRANSACTION_TIMEOUT_MS })),
      async close() {
        await reader.$disconnect()
        await writer.$disconnect()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Pages, routes and instrumentation are bundled apart and each hold their own copy of this module: the database is not theirs. */
const shared = globalThis as { tierfrontDatabase?: Promise<OpenDatabase> | undefined }

/** The database of this process, opened by whoever asks first. */
export function database(): Promise<OpenDatabase> {
  if (shared.tierfrontDatabase === undefined) {
    const opening = openDatabase(dataFolderPath())
    shared.tierfrontDatabase = opening
    opening.catch(() => {
      shared.tierfrontDatabase = undefined
    })
  }
  return shared.tierfrontDatabase
}

export async function closeDatabase(): Promise<void> {
  const open = shared.tierfrontDatabase
  shared.tierfrontDatabase = undefined
  await (await open)?.close()
}

/** Runs one transaction in its turn. Everything that writes goes through here, a single INSERT too. */
export async function writer<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return (await database()).write(work)
}

export async function reader(): Promise<Reader> {
  return (await database()).reader
}
