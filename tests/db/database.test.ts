import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { assertPragmas, connectWriter } from '@/lib/db/clients'
import { database, openDatabase, reader, writer } from '@/lib/db/database'
import { isId, newId } from '@/lib/db/ids'
import { createLane } from '@/lib/db/lane'
import { ownStorage } from './harness'

const storage = ownStorage()

const aFile = (id: string, sha256 = id) => ({
  id,
  sha256: Buffer.from(sha256).toString('hex').padEnd(64, '0').slice(0, 64),
  sizeBytes: 1n,
  blobSha256: 'b'.repeat(64),
  blobBytes: 1n,
  name: 'x',
  uploadedAt: '2026-11-20T00:00:00.000Z',
})

test('a byte count beyond 2^53 comes back as it went in', async () => {
  const id = newId('file')
  await writer((tx) => tx.file.create({ data: { ...aFile(id), sizeBytes: 2n ** 53n + 1n, blobBytes: 3_000_000_000n } }))
  const row = await (await reader()).file.findUnique({ where: { id } })
  expect(row).toMatchObject({ sizeBytes: 2n ** 53n + 1n, blobBytes: 3_000_000_000n })
})

test('both connections run as the durability rules say', async () => {
  const { reader: client } = await database()
  const setting = async (db: typeof client, name: string) =>
    String(Object.values((await db.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0])
  const written = await writer(async (tx) => ({
    journal: await setting(tx, 'journal_mode'),
    synchronous: await setting(tx, 'synchronous'),
    foreignKeys: await setting(tx, 'foreign_keys'),
  }))
  expect(written).toEqual({ journal: 'wal', synchronous: '2', foreignKeys: '1' })
  expect(await setting(client, 'query_only')).toBe('1')
  await expect(client.file.create({ data: aFile(newId('file')) })).rejects.toThrow()
})

test('a setting that does not hold stops the start', async () => {
  await database()
  const file = join(storage.root(), 'tierfront.db')
  const client = await connectWriter(file)
  await client.$executeRawUnsafe('PRAGMA synchronous = NORMAL')
  await expect(assertPragmas(client, file, { synchronous: 2 })).rejects.toThrow(/PRAGMA synchronous is 1, must be 2/)
  await client.$disconnect()
})

test('the data folder is readable by its owner alone', async () => {
  await database()
  const mode = (path: string) => (statSync(join(storage.root(), path)).mode & 0o777).toString(8)
  expect(['.', 'blobs', 'blobs/00', 'blobs/ff', 'tmp', 'backups'].map(mode)).toEqual(Array(6).fill('700'))
  expect(['tierfront.db', 'lock'].map(mode)).toEqual(['600', '600'])
  expect(readdirSync(join(storage.root(), 'blobs'))).toHaveLength(256)
})

test('a second process is refused with one clear line, also after the first one was there a while', async () => {
  await database()
  const script = `
    const Database = require('better-sqlite3')
    const db = new Database(process.argv[1], { timeout: 0 })
    try { db.pragma('locking_mode = EXCLUSIVE'); db.exec('BEGIN EXCLUSIVE'); console.log('taken') } catch (e) { console.log(e.code) }`
  const other = execFileSync(process.execPath, ['-e', script, join(storage.root(), 'lock')], { encoding: 'utf8' })
  expect(other.trim()).toBe('SQLITE_BUSY')
  await expect(openDatabase(storage.root())).rejects.toThrow(/Another Tierfront is using the data folder/)
})

test('a file where the data folder should be stops the start with its path', async () => {
  const path = join(storage.root(), 'taken')
  new Database(path).close()
  await expect(openDatabase(join(path, 'data'))).rejects.toThrow(/Cannot use the data folder .*taken/)
})

test('no acknowledged write is lost when others roll back (F2)', async () => {
  const ROUNDS = 200
  const acknowledged: string[] = []
  const dirty: string[] = []
  await Promise.all(
    Array.from({ length: ROUNDS }, async (_, index) => {
      const id = newId('file')
      const work = writer(async (tx) => {
        await tx.file.create({ data: aFile(id) })
        await new Promise((resolve) => setImmediate(resolve)) // gives the others their chance to interleave
        if (index % 3 === 0) throw new Error('rolled back')
      })
      const seen = (await reader()).file.findUnique({ where: { id } })
      const done = await work.then(
        () => true,
        () => false,
      )
      if (done) acknowledged.push(id)
      else if ((await seen) !== null) dirty.push(id)
    }),
  )
  const kept = await (await reader()).file.findMany({ select: { id: true } })
  expect(acknowledged).toHaveLength(ROUNDS - Math.ceil(ROUNDS / 3))
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(acknowledged))
  expect(dirty).toEqual([])
})

test('a report cannot be changed once it is there', async () => {
  const id = newId('report')
  const data = { id, snapshotSha256: 'c'.repeat(64), title: 'x', snapshot: '{}', createdAt: '2026-11-20T00:00:00.000Z' }
  await writer((tx) => tx.report.create({ data }))
  await expect(writer((tx) => tx.report.update({ where: { id }, data: { snapshot: '{"a":1}' } }))).rejects.toThrow()
  expect(await (await reader()).report.findUnique({ where: { id } })).toEqual(data)
})

test('the lane keeps the order, survives a failure, and refuses what it cannot hold', async () => {
  const lane = createLane(3)
  const order: number[] = []
  const job = (number: number) => () =>
    new Promise<number>((resolve, reject) =>
      setTimeout(() => {
        order.push(number)
        if (number === 1) reject(new Error('one fails'))
        else resolve(number)
      }, 5 - number),
    )
  const all = [0, 1, 2, 3].map((number) => lane.run(job(number)))
  const settled = await Promise.allSettled(all)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(order).toEqual([0, 1, 2])
  expect(await lane.run(job(4))).toBe(4)
})

test('ids name their kind and nothing else', () => {
  const ids = new Set(Array.from({ length: 1_000 }, () => newId('run')))
  expect(ids.size).toBe(1_000)
  expect([...ids].every((id) => isId('run', id))).toBe(true)
  expect(
    ['', 'run_', 'file_0123456789abcdef', 'run_0123456789abcdeI', "run_'; drop--", 'run_0123456789abcdef0'].some((id) =>
      isId('run', id),
    ),
  ).toBe(false)
})
