import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aDirection, aDocument, aJob } from './fio-document'
import { readWell } from './read'

const FIXTURES = join(import.meta.dirname, '../../fixtures/fio-json')
const fixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8')
const codes = (text: string) => readWell(text).warnings.map(({ code }) => code)

/** One status document of a run that started at second 1000. */
const at = (elapsed: number, bytes: number, { start = 1_000, extra = {} } = {}): string =>
  aDocument([aJob({ elapsed, ...extra, read: aDirection({ io_bytes: bytes, total_ios: bytes / 4_096 }) })], {
    timestamp: start + elapsed,
  })

describe('several documents', () => {
  test('cumulative snapshots: the last one counts', () => {
    const file = readWell([at(4, 4_096), at(8, 8_192), at(9, 9_216)].join('\n'))
    expect(file.runs.map(({ results }) => results[0]?.bytes)).toEqual([9_216])
    expect(file.warnings).toEqual([{ code: 'snapshots_skipped', params: { snapshotsCount: 2 }, where: null }])
  })

  test('counters that start anew after the ramp time are still the same run', () => {
    expect(readWell([at(4, 8_192), at(8, 4_096)].join('\n')).runs).toHaveLength(1)
  })

  test('appended runs of the same job are all listed, in groups of their own', () => {
    const file = readWell([at(60, 4_096), at(60, 8_192, { start: 1_061 })].join('\n'))
    expect(file.runs.map(({ results, group }) => [results[0]?.bytes, group])).toEqual([
      [4_096, '1.0'],
      [8_192, '2.0'],
    ])
    expect(file.groups).toEqual([])
    expect(file.warnings).toEqual([{ code: 'several_runs', params: { runsCount: 2 }, where: null }])
  })

  test('runs of less than a second, one right after the other, are told apart to the millisecond', () => {
    const at = (timestamp_ms: number, runtime: number) =>
      aDocument([aJob({ elapsed: 1, read: aDirection({ runtime }) })], { timestamp_ms })
    expect(readWell(`${at(5_000, 500)}\n${at(5_300, 800)}`).runs).toHaveLength(1)
    expect(readWell(`${at(5_000, 200)}\n${at(5_300, 210)}`).runs).toHaveLength(2)
  })

  test('job_start decides where fio prints it', () => {
    const one = at(4, 4_096, { extra: { job_start: 1_000_000 } })
    const other = at(4, 8_192, { extra: { job_start: 1_005_000 } })
    expect(readWell(`${one}\n${other}`).runs).toHaveLength(2)
    expect(readWell(`${one}\n${one}`).runs).toHaveLength(1)
  })

  test('runs of different jobs are runs', () => {
    expect(readWell(`${aDocument()}\n${aDocument([aJob({ jobname: 'other' })])}`).runs).toHaveLength(2)
  })

  test('without any clock only counters that grew are snapshots', () => {
    const bytes = (io_bytes: number) => aDocument([aJob({ read: aDirection({ io_bytes }) })])
    expect(readWell(`${bytes(4_096)}\n${bytes(8_192)}`).runs).toHaveLength(1)
    expect(readWell(`${bytes(8_192)}\n${bytes(4_096)}`).runs).toHaveLength(2)
  })

  test('a real status file, twice: two runs of which each counts once', () => {
    const text = fixture('local__2.21-status.out')
    const later = text.replace(/"timestamp" : (\d+)/g, (_, seconds) => `"timestamp" : ${Number(seconds) + 60}`)
    const laterMs = later.replace(/"timestamp_ms" : (\d+)/g, (_, ms) => `"timestamp_ms" : ${Number(ms) + 60_000}`)
    const file = readWell(text + laterMs)
    expect(file.runs.map(({ results }) => results[0]?.count)).toEqual([6_001, 6_001])
  })

  test('a last document that breaks off leaves a partial run', () => {
    const text = fixture('local__2.21-status.out')
    const file = readWell(text.slice(0, -2_000))
    expect(file.runs).toHaveLength(1)
    expect(file.runs[0]?.status).toBe('partial')
    expect(file.warnings.map(({ code }) => code)).toEqual(['document_cut', 'snapshots_skipped'])
  })
})

test('a broken document among whole ones is passed over', () => {
  const broken = aDocument([aJob({ jobname: 'b' })]).slice(0, 300)
  const file = readWell([aDocument(), broken, aDocument([aJob({ jobname: 'c' })])].join('\n'))
  expect(file.runs.map(({ name, status }) => [name, status])).toEqual([
    ['job', 'ok'],
    ['c', 'ok'],
  ])
  expect(file.warnings.map(({ code }) => code)).toContain('document_cut')
})

describe('text around documents', () => {
  test.each([
    ['\nfio: terminating on signal 2\n', ['preamble_skipped', 'interrupted']],
    [
      'fio: pid=1, err=42/file:io_u.c:2074, func=io_u_queued_complete, error=Bad thing\n',
      ['preamble_skipped', 'tool_error'],
    ],
    [
      'note: both iodepth >= 1 and synchronous I/O engine are selected, queue depth will be capped at 1\n',
      ['preamble_skipped', 'depth_capped'],
    ],
    ['<vm> fio: something odd\n', ['preamble_skipped', 'tool_message']],
    ['hakuna matata {"not": "fio"}\n', ['preamble_skipped']],
    ['Jobs: 1 (f=1): [r(1)][50%]\rJobs: 1 (f=1)\r', ['preamble_skipped']],
    ['{"unrelated": true}\n', ['preamble_skipped']],
    ['{ broken\n', ['preamble_skipped']],
    ['\n\n', []],
  ])('%j', (text, expected) => {
    expect(codes(text + aDocument())).toEqual(expected)
    expect(readWell(`${text}${aDocument()}\nRun status group 0 (all jobs):\n`).runs).toHaveLength(1)
  })

  test('signals and errors go with every run; paths stay in the file', () => {
    const text = 'fio: failed opening /home/me/secret.file for x\nfio: terminating on signal 15\n'
    const file = readWell(text + aDocument())
    expect(file.runs[0]?.warnings).toEqual([{ code: 'interrupted', params: { signal: '15' }, where: null }])
    expect(JSON.stringify(file)).not.toContain('secret')
  })

  test('indented and wrapped documents are found', () => {
    const indented = aDocument().replace(/^/gm, '    ')
    expect(readWell(`[\n${indented},\n${aDocument([aJob({ jobname: 'b' })])}\n]`).runs).toHaveLength(2)
    expect(readWell(`{ "results":\n${indented}\n}`).runs).toHaveLength(1)
    expect(readWell(JSON.stringify(JSON.parse(aDocument()))).runs).toHaveLength(1)
  })
})

describe('client mode', () => {
  const clients = (entries: readonly Record<string, unknown>[], globals: string): string =>
    `{"fio version": "fio-3.28", "global options": ${globals}, "client_stats": ${JSON.stringify(entries)}}`
  const on = (hostname: string, port: number) => aJob({ hostname, port, 'job options': { rw: 'randread' } })

  test('"All clients" is a summary: in no group, with no options of its own', () => {
    const file = readWell(
      clients([on('a', 1), on('b', 2), aJob({ jobname: 'All clients', 'job options': undefined })], '{}'),
    )
    expect(file.runs.map(({ role, group }) => [role, group])).toEqual([
      ['entry', '0'],
      ['entry', '0'],
      ['summary', null],
    ])
    expect(file.groups).toMatchObject([{ group: '0', entries: 2, results: [{ operation: 'read', count: 2_000 }] }])
  })

  test('global options per client since 3.39', () => {
    const file = readWell(
      clients([on('a', 1), on('b', 2)], '[{"hostname":"a","port":1,"bs":"4k"},{"hostname":"b","port":2,"bs":"8k"}]'),
    )
    expect(file.runs.map(({ options }) => options.bs)).toEqual(['4k', '8k'])
  })

  test('before, keys repeated per client: equal values hold, others are unknown', () => {
    const file = readWell(clients([on('a', 1), on('b', 2)], '{"bs":"4k","iodepth":"1","bs":"4k","iodepth":"8"}'))
    expect(file.runs[0]?.options).toEqual({ bs: '4k', rw: 'randread' })
    expect(file.warnings).toEqual([{ code: 'options_differ', params: { option: 'iodepth' }, where: 'global options' }])
  })

  test('disk statistics go with their client', () => {
    const disks = ['a', 'b'].map((hostname, port) => ({
      name: `vd${hostname}`,
      read_ios: 1,
      write_ios: 2,
      util: 50,
      hostname,
      port,
    }))
    const text = clients([on('a', 0), on('b', 1)], '{}').replace(/}$/, `, "disk_util": ${JSON.stringify(disks)}}`)
    const names = readWell(text).runs.map(({ devices }) => devices.map(({ name }) => name))
    expect(names).toEqual([['vda'], ['vdb']])
  })
})
