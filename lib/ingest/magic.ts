/** Files that are no text at all, by their first bytes; `what` names a message (`failures.unknown_format`). */
const MAGICS: readonly { readonly what: string; readonly bytes: readonly number[]; readonly at?: number }[] = [
  { what: 'elf', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { what: 'windows-program', bytes: [0x4d, 0x5a, 0x90, 0x00] },
  { what: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { what: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { what: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { what: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { what: 'vim-swap', bytes: [0x62, 0x30, 0x56, 0x49, 0x4d] }, // "b0VIM": holds fragments of the text that was edited
  { what: 'sqlite', bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66] },
  { what: 'parquet', bytes: [0x50, 0x41, 0x52, 0x31] },
  { what: 'gzip', bytes: [0x1f, 0x8b] },
  { what: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { what: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { what: 'bzip2', bytes: [0x42, 0x5a, 0x68] },
  { what: 'xz', bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { what: 'zstd', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { what: 'lz4', bytes: [0x04, 0x22, 0x4d, 0x18] },
  { what: '7z', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { what: 'rar', bytes: [0x52, 0x61, 0x72, 0x21] },
  { what: 'tar', bytes: [0x75, 0x73, 0x74, 0x61, 0x72], at: 257 },
]

/** Enough of a file's start for `binaryKind`. */
export const MAGIC_BYTES = 262

export function binaryKind(start: Uint8Array): string | null {
  const found = MAGICS.find(({ bytes, at = 0 }) => bytes.every((byte, index) => start[at + index] === byte))
  return found?.what ?? null
}

const ARCHIVES = ['gzip', 'zip', 'bzip2', 'xz', 'zstd', 'lz4', '7z', 'rar']

/** The packing of a file by its first bytes; tar is told by its whole first block instead (`container/tar-header.ts`). */
export function archiveKind(start: Uint8Array): string | null {
  const kind = binaryKind(start)
  return kind !== null && ARCHIVES.includes(kind) ? kind : null
}
