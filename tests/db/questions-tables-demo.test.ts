import { readdirSync, readFileSync } from 'node:fs'
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
import { writer } from '@/lib/db/database'
import { changesBetween, type QuestionRecord } from '@/lib/model/question'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { awaitsDemo } from '@/lib/services/demo'
import { compareWithLast } from '@/lib/services/questions'
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
    const [first, second] = (changed.body as unknown as QuestionRecord).answers
    if (first === undefined || second === undefined) throw new Error('an answer is missing')
    expect(changesBetween(first, second).map(({ code, to }) => (code === 'question' ? to : code))).toEqual([
      'reads',
      'choice',
      'price',
    ])
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

describe('what changed since', () => {
  test('evidence of today is told, and kept only when asked', async () => {
    const { body } = await json(await postQuestion(sent('POST', QUESTION)))
    const id = String(body.id)
    const same = await compareWithLast(LOCAL_OWNER, id, new Date())
    expect(same).toMatchObject({ ok: true, value: { changes: [] } })
    // The price book of another day: as if the last answer had been given then.
    await writer(async (tx) => {
      const row = await tx.questionAnswer.findFirstOrThrow({ where: { questionId: id } })
      const answer = JSON.stringify({ ...JSON.parse(row.answer), priceBookId: 'another', totalUsd: '1.00' })
      await tx.questionAnswer.updateMany({ where: { questionId: id }, data: { answer } })
    })
    for (const _ of [1, 2]) {
      const told = await compareWithLast(LOCAL_OWNER, id, new Date())
      expect(told).toMatchObject({
        ok: true,
        value: { changes: [{ code: 'price', from: '1.00' }, { code: 'prices' }] },
      })
    }
    const kept = await json(await patchQuestion(sent('PATCH', {}), at(id)))
    expect(kept.body.answers).toHaveLength(2)
    expect(await compareWithLast(LOCAL_OWNER, id, new Date())).toMatchObject({ ok: true, value: { changes: [] } })
  })
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
    // What was removed is remembered, so that it does not come back by itself.
    expect(await inventory()).toEqual({ ...before, rows: { ...before.rows, demo_items: expect.any(Number) } })
    expect((await json(await loadDemo(sent('POST')))).body).toMatchObject({ loaded: true })
  })

  test('twice loaded is once loaded, and what went by itself comes back', async () => {
    const first = await json(await loadDemo(sent('POST')))
    const samples = readdirSync('public/samples').filter((name) => name !== 'README.md')
    expect(first.body).toMatchObject({ loaded: true, files: samples.length })
    expect((await json(await loadDemo(sent('POST')))).body).toEqual(first.body)
    const { items } = (await json(await listQuestions(sent('GET')))).body as unknown as { items: QuestionRecord[] }
    await deleteQuestion(sent('DELETE'), at(items[0]?.id ?? ''))
    expect((await json(await loadDemo(sent('POST')))).body).toEqual(first.body)
  })

  test('a demo question that the user changed is his and stays', async () => {
    await loadDemo(sent('POST'))
    const { items } = (await json(await listQuestions(sent('GET')))).body as unknown as { items: QuestionRecord[] }
    expect(items.every(({ demo }) => demo)).toBe(true)
    await patchQuestion(sent('PATCH', { notes: 'mine now' }), at(items[0]?.id ?? ''))
    await removeDemo(sent('DELETE'))
    const left = (await json(await listQuestions(sent('GET')))).body as unknown as { items: QuestionRecord[] }
    expect(left.items).toMatchObject([{ notes: 'mine now', demo: false }])
  })

  test('comes unasked into an empty library only, and never after it was removed', async () => {
    expect(await awaitsDemo(LOCAL_OWNER)).toBe(true)
    await loadDemo(sent('POST'))
    expect(await awaitsDemo(LOCAL_OWNER)).toBe(false)
    await removeDemo(sent('DELETE'))
    expect(await awaitsDemo(LOCAL_OWNER)).toBe(false)
  })

  test('comes not into a library with a question of the user', async () => {
    await postQuestion(sent('POST', QUESTION))
    expect(await awaitsDemo(LOCAL_OWNER)).toBe(false)
  })

  test('a demo file that the user had uploaded before is his and stays', async () => {
    const mine = await api.upload(readFileSync('public/samples/fio-randread-4k.json'), { name: 'mine.json' })
    expect(mine.status).toBe(201)
    await loadDemo(sent('POST'))
    await removeDemo(sent('DELETE'))
    expect((await inventory()).rows.files).toBe(1)
    expect((await json(await getDemo(sent('GET')))).body).toMatchObject({ removed: true })
  })
})
