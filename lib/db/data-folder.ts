import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startRefusal } from './refuse'

/** Everything that Tierfront keeps lies in one folder, readable by its owner alone. */
export type DataFolder = {
  readonly root: string
  readonly database: string
  readonly lock: string
  readonly blobs: string
  readonly temporary: string
  readonly backups: string
}

/** `statfs` magic numbers of file systems on which WAL's shared memory or a lock cannot be trusted (linux/magic.h). */
const REMOTE_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  26985: 'NFS', // 0x6969
  20859: 'SMB', // 0x517b
  4283649346: 'CIFS', // 0xff534d42
  4266872130: 'SMB 2', // 0xfe534d42
  16914839: '9p', // 0x01021997
  1702057286: 'FUSE', // 0x65735546
}

const OWNER_ONLY_FOLDER = 0o700

export const dataFolderPath = (): string => resolve(/* turbopackIgnore: true */ process.env.TIERFRONT_DATA ?? './data')

export function dataFolderAt(root: string): DataFolder {
  return {
    root,
    database: join(root, 'tierfront.db'),
    lock: join(root, 'lock'),
    blobs: join(root, 'blobs'),
    temporary: join(root, 'tmp'),
    backups: join(root, 'backups'),
  }
}

/** Makes the folder and its parts. The 256 blob folders exist from the start, so that an upload only syncs its own. */
export function prepareDataFolder(root: string): DataFolder {
  const folder = dataFolderAt(root)
  try {
    for (const path of [folder.root, folder.blobs, folder.temporary, folder.backups]) makePrivate(path)
    const fresh = !existsSync(join(folder.blobs, 'ff'))
    if (fresh) for (let byte = 0; byte < 256; byte++) makePrivate(join(folder.blobs, hexByte(byte)))
    if (fresh) for (const path of [folder.blobs, folder.root]) syncFolder(path)
  } catch (cause) {
    throw startRefusal(
      `Cannot use the data folder ${root}: ${reasonOf(cause)}. Set TIERFRONT_DATA to a folder of your own.`,
      cause,
    )
  }
  refuseRemote(folder.root)
  return folder
}

export function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function makePrivate(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY_FOLDER })
  chmodSync(path, OWNER_ONLY_FOLDER)
}

function refuseRemote(root: string): void {
  const name = REMOTE_FILE_SYSTEMS[Number(statfsSync(root).type)]
  if (name === undefined) return
  throw startRefusal(
    `The data folder ${root} lies on ${name}, where SQLite can lose writes. Set TIERFRONT_DATA to a local disk.`,
  )
}

const hexByte = (byte: number): string => byte.toString(16).padStart(2, '0')
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
