import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api } from './api'
import { inventory, ownStorage } from './harness'

ownStorage()

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures', name))

async function imported(name: string) {
  const answer = await api.upload(fixture(name), { name })
  return { status: answer.status, file: await answer.json() }
}

test('a run of pgbench keeps its scripts, statements and intervals', async () => {
  const { status, file } = await imported('pgbench/local__15.18-retries.txt')
  expect(status).toBe(201)
  expect(file).toMatchObject({ formatId: 'pgbench', tool: 'pgbench', toolVersion: '15.18', runCount: 1 })
  expect(file.runs[0]).toMatchObject({
    name: 'ser.sql',
    load: { concurrency: 8, jobs: 2, loop: 'closed' },
    headline: { operation: 'transaction', operationsPerSecond: 3062.001491, meanUs: 1568, p99Us: null },
    transactions: { counts: { failed: 1267, retried: 4123, retries: 8609 }, rateKind: 'without-connecting' },
  })
  expect(file.runs[0].transactions.statements).toHaveLength(4)
  expect(file.runs[0].series).toHaveLength(3)
  expect(file.runs[0].series[2]).toMatchObject({
    endSeconds: 3,
    operationsPerSecond: 2436.8,
    failed: 349,
    retries: 2483,
  })
})

test('several runs of one file are all listed, and none of them twice', async () => {
  const { file } = await imported('pgbench/local__15.18-several.txt')
  expect(file.runs.map((run: { load: { concurrency: number } }) => run.load.concurrency)).toEqual([1, 2, 4])
  expect(file.warnings).toMatchObject([{ code: 'several_results' }])
})

test.each([
  ['pgbench/local__15.18-interrupted.txt', 'partial'],
  ['pgbench/local__15.18-aborted-at-once.txt', 'failed'],
  ['bmark-write/local__0.1.0-panic.txt', 'failed'],
])('%s is kept as %s, without figures', async (name, status) => {
  const { file } = await imported(name)
  expect(file.runs).toMatchObject([{ status, results: [], headline: { operationsPerSecond: null, meanUs: null } }])
})

test('what pgbench -i prints is refused with the reason, and nothing is kept', async () => {
  const { status, file } = await imported('refused/pgbench__init.txt')
  expect(status).toBe(422)
  expect(file).toMatchObject({ code: 'no_result', params: { why: 'pgbench_init' } })
  expect((await inventory()).blobs).toEqual([])
})

test('the four results of an article: files a second, no latency', async () => {
  const { file } = await imported('bmark-write/article-s0__four.txt')
  expect(file.runs).toMatchObject(
    [249.75, 251.71, 768.79, 887.89].map((operationsPerSecond) => ({
      headline: { operation: 'write-file', operationsPerSecond, bytesPerSecond: null, meanUs: null },
    })),
  )
})
