import { connect } from 'node:net'

export type RawAnswer = { status: number; head: string; body: string; reset: boolean; ms: number }

const EMPTY = { status: 0, head: '', body: '' }

/** Sends bytes as they are; returns what came back before the connection closed. A stubborn client sends on after that. */
export function exchange(
  port: number,
  pieces: readonly string[],
  { waitMs = 3_000, gapMs = 0, stubborn = false } = {},
): Promise<RawAnswer> {
  const started = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: stubborn })
    let text = ''
    let reset = false
    const done = () => {
      clearTimeout(limit)
      socket.destroy()
      resolve({ ...split(text), reset, ms: performance.now() - started })
    }
    const limit = setTimeout(done, waitMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {
      reset = true
    })
    socket.on('close', done)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (!socket.writable) return
        socket.write(piece)
        if (gapMs > 0) await new Promise((next) => setTimeout(next, gapMs))
      }
    })
  })
}

function split(text: string) {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return EMPTY
  const head = text.slice(0, end)
  return { status: Number(head.slice(9, 12)), head: head.toLowerCase(), body: text.slice(end + 4) }
}

/** One request that asks for the connection to be closed after its answer. */
export const request = (line: string, headers: Record<string, string> = {}, body = ''): string => {
  const all = { Host: '127.0.0.1', Connection: 'close', ...headers }
  const list = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${list.join('')}\r\n${body}`
}
