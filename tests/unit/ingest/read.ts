import { openIngest } from '@/lib/ingest'

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Reads bytes as one file, handed over in pieces of a size. */
export function read(bytes: Uint8Array, { step = 65_536, nameHint = null as string | null } = {}) {
  const reader = openIngest({ nameHint, answers: {} })
  for (let at = 0; at < bytes.length; at += step) reader.push(bytes.slice(at, at + step))
  return reader.end()
}

/** What was read, or an error that shows the failure. */
export function readWell(content: Uint8Array | string) {
  const result = read(typeof content === 'string' ? bytesOf(content) : content)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export function failureOf(content: Uint8Array | string) {
  const result = read(typeof content === 'string' ? bytesOf(content) : content)
  if (result.ok) throw new Error('read, but should have been refused')
  return result.error
}
