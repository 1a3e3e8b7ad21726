/** A file that someone handed over, and where in a folder it lay. */
export type PickedFile = { readonly file: File; readonly folder: string | null }

/** A folder with more files than this is no folder of results: the rest stays out, and the page says so. */
export const MOST_FILES = 1_000

export const fromInput = (list: FileList | null): readonly PickedFile[] =>
  [...(list ?? [])].map((file) => ({ file, folder: folderOf(file.webkitRelativePath) }))

/** Files of a drop; folders are walked. The entries must be taken before the first `await`: afterwards they are gone. */
export async function fromDrop(transfer: DataTransfer): Promise<readonly PickedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  const plain = [...transfer.files]
  if (entries.length === 0) return plain.map((file) => ({ file, folder: null }))
  const picked: PickedFile[] = []
  for (const entry of entries) await walk(entry, picked, { asked: true })
  return picked
}

async function walk(entry: FileSystemEntry, picked: PickedFile[], { asked }: { asked: boolean }): Promise<void> {
  if (picked.length > MOST_FILES || (isHidden(entry.name) && !asked)) return
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    picked.push({ file, folder: folderOf(entry.fullPath.replace(/^\//, '')) })
    return
  }
  if (!isFolderEntry(entry)) return
  const reader = entry.createReader()
  const readSome = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  // A reader hands out a hundred entries at a time, and an empty list when it has no more.
  for (let some = await readSome(); some.length > 0; some = await readSome()) {
    for (const inner of some) await walk(inner, picked, { asked: false })
  }
}

/** What systems leave in folders (.DS_Store, .git) was not meant. A hidden file that is dropped by itself was. */
const isHidden = (name: string): boolean => name.startsWith('.')
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

function folderOf(path: string): string | null {
  const cut = path.lastIndexOf('/')
  return cut > 0 ? path.slice(0, cut) : null
}
