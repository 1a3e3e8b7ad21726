import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnsweredFile, AnsweredRun } from '@/components/import/answer'
import {
  countQueue,
  type ImportItem,
  isUnderWay,
  type QueueEvent,
  queueReducer,
  startable,
} from '@/components/import/queue'

const aRun = (over: Partial<AnsweredRun> = {}): AnsweredRun => ({
  id: 'run-1',
  name: 'job',
  status: 'ok',
  role: 'entry',
  load: {
    access: null,
    readFraction: null,
    blockSizeBytes: null,
    queueDepth: null,
    jobs: null,
    concurrency: null,
    loop: null,
    directIo: null,
    syncWrites: null,
    durationSeconds: null,
    engine: null,
    fileSizeBytes: null,
  },
  results: [],
  warnings: [],
  ...over,
})

const aFile = (over: Partial<AnsweredFile> = {}): AnsweredFile => ({
  id: 'file-1',
  name: 'a.json',
  sizeBytes: 10,
  duplicate: false,
  uploadedAt: '2026-11-20T00:00:00.000Z',
  formatId: 'fio-json',
  tool: 'fio',
  toolVersion: '3.42',
  warnings: [],
  runs: [aRun()],
  ...over,
})

const added = (...keys: number[]): QueueEvent => ({
  type: 'added',
  files: keys.map((key) => ({ key, name: `${key}.json`, folder: null, sizeBytes: 100 })),
})
const run = (...events: QueueEvent[]) => events.reduce(queueReducer, [] as readonly ImportItem[])
const warning = { code: 'preamble_skipped', params: {}, where: null }

describe('the import queue', () => {
  test.each<{ what: string; answer: AnsweredFile; phase: string }>([
    { what: 'clean', answer: aFile(), phase: 'read' },
    { what: 'the same content again', answer: aFile({ duplicate: true, warnings: [warning] }), phase: 'duplicate' },
    { what: 'a warning of the file', answer: aFile({ warnings: [warning] }), phase: 'warned' },
    { what: 'a warning of a run', answer: aFile({ runs: [aRun({ warnings: [warning] })] }), phase: 'warned' },
    { what: 'a run that failed', answer: aFile({ runs: [aRun({ status: 'failed' })] }), phase: 'warned' },
    {
      what: 'an archive with a member that was refused',
      answer: aFile({ runs: [], members: [aFile(), { name: 'x', failure: { code: 'encoding' } }] }),
      phase: 'warned',
    },
  ])('$what is $phase', ({ answer, phase }) => {
    const [item] = run(added(1), { type: 'sent', key: 1, sentBytes: 50 }, { type: 'answered', key: 1, answer })
    expect(item).toMatchObject({ phase, answer })
  })

  test('an answer that crosses a cancellation changes nothing', () => {
    const [item] = run(added(1), { type: 'cancelled', key: 1 }, { type: 'answered', key: 1, answer: aFile() })
    expect(item).toMatchObject({ phase: 'cancelled', answer: null })
  })

  test('what has been read cannot be cancelled any more', () => {
    const [item] = run(added(1), { type: 'answered', key: 1, answer: aFile() }, { type: 'cancelled', key: 1 })
    expect(item?.phase).toBe('read')
  })

  test('a retry waits again, without its old reason', () => {
    const [item] = run(added(1), { type: 'refused', key: 1, problem: 'unreachable' }, { type: 'retried', key: 1 })
    expect(item).toMatchObject({ phase: 'waiting', problem: null, sentBytes: 0 })
  })

  test('three at a time, in their order', () => {
    const items = run(added(1, 2, 3, 4, 5), { type: 'sent', key: 1, sentBytes: 0 }, { type: 'arrived', key: 2 })
    expect(startable(items, 3).map(({ key }) => key)).toEqual([3])
  })

  const event = (key: number): fc.Arbitrary<QueueEvent> =>
    fc.constantFrom<QueueEvent>(
      { type: 'sent', key, sentBytes: 5 },
      { type: 'arrived', key },
      { type: 'answered', key, answer: aFile() },
      { type: 'refused', key, problem: { code: 'encoding' } },
      { type: 'cancelled', key },
      { type: 'retried', key },
    )

  test('every file is counted once, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }).chain(event), { maxLength: 30 }), (events) => {
        const items = run(added(1, 2, 3, 4), ...events)
        const counts = countQueue(items)
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(4)
        expect(counts.underWay).toBe(items.filter(isUnderWay).length)
      }),
    )
  })
})
