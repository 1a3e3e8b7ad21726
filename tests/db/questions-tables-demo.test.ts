import { describe, expect, test } from 'vitest'
import { GET as getDemo, POST as loadDemo, DELETE as removeDemo } from '@/app/api/v1/demo/route'
import {
  DELETE as deleteQuestion,
  GET as openQuestion,
  PATCH as patchQuestion,
} from '@/app/api/v1/questions/[id]/route'
import { GET as listQuestions, POST as postQuestion } from '@/app/api/v1/questions/route'
import { DELETE as deleteTable, GET as openTable } from '@/app/api/v1/tables/[...id]/route'
import { GET as listTables, POST as postTable } from '@/app/api/v1/tables/route'
import { api } from './api'
import { inventory, ownStorage } from './harness'

ownStorage()

const URL_OF = 'http://127.0.0.1:3000/api/v1/x'
const sent = (method: string, body?: unknown) =>
  new Request(URL_OF, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
const at = (id: string) => ({ params: Promise.resolve({ id }) })
const json = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, never>,
})

const WORKLOAD = {
  storedBytes: 1e11,
  readsPerSecond: 500,
  writesPerSecond: 200,
  readSizeBytes: 16_384,
  writeSizeBytes: 16_384,
  protocols: ['block'],
}
const QUESTION = {
  name: 'Orders',
  notes: 'before the sale',
  recommendation: { workload: WORKLOAD, region: 'us-east-1' },
}

describe('saved questions', () => {
  test('a question keeps its name, notes and the answer of the day', async () => {
    const { status, body } = await json(await postQuestion(sent('POST', QUESTION)))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Orders',
      notes: 'before the sale',
      demo: false,
      answers: [{ label: 'EBS gp3', priceBookDate: '2026-11-20' }],
    })
  })

  test('asked again, nothing has changed and nothing is added', async () => {
    const { body } = await json(await postQuestion(sent('POST', QUESTION)))
    const again = await json(await openQuestion(sent('GET'), at(body.id ?? '')))
    expect(again.body).toMatchObject({ changes: [], question: { answers: [expect.anything()] } })
  })

  test('another workload appends another answer; the first one stays', async () => {
    const { body } = await json(await postQuestion(sent('POST', QUESTION)))
    const recommendation = { workload: { ...WORKLOAD, readsPerSecond: 20_000 }, region: 'us-east-1' }
    const changed = await json(await patchQuestion(sent('PATCH', { recommendation }), at(body.id ?? '')))
    const answers = changed.body.answers as unknown as { totalUsd: string }[]
    expect(answers.length).toBe(2)
    expect(Number(answers[1]?.totalUsd)).toBeGreaterThan(Number(answers[0]?.totalUsd))
  })

  test('a question that is gone takes its history along', async () => {
    const { body } = await json(await postQuestion(sent('POST', QUESTION)))
    expect((await deleteQuestion(sent('DELETE'), at(body.id ?? ''))).status).toBe(204)
    expect((await json(await openQuestion(sent('GET'), at(body.id ?? '')))).status).toBe(404)
  })

  test.each([{ name: '' }, { name: 'x', recommendation: { region: 'us-east-1' } }, {}])(
    'refused: %j',
    async (wrong) => {
      const { status } = await json(await postQuestion(sent('POST', { ...wrong })))
      expect(status).toBe(422)
      expect((await json(await listQuestions(sent('GET')))).body.items).toEqual([])
    },
  )
})

describe('published tables', () => {
  const TABLE = {
    title: 'Mine',
    source: { name: 'a colleague', url: null, date: '2026-11' },
    varied: 'depth',
    columns: [
      {
        key: 'depth',
        label: 'Depth',
        role: 'parameter',
        quantity: 'queueDepth',
        unit: '',
        operation: null,
        percentile: null,
      },
      {
        key: 'iops',
        label: 'IOPS',
        role: 'metric',
        quantity: 'rate',
        unit: 'IOPS',
        operation: 'read',
        percentile: null,
      },
      {
        key: 'lat',
        label: 'Latency',
        role: 'metric',
        quantity: 'latencyMean',
        unit: 'ms',
        operation: 'read',
        percentile: null,
      },
    ],
    rows: [{ key: 'r1', label: 'depth 8', cells: { depth: 8, iops: 1_820, lat: 41.3 }, n: 1, option: null }],
  }

  test('those of the articles are there, with what contradicts itself', async () => {
    const { body } = await json(await openTable(sent('GET'), at('zfs-hk/nfs-sync')))
    expect((body.findings as unknown as { code: string }[]).filter((one) => one.code === 'little_law').length).toBe(4)
  })

  test('an entered table is checked like them, and can be removed', async () => {
    const { status, body } = await json(await postTable(sent('POST', TABLE)))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      builtIn: false,
      findings: [{ code: 'little_law', row: 0, message: expect.stringContaining('9.4') }],
    })
    expect((await deleteTable(sent('DELETE'), at(body.id ?? ''))).status).toBe(204)
    expect(
      ((await json(await listTables(sent('GET')))).body.items as unknown as { id: string }[]).some(
        (one) => one.id === body.id,
      ),
    ).toBe(false)
  })

  test('a table that ships can’t be removed', async () => {
    expect((await json(await deleteTable(sent('DELETE'), at('zfs-hk/nfs-sync')))).body.code).toBe('built_in')
  })

  test.each([
    ['a unit of another quantity', { ...TABLE, columns: [{ ...TABLE.columns[0], unit: 'ms' }] }],
    ['a cell without a column', { ...TABLE, rows: [{ ...TABLE.rows[0], cells: { nothing: 1 } }] }],
    ['two rows of one key', { ...TABLE, rows: [TABLE.rows[0], TABLE.rows[0]] }],
  ])('refused: %s', async (_, table) => expect((await json(await postTable(sent('POST', table)))).status).toBe(422))
})

describe('demo', () => {
  test('loaded, loaded again, removed: what was there before stays', async () => {
    const before = await inventory()
    const first = await json(await loadDemo(sent('POST')))
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ loaded: true, removed: false })
    const removed = await json(await removeDemo(sent('DELETE')))
    expect(removed.body).toEqual({ loaded: false, removed: true, files: 0, questions: 0 })
    expect(await inventory()).toEqual(before)
    expect((await json(await loadDemo(sent('POST')))).body).toMatchObject({ loaded: true })
  })

  test('a demo file that the user had uploaded before is his and stays', async () => {
    const { readFileSync } = await import('node:fs')
    const mine = await api.upload(readFileSync('public/samples/fio-randread-4k.json'), { name: 'mine.json' })
    expect(mine.status).toBe(201)
    await loadDemo(sent('POST'))
    await removeDemo(sent('DELETE'))
    expect((await inventory()).rows.files).toBe(1)
    expect((await json(await getDemo(sent('GET')))).body).toMatchObject({ removed: true })
  })
})
