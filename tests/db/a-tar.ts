const BLOCK = 512

/** A tar as POSIX (ustar) describes it: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html */
export function aTar(members: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Buffer {
  const parts = members.flatMap(({ name, bytes }) => [
    header(name, bytes.length),
    Buffer.from(bytes),
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

function header(name: string, sizeBytes: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  block.write(name, 0)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(sizeBytes, 12), 124)
  block.write(octal(0, 12), 136)
  block.write('        ', 148) // the checksum counts itself as spaces
  block.write('0', 156)
  block.write('ustar\0' + '00', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
