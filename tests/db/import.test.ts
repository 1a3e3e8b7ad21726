import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { database, writer } from '@/lib/db/database'
import { aFioFile, aFioFileOfSize } from './a-result-file'
import { api, streamOf } from './api'
import { inventory, ownStorage } from './harness'

const storage = ownStorage()

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const digestOf = (bytes: Uint8Array) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
const blobFile = (hash: string) => join(storage.root(), 'blobs', hash.slice(0, 2), hash)
const EMPTY = { blobs: [], temporary: [] }

async function expectNothingKept(): Promise<void> {
  const { rows, ...files } = await inventory()
  expect(Object.values(rows).every((count) => count === 0)).toBe(true)
  expect(files).toEqual(EMPTY)
}

describe('an upload', () => {
  test('is stored whole: bytes, file, runs, and the answer says so', async () => {
    const bytes = aFioFile({ jobs: 3 })
    const answer = await api.upload(bytes, { name: 'three jobs.json', headers: { 'repr-digest': digestOf(bytes) } })
    const file = await answer.json()

    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`/api/v1/files/${file.id}`)
    expect(file).toMatchObject({
      name: 'three jobs.json',
      sha256: sha256(bytes),
      sizeBytes: bytes.length,
      duplicate: false,
    })
    expect(file).toMatchObject({ formatId: 'fio-json', tool: 'fio', runCount: 3 })
    expect(file.runs[0]).toMatchObject({
      fileId: file.id,
      name: 'job1-0',
      status: 'ok',
      load: { blockSizeBytes: 4096 },
    })
    expect(file.runs[0].results[0]).toMatchObject({ operation: 'read', operationsPerSecond: 100_000.1, errors: null })
    expect(file.runs[0].results[0].latency).toMatchObject({ kind: 'completion', meanUs: 318, origin: 'reported' })
    expect(file.runs[0].results[0].latency.percentiles).toContainEqual({ percent: 99, us: 700 })
    const { rows, blobs, temporary } = await inventory()
    expect(rows).toMatchObject({ files: 1, parses: 1, runs: 3, run_bodies: 3, run_operations: 3 })
    expect({ blobs, temporary }).toEqual({ blobs: [sha256(bytes)], temporary: [] })
    expect(statSync(blobFile(sha256(bytes))).mode & 0o777).toBe(0o600)
  })

  test.each([12, 50])('of %d MB arrives byte-equal', async (megabytes) => {
    const bytes = aFioFileOfSize(megabytes * 1_000_000)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
      bytes.subarray(index * 65_536, (index + 1) * 65_536),
    )
    const answer = await api.upload(streamOf(pieces), { headers: { 'content-length': String(bytes.length) } })
    expect(answer.status).toBe(201)
    const { id } = await answer.json()
    const raw = await api.raw(id)
    expect(sha256(new Uint8Array(await raw.arrayBuffer()))).toBe(sha256(bytes))
    expect(raw.headers.get('content-length')).toBe(String(bytes.length))
  })

  test('of a run that failed is stored, as failed', async () => {
    const answer = await api.upload(aFioFile({ error: 5 }))
    expect(answer.status).toBe(201)
    expect((await answer.json()).runs).toMatchObject([{ status: 'failed' }])
  })

  test('is one file however often and however packed it comes', async () => {
    const bytes = aFioFile()
    const first = await api.upload(bytes)
    const { id } = await first.json()
    const packed = gzipSync(bytes)
    const again = [
      await api.upload(bytes),
      await api.upload(bytes, { name: 'renamed.txt' }),
      await api.upload(packed, { name: 'fio.json.gz' }),
      await api.upload(packed, { headers: { 'content-encoding': 'gzip' } }),
    ]
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const answer of again) expect(await answer.json()).toMatchObject({ id, duplicate: true, name: 'fio.json' })
    const { rows, blobs, temporary } = await inventory()
    expect({ files: rows.files, runs: rows.runs, blobs, temporary }).toEqual({
      files: 1,
      runs: 1,
      blobs: [sha256(bytes)],
      temporary: [],
    })
  })

  test('fifty times at once is one file', async () => {
    const bytes = aFioFile({ jobs: 20 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.upload(bytes)))
    const statuses = answers.map(({ status }) => status).sort()
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)))
    expect(statuses).toEqual([...Array(49).fill(200), 201])
    expect(ids.size).toBe(1)
    const { rows, blobs, temporary } = await inventory()
    expect({ files: rows.files, runs: rows.runs, blobs, temporary }).toEqual({
      files: 1,
      runs: 20,
      blobs: [sha256(bytes)],
      temporary: [],
    })
  })

  test('fifty different ones at once are fifty files', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, seed) => api.upload(aFioFile({ seed }))))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    const { rows, blobs, temporary } = await inventory()
    expect([rows.files, rows.runs, blobs.length, temporary.length]).toEqual([50, 50, 50, 0])
  })

  test('packed with gzip keeps what was sent', async () => {
    const bytes = aFioFile()
    const packed = gzipSync(bytes)
    const file = await (await api.upload(packed, { name: 'a.json.gz' })).json()
    expect(file).toMatchObject({
      container: 'gzip',
      sha256: sha256(bytes),
      sizeBytes: bytes.length,
      uploadedBytes: packed.length,
    })
    const raw = await api.raw(file.id)
    expect(Buffer.from(await raw.arrayBuffer()).equals(packed)).toBe(true)
    expect(raw.headers.get('repr-digest')).toBe(digestOf(packed))
  })

  test('whose name promises an archive is read by its content, and that is said', async () => {
    const file = await (await api.upload(aFioFile(), { name: 'fio.json.gz' })).json()
    expect(file.warnings).toMatchObject([{ code: 'extension_mismatch', params: { extension: 'gz' } }])
  })

  test.each([
    { name: `${'long'.repeat(3_000)}.json`, shown: 'long'.repeat(64).slice(0, 255) },
    { name: '../../etc/passwd', shown: 'passwd' },
    { name: 'C:\\results\\fio.json', shown: 'fio.json' },
    { name: 'a\u0000b\r\nc', shown: 'a\\u0000b\\u000D\\u000Ac' },
    { name: 'exe.\u202enosj', shown: 'exe.\\u202Enosj' },
    { name: '结果 🚀.json', shown: '结果 🚀.json' },
    { name: '  ', shown: 'upload' },
  ])('named $shown is shown as that and never found by it', async ({ name, shown }) => {
    const file = await (await api.upload(aFioFile(), { name })).json()
    expect(file.name).toBe(shown)
    const disposition = (await api.raw(file.id)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/)
  })
})

describe('nothing is kept of', () => {
  const bytes = aFioFile()
  const half = bytes.subarray(0, bytes.length / 2)
  const length = (count: number) => ({ 'content-length': String(count) })

  test.each([
    { what: 'an empty body', body: new Uint8Array(0), headers: {}, status: 400, code: 'empty_body' },
    {
      what: 'half a body',
      body: streamOf([half]),
      headers: length(bytes.length),
      status: 400,
      code: 'incomplete_body',
    },
    { what: 'a client that dies', body: streamOf([half], 'breaks'), headers: {}, status: 400, code: 'incomplete_body' },
    {
      what: 'other bytes than promised',
      body: bytes,
      headers: { 'repr-digest': digestOf(half) },
      status: 422,
      code: 'digest_mismatch',
    },
    {
      what: 'other content than promised',
      body: bytes,
      headers: { 'content-digest': digestOf(half) },
      status: 422,
      code: 'digest_mismatch',
    },
    {
      what: 'a digest that is none',
      body: bytes,
      headers: { 'repr-digest': 'sha-256=abc' },
      status: 400,
      code: 'bad_digest_header',
    },
    {
      what: 'a digest of another length',
      body: bytes,
      headers: { 'repr-digest': 'sha-256=:AAAA:' },
      status: 400,
      code: 'bad_digest_header',
    },
    {
      what: 'a declared size over the limit',
      body: bytes,
      headers: length(2 ** 40),
      status: 413,
      code: 'body_too_large',
    },
    {
      what: 'a form',
      body: bytes,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      status: 415,
      code: 'use_raw_body',
    },
    {
      what: 'an unknown coding',
      body: bytes,
      headers: { 'content-encoding': 'br' },
      status: 415,
      code: 'unsupported_encoding',
    },
    {
      what: 'JSON that is no result',
      body: '{"name":"tierfront","version":"1.0.0"}',
      headers: {},
      status: 415,
      code: 'unknown_format',
    },
    {
      what: 'a picture',
      body: Buffer.from('89504e470d0a1a0a', 'hex'),
      headers: {},
      status: 415,
      code: 'unknown_format',
    },
    { what: 'JSON that breaks off', body: half, headers: {}, status: 422, code: 'invalid_json' },
  ])('$what: $status $code', async ({ body, headers, status, code }) => {
    const answer = await api.upload(body, { headers })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const problem = await answer.json()
    expect(problem).toMatchObject({ type: `urn:tierfront:problem:${code}`, status, code })
    expect(problem.instance).toBe(answer.headers.get('x-request-id'))
    expect(problem.detail).toMatch(/^[A-Z].* /) // a sentence whose words were all found
    expect(answer.status).toBe(status)
    await expectNothingKept()
  })

  test('a body that grows past the limit without saying so, and no more of it is read', async () => {
    process.env.TIERFRONT_MAX_UPLOAD_BYTES = '1000000'
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await api.upload(endless)
    delete process.env.TIERFRONT_MAX_UPLOAD_BYTES
    expect(await answer.json()).toMatchObject({ code: 'body_too_large', params: { limitBytes: 1_000_000 } })
    expect(sent).toBeLessThan(1_000_000 + 2 ** 20)
    await expectNothingKept()
  })

  test('a disk that is nearly full', async () => {
    process.env.TIERFRONT_MIN_FREE_BYTES = String(2 ** 60)
    const answer = await api.upload(bytes)
    delete process.env.TIERFRONT_MIN_FREE_BYTES
    expect(answer.status).toBe(507)
    await expectNothingKept()
  })

  test('rows that the database refuses: no blob stays either', async () => {
    await writer(
      (tx) => tx.$executeRaw`
      CREATE TRIGGER refuse BEFORE INSERT ON run_bodies BEGIN SELECT RAISE(ABORT, 'no'); END`,
    )
    const answer = await api.upload(bytes)
    expect(answer.status).toBe(500)
    const problem = await answer.json()
    expect(problem).toMatchObject({ code: 'internal', params: {} })
    expect(JSON.stringify(problem)).not.toContain('RAISE')
    await expectNothingKept()
  })

  test('a preview, which reads the same', async () => {
    const read = await (await api.preview(bytes)).json()
    expect(read).toMatchObject({ id: null, duplicate: false, runCount: 1 })
    expect(read.runs[0]).toMatchObject({ id: null, name: 'job1-0', results: [{ operation: 'read' }] })
    await expectNothingKept()
    const stored = await (await api.upload(bytes)).json()
    const strip = ({ id, fileId, uploadedAt, ...run }: Record<string, unknown>) => run
    expect(read.runs.map(strip)).toEqual(stored.runs.map(strip))
    expect(await (await api.preview(bytes)).json()).toMatchObject({ duplicate: true })
  })
})

describe('the figures of a run', () => {
  test.each(['9e999', '-1'])('%s is none', async (figure) => {
    await api.upload(aFioFile())
    await expect(writer((tx) => tx.$executeRawUnsafe(`UPDATE runs SET p99_us = ${figure}`))).rejects.toThrow()
  })
})

test('what a crash left is gone after the next start, what was acknowledged is not', async () => {
  const { id, sha256: hash } = await (await api.upload(aFioFile())).json()
  const { folder } = await database()
  const { writeFileSync, utimesSync } = await import('node:fs')
  const { collectGarbage } = await import('@/lib/db/blobs')
  const orphan = 'ab'.repeat(32)
  writeFileSync(join(folder.temporary, 'half'), 'half an upload')
  writeFileSync(blobFile(orphan), 'a blob without rows')
  utimesSync(blobFile(orphan), new Date('2026-01-01'), new Date('2026-01-01'))
  utimesSync(blobFile(hash), new Date('2026-01-01'), new Date('2026-01-01'))

  expect(await collectGarbage(await database(), new Date(), true)).toEqual({ temporary: 1, blobs: 1 })
  expect(await inventory()).toMatchObject({ blobs: [hash], temporary: [] })
  expect((await api.raw(id)).status).toBe(200)
  expect(readFileSync(blobFile(hash)).equals(aFioFile())).toBe(true)
})
