import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '@/lib/db/database'
import { aFioFile } from './a-result-file'
import { api, type Body } from './api'
import { ELSEWHERE } from './bad-input/elsewhere'
import { fioWith } from './bad-input/fio'
import type { Row } from './bad-input/row'
import { DOCUMENTS } from './bad-input/rows-content'
import { NAMED, TEXTS } from './bad-input/rows-text'
import { PACKED, TRANSPORT } from './bad-input/rows-transport'
import { inventory, ownStorage } from './harness'

ownStorage('file')

const ROWS: readonly Row[] = [...TRANSPORT, ...PACKED, ...DOCUMENTS, ...TEXTS, ...NAMED]
/** Rows that take more than one request, below. */
const OWN_TESTS = [4, 8, 9, 10, 23]
const MIB = 2 ** 20

// Something is there already, and the parser runs: "unchanged" and "no more memory" are then worth saying.
beforeAll(async () => {
  const before = await api.upload(aFioFile({ seed: 1 }), { name: 'before.json' })
  expect(before.status).toBe(201)
})

const temporary = async () => readdirSync((await database()).folder.temporary)
const expectTidy = () => expect.poll(temporary, { timeout: 1_000 }).toEqual([])

/** The most memory beyond that of now, while something is done. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  await work().finally(() => clearInterval(watch))
  return (most - before) / MIB
}

async function expectRow(sent: Body, { name, headers, status, code, withinMs, also }: Row): Promise<void> {
  const before = await inventory()
  const start = performance.now()
  const answer = await api.upload(sent, { ...(name === undefined ? {} : { name }), headers: headers ?? {} })
  const tookMs = performance.now() - start
  const said = await answer.json()
  expect([answer.status, said.code ?? null], JSON.stringify(said).slice(0, 400)).toEqual([status, code])
  expect(tookMs).toBeLessThan(withinMs ?? Number.POSITIVE_INFINITY)
  await expectTidy()
  if (code !== null) {
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(said).toMatchObject({ type: `urn:tierfront:problem:${code}`, status })
    expect(said.instance).toBe(answer.headers.get('x-request-id'))
    expect(said.detail).toMatch(/^[A-Z].* /)
    expect(await inventory()).toEqual(before)
  }
  await also?.(said)
  if (code === null) {
    expect((await api.remove(said.id)).status).toBe(204)
    expect(await inventory(), 'deleted, it leaves nothing').toEqual(before)
  }
}

describe('bad input', () => {
  test.each(ROWS)('$row: $what → $status $code', async (row) => {
    const body = row.body()
    Object.assign(process.env, row.env)
    try {
      const grownMiB = await memoryOf(() => expectRow(body, row))
      expect(grownMiB).toBeLessThan(row.withinMiB ?? Number.POSITIVE_INFINITY)
    } finally {
      for (const key of Object.keys(row.env ?? {})) delete process.env[key]
    }
  })

  test('4: a body that grows past the limit → 413, and no more of it reaches the disk', async () => {
    process.env.TIERFRONT_MAX_UPLOAD_BYTES = '1000000'
    const before = await inventory()
    const { folder } = await database()
    const onDisk = () =>
      readdirSync(folder.temporary).reduce((sum, name) => sum + statSync(join(folder.temporary, name)).size, 0)
    let most = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        most = Math.max(most, onDisk())
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await api.upload(endless).finally(() => delete process.env.TIERFRONT_MAX_UPLOAD_BYTES)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'body_too_large'])
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(1_000_000 + MIB)
    await expectTidy()
    expect(await inventory()).toEqual(before)
  })

  test('8, 9: the same bytes again, packed or renamed → 200, one row, one blob', async () => {
    const bytes = aFioFile({ seed: 7 })
    const first = await api.upload(bytes)
    const { id } = await first.json()
    const after = await inventory()
    const again = [
      await api.upload(bytes),
      await api.upload(gzipSync(bytes), { name: 'fio.json.gz' }),
      await api.upload(bytes, { name: 'renamed.txt' }),
    ]
    expect([first, ...again].map(({ status }) => status)).toEqual([201, 200, 200, 200])
    for (const answer of again) expect(await answer.json()).toMatchObject({ id, duplicate: true })
    await expectTidy()
    expect(await inventory()).toEqual(after)
    await api.remove(id)
  })

  test('10: fifty at once → one 201, the others 200, one row', async () => {
    const before = await inventory()
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.upload(aFioFile({ seed: 7 }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201])
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)))
    expect(ids.size).toBe(1)
    await expectTidy()
    const { rows, blobs } = await inventory()
    expect([rows.files, blobs.length]).toEqual([Number(before.rows.files) + 1, before.blobs.length + 1])
  })

  test('23: JSON that breaks off at any percent → 422 invalid_json, with line and column', async () => {
    const before = await inventory()
    const bytes = Buffer.from(fioWith(() => {}))
    for (let percent = 1; percent < 100; percent += 1) {
      const answer = await api.upload(bytes.subarray(0, Math.ceil((bytes.length * percent) / 100)))
      const said = await answer.json()
      expect([percent, answer.status, said.code]).toEqual([percent, 422, 'invalid_json'])
      expect(said.where).toMatch(/^line \d+, column \d+$/)
    }
    await expectTidy()
    expect(await inventory()).toEqual(before)
  })
})

describe('the table', () => {
  test('has every row from 1 to 43', () => {
    const shown = new Set([...ROWS, ...ELSEWHERE].map(({ row }) => row).concat(OWN_TESTS))
    expect(Array.from({ length: 43 }, (_, index) => index + 1).filter((row) => !shown.has(row))).toEqual([])
  })

  test.each(ELSEWHERE)('$row is also shown by $file: $title', ({ file, title }) => {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(title)
  })
})
