import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LOCAL_OWNER as owner } from '@/lib/services/actor'
import { deleteFile } from '@/lib/services/delete-file'
import { libraryCounts } from '@/lib/services/library-counts'
import { linkedRuns } from '@/lib/services/linked-runs'
import { listRuns } from '@/lib/services/list-runs'
import { openRun } from '@/lib/services/open-run'
import { readiness } from '@/lib/services/readiness'
import { aFioFile } from './a-result-file'
import { aTar } from './a-tar'
import { api } from './api'
import { inventory, ownStorage } from './harness'

ownStorage()

const upload = async (bytes: Uint8Array, name?: string) =>
  (await api.upload(bytes, name === undefined ? {} : { name })).json()

async function pagesOf(query: string): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await api.runs(`?${query}${cursor === '' ? '' : `&cursor=${cursor}`}`)
    const page: { items: { id: string }[]; nextCursor: string | null; total: number } = await answer.json()
    pages.push(page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return pages
}

describe('the list of runs', () => {
  test.each(['uploaded', 'started', 'name', 'iops', 'throughput', 'mean', 'p99'])(
    'sorted by %s, either way, shows every run once however it is paged',
    async (sort) => {
      for (const seed of [10, 20, 30]) await upload(aFioFile({ seed, jobs: 4 }))
      await upload(aFioFile({ seed: 90, error: 5, idle: true }))
      for (const direction of ['asc', 'desc']) {
        const whole = (await pagesOf(`sort=${sort}&direction=${direction}&limit=200`)).flat()
        const paged = await pagesOf(`sort=${sort}&direction=${direction}&limit=3`)
        expect(paged.flat()).toEqual(whole)
        expect(new Set(whole).size).toBe(13)
      }
    },
  )

  test('puts runs without the figure last, either way', async () => {
    const { runs } = await upload(aFioFile({ seed: 1, error: 5, idle: true }))
    await upload(aFioFile({ seed: 2, jobs: 2 }))
    for (const direction of ['asc', 'desc']) {
      expect((await pagesOf(`sort=p99&direction=${direction}`)).flat().at(-1)).toBe(runs[0].id)
    }
  })

  test('filters by each column and by words, together', async () => {
    const file = await upload(aFioFile({ seed: 1, jobs: 2 }), 'Nightly NVMe.json')
    await upload(aFioFile({ seed: 5, error: 5 }), 'other.json')
    const [first] = file.runs
    await api.change(first.id, JSON.stringify({ optionId: 'aws/ebs-gp3', note: '夜间基线', tags: ['prod'] }))
    const total = async (query: string) => (await (await api.runs(`?${query}`)).json()).total
    expect(await total('tool=fio')).toBe(3)
    expect(await total('tool=pgbench')).toBe(0)
    expect(await total('status=failed')).toBe(1)
    expect(await total('operation=read&status=ok')).toBe(2)
    expect(await total('operation=write')).toBe(0)
    expect(await total(`fileId=${file.id}`)).toBe(2)
    expect(await total('formatId=fio-json')).toBe(3)
    expect(await total('optionId=aws/ebs-gp3')).toBe(1)
    expect(await total('q=nvme')).toBe(2)
    expect(await total(`q=${encodeURIComponent('夜间 PROD')}`)).toBe(1)
    expect(await total(`q=${encodeURIComponent('nvme job1-1')}`)).toBe(1)
    expect(await total(`q=${encodeURIComponent("%' OR 1=1 --")}`)).toBe(0)
  })

  test.each([
    'limit=-1',
    'limit=0',
    'limit=1e9',
    'limit=abc',
    'limit=1&limit=2',
    'sort=;drop',
    'direction=up',
    'status=fine',
    `cursor=${'a'.repeat(8_192)}`,
  ])('refuses ?%s', async (query) => {
    const answer = await api.runs(`?${query}`)
    const problem = await answer.json()
    expect(answer.status).toBe(400)
    expect(problem).toMatchObject({ code: 'invalid_query', errors: [{ pointer: query.split('=')[0] }] })
    expect(JSON.stringify(problem)).not.toMatch(/SELECT|SQLITE/)
  })

  test.each(['abc', 'WyJhIiwiYiIsImMiXQ', 'e30'])('refuses the cursor %s', async (cursor) => {
    expect((await api.runs(`?cursor=${cursor}`)).status).toBe(400)
    expect(await listRuns(owner, { cursor })).toMatchObject({
      ok: false,
      error: { code: 'bad_request', where: 'cursor' },
    })
  })
})

describe('a run', () => {
  test('opens with its file, and lists what its owner says of it', async () => {
    const file = await upload(aFioFile({ jobs: 2 }))
    const [{ id }] = file.runs
    const change = { optionId: 'aws/ebs-gp3', region: 'us-east-1', configuration: { sizeGib: 1024, volumes: 3 } }
    const changed = await (
      await api.change(id, JSON.stringify({ ...change, tags: ['raid'], note: 'after warm-up' }))
    ).json()
    expect(changed).toMatchObject({ id, ...change, tags: ['raid'], note: 'after warm-up' })

    const taken = await (await api.change(id, JSON.stringify({ note: null }))).json()
    expect(taken).toMatchObject({ ...change, tags: ['raid'], note: null })
    const opened = await (await api.run(id)).json()
    expect(opened).toMatchObject({ id, ...change, note: null, file: { id: file.id, name: 'fio.json' } })
    expect(opened.results[0]).toMatchObject({ operation: 'read', histogram: null })
    const [own, ...published] = await linkedRuns(owner, null)
    expect(own).toMatchObject({ runId: id, optionId: 'aws/ebs-gp3', configuration: change.configuration })
    expect(published.filter(({ runId }) => !runId.includes('#'))).toEqual([]) // rows of published tables
    expect(await linkedRuns(owner, [file.runs[1].id])).toEqual([])
  })

  test.each([
    { body: '{"role":"admin"}', status: 422, code: 'unknown_field' },
    { body: '{"optionId":7}', status: 422, code: 'invalid_input' },
    { body: '[]', status: 422, code: 'invalid_input' },
    { body: '{"note"', status: 422, code: 'invalid_json' },
    { body: `{"configuration":${'['.repeat(65)}${']'.repeat(65)}}`, status: 422, code: 'json_too_deep' },
    { body: `{"note":"${'x'.repeat(2 ** 20)}"}`, status: 413, code: 'body_too_large' },
    { body: '', status: 400, code: 'empty_body' },
  ])('refuses the change $code', async ({ body, status, code }) => {
    const [{ id }] = (await upload(aFioFile())).runs
    const answer = await api.change(id, body)
    const problem = await answer.json()
    expect([answer.status, problem.code]).toEqual([status, code])
    expect(problem.detail).toMatch(/^[A-Z].* .*\.$/) // a sentence whose words were all found
    expect((await inventory()).rows.run_annotations).toBe(0)
  })

  test('refuses a change that is no JSON', async () => {
    const [{ id }] = (await upload(aFioFile())).runs
    expect((await api.change(id, '{}', 'text/plain')).status).toBe(415)
  })

  test.each([
    { id: 'run_0000000000000000', status: 404, code: 'not_found' },
    { id: '../../etc', status: 400, code: 'bad_id' },
    { id: "run_'; DROP TABLE", status: 400, code: 'bad_id' },
  ])('of the id $id is answered $status', async ({ id, status, code }) => {
    for (const answer of [await api.run(id), await api.change(id, '{}')]) {
      expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    }
  })
})

describe('a file', () => {
  test('that is deleted takes its runs and its bytes along, and can come again', async () => {
    const bytes = aFioFile({ jobs: 3 })
    const kept = await upload(aFioFile({ seed: 7 }))
    const { id, runs } = await upload(bytes)
    await api.change(runs[0].id, '{"note":"x"}')

    expect((await api.remove(id)).status).toBe(204)
    expect((await api.remove(id)).status).toBe(404)
    expect((await api.file(id)).status).toBe(404)
    expect((await api.raw(id)).status).toBe(404)
    const { rows, blobs, temporary } = await inventory()
    expect(rows).toMatchObject({ files: 1, parses: 1, runs: 1, run_bodies: 1, run_operations: 1, run_annotations: 0 })
    expect({ blobs, temporary }).toEqual({ blobs: [kept.sha256], temporary: [] })
    expect(await upload(bytes)).toMatchObject({ duplicate: false, runCount: 3 })
  })

  test('that is deleted while the same content comes again is whole or gone', async () => {
    const bytes = aFioFile()
    for (let round = 0; round < 20; round++) {
      const { id } = await upload(bytes)
      const [, again] = await Promise.all([deleteFile(owner, id), api.upload(bytes)])
      expect([200, 201, 429]).toContain(again.status)
      const { rows, blobs, temporary } = await inventory()
      expect({ files: rows.files, temporary }).toEqual({ files: blobs.length, temporary: [] })
    }
  })

  test('is listed newest first, page by page', async () => {
    const ids: string[] = []
    for (const seed of [1, 2, 3, 4, 5]) ids.unshift((await upload(aFioFile({ seed }))).id)
    const first = await (await api.files('?limit=2')).json()
    const second = await (await api.files(`?limit=2&cursor=${first.nextCursor}`)).json()
    const third = await (await api.files(`?limit=2&cursor=${second.nextCursor}`)).json()
    const listed = [first, second, third].flatMap((page) => page.items.map((file: { id: string }) => file.id))
    expect(listed).toEqual(ids)
    expect([first.total, third.nextCursor]).toEqual([5, null])
    expect((await api.files('?cursor=nonsense')).status).toBe(400)
  })
})

describe('an archive', () => {
  const good = aFioFile({ seed: 3 })
  const archive = aTar([
    { name: 'results/good.json', bytes: good },
    { name: 'notes.txt', bytes: Buffer.from('bought on Friday\n') },
    { name: '../../etc/passwd', bytes: aFioFile({ seed: 4, jobs: 2 }) },
  ])

  test.each([
    { kind: 'tar', bytes: archive },
    { kind: 'targz', bytes: gzipSync(archive) },
  ])('($kind) keeps each member that reads, and says why of the others', async ({ kind, bytes }) => {
    const answer = await api.upload(bytes, { name: 'results.tar' })
    const file = await answer.json()
    expect(answer.status).toBe(201)
    expect(file).toMatchObject({ container: kind, formatId: null, runs: [] })
    expect(file.members).toMatchObject([
      { name: 'good.json', runCount: 1, duplicate: false, failure: null },
      { id: null, name: 'notes.txt', failure: { code: 'unknown_format' } },
      { name: 'passwd', runCount: 2, duplicate: false, failure: null },
    ])
    expect(Buffer.from(await (await api.raw(file.members[0].id)).arrayBuffer()).equals(good)).toBe(true)
    expect(Buffer.from(await (await api.raw(file.id)).arrayBuffer()).equals(bytes)).toBe(true)
    expect(await upload(bytes)).toMatchObject({ id: file.id, duplicate: true })
    expect(await upload(good, 'alone.json')).toMatchObject({ id: file.members[0].id, duplicate: true })
    const { rows, blobs, temporary } = await inventory()
    expect([rows.files, rows.archive_members, rows.runs, blobs.length, temporary.length]).toEqual([3, 3, 3, 3, 0])
  })

  test('that is deleted leaves what was here before it came', async () => {
    const before = await upload(good, 'before.json')
    const file = await upload(archive, 'results.tar')
    expect(file.members[0]).toMatchObject({ id: before.id, duplicate: true })
    expect((await api.remove(file.id)).status).toBe(204)
    const { rows, blobs } = await inventory()
    expect([rows.files, rows.archive_members, rows.runs]).toEqual([1, 0, 1])
    expect(blobs).toEqual([before.sha256])
  })

  test('in which nothing reads keeps nothing', async () => {
    const answer = await api.upload(aTar([{ name: 'a.txt', bytes: Buffer.from('hello\n') }]), { name: 'a.tar' })
    expect(await answer.json()).toMatchObject({ status: 415, code: 'unknown_format', errors: [{ pointer: 'a.txt' }] })
    const { rows, blobs, temporary } = await inventory()
    expect([rows.files, blobs, temporary]).toEqual([0, [], []])
  })

  test('that breaks off keeps nothing, its good members included', async () => {
    const packed = gzipSync(archive)
    const answer = await api.upload(packed.subarray(0, packed.length - 20), { name: 'results.tgz' })
    expect(await answer.json()).toMatchObject({ status: 422, code: 'truncated_archive' })
    const { rows, blobs, temporary } = await inventory()
    expect([rows.files, blobs, temporary]).toEqual([0, [], []])
  })
})

test('the counts of the library are those of its lists', async () => {
  await upload(aFioFile({ jobs: 2 }))
  await upload(aFioFile({ seed: 5, error: 5 }))
  expect(await libraryCounts(owner)).toEqual({
    files: 2,
    runs: 3,
    linkedRuns: 0,
    tools: [{ value: 'fio', count: 3 }],
    operations: [{ value: 'read', count: 3 }],
    statuses: [
      { value: 'ok', count: 2 },
      { value: 'failed', count: 1 },
    ],
    formats: [{ value: 'fio-json', count: 3 }],
  })
})

test('the server says that it is ready, with what it looked at', async () => {
  const state = await readiness()
  expect(state.checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['read', true],
    ['journal', true],
    ['migrations', true],
    ['writes', true],
    ['disk', true],
  ])
  expect(state.ready).toBe(true)
})

test('a damaged body is an error, never a number', async () => {
  const [{ id }] = (await upload(aFioFile())).runs
  const { writer } = await import('@/lib/db/database')
  await writer((tx) => tx.$executeRaw`UPDATE run_bodies SET body = '{}'`)
  await expect(openRun(owner, id)).rejects.toThrow()
})
