import { GET as openRaw } from '@/app/api/v1/files/[id]/raw/route'
import { DELETE, GET as openFile } from '@/app/api/v1/files/[id]/route'
import { POST as preview } from '@/app/api/v1/files/preview/route'
import { GET as listFiles, PUT } from '@/app/api/v1/files/route'
import { GET as openRun, PATCH } from '@/app/api/v1/runs/[id]/route'
import { GET as listRuns } from '@/app/api/v1/runs/route'

/** The routes themselves, called as Next calls them. */

const BASE = 'http://127.0.0.1/api/v1'
export type Body = string | Uint8Array | ReadableStream<Uint8Array>

// `duplex` is required for streamed bodies, and missing from the DOM's types.
const send = (path: string, method: string, body: Body, headers: Record<string, string> = {}) =>
  new Request(`${BASE}${path}`, { method, body: body as BodyInit, headers, duplex: 'half' } as RequestInit)
const withId = (id: string) => ({ params: Promise.resolve({ id }) })

export const api = {
  upload: (body: Body, { name = 'fio.json', headers = {} }: { name?: string; headers?: Record<string, string> } = {}) =>
    PUT(send(`/files?name=${encodeURIComponent(name)}`, 'PUT', body, headers)),
  preview: (body: Body, name = 'fio.json') => preview(send(`/files/preview?name=${name}`, 'POST', body)),
  files: (query = '') => listFiles(new Request(`${BASE}/files${query}`)),
  file: (id: string) => openFile(new Request(`${BASE}/files/${id}`), withId(id)),
  raw: (id: string) => openRaw(new Request(`${BASE}/files/${id}/raw`), withId(id)),
  remove: (id: string) => DELETE(new Request(`${BASE}/files/${id}`, { method: 'DELETE' }), withId(id)),
  runs: (query = '') => listRuns(new Request(`${BASE}/runs${query}`)),
  run: (id: string) => openRun(new Request(`${BASE}/runs/${id}`), withId(id)),
  change: (id: string, body: string, type = 'application/json') =>
    PATCH(send(`/runs/${id}`, 'PATCH', body, { 'content-type': type }), withId(id)),
}

/** A body that sends these pieces and then ends, or breaks off as it does when its client dies. */
export function streamOf(pieces: readonly Uint8Array[], end: 'ends' | 'breaks' = 'ends'): ReadableStream<Uint8Array> {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece !== undefined) controller.enqueue(piece)
      else if (end === 'ends') controller.close()
      else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
}
