/** CRC-32 as gzip and zip use it (ISO 3309, reflected polynomial EDB88320). Give the last value to go on. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (TABLE[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return ~crc >>> 0
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})
