/** Human position of a byte, both from 1: lines end in LF, CRLF or a lone CR; columns count bytes. */
export function position(bytes: Uint8Array, at: number): { readonly line: number; readonly column: number } {
  let line = 1
  let lineStart = 0
  for (let index = 0; index < at; index += 1) {
    const byte = bytes[index]
    if (byte !== 0x0a && (byte !== 0x0d || bytes[index + 1] === 0x0a)) continue
    line += 1
    lineStart = index + 1
  }
  return { line, column: at - lineStart + 1 }
}
