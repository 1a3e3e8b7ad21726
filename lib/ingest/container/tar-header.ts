/** A header of tar: one block (POSIX.1-1988 ustar; sizes beyond 8 GiB as base 256, which no result needs). */
export const TAR_BLOCK = 512

export type TarHeader = { readonly path: string; readonly sizeBytes: number; readonly type: string }

/** Null where the check sum does not fit: then it is no tar. */
export function readTarHeader(block: Uint8Array): TarHeader | null {
  const stored = octal(block.subarray(148, 156))
  const sizeBytes = octal(block.subarray(124, 136))
  if (stored === null || sizeBytes === null || stored !== checkSum(block)) return null
  const isUstar = text(block.subarray(257, 262)) === 'ustar'
  const prefix = isUstar ? text(block.subarray(345, 500)) : ''
  const name = text(block.subarray(0, 100))
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    sizeBytes,
    type: String.fromCharCode(block[156] ?? 0),
  }
}

/** Over the whole block, with blanks in place of the check sum itself. */
function checkSum(block: Uint8Array): number {
  let sum = 0
  for (let index = 0; index < TAR_BLOCK; index += 1) sum += index >= 148 && index < 156 ? 0x20 : (block[index] ?? 0)
  return sum
}

function octal(field: Uint8Array): number | null {
  const digits = text(field).trim()
  return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : null
}

/** Up to the first zero byte. */
function text(field: Uint8Array): string {
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end))
}
