import { describe, expect, test } from 'vitest'
import type { RunLoad } from '@/lib/model/benchmark-run'
import { aDirection, aDocument, aJob, aLatency, withOptions } from './fio-document'
import { failureOf, read, readWell } from './read'

const firstRun = (text: string) => {
  const [run] = readWell(text).runs
  if (run === undefined) throw new Error('no run')
  return run
}
const firstResult = (text: string) => {
  const [result] = firstRun(text).results
  if (result === undefined) throw new Error('no result')
  return result
}
const codes = (notices: readonly { code: string }[]) => notices.map(({ code }) => code)

describe('units follow the keys that are there', () => {
  const direction = aDirection({ io_bytes: 4_000, io_kbytes: undefined, bw_bytes: undefined })

  test('io_bytes alone is KiB, whatever the version says', () => {
    expect(firstResult(aDocument([aJob({ read: direction })])).bytes).toBe(4_096_000)
    expect(firstResult(aDocument()).bytes).toBe(4_096_000)
  })

  test('without bw_bytes the bandwidth is bytes over runtime', () => {
    expect(firstResult(aDocument([aJob({ read: { ...direction, runtime: 2_000 } })])).bytesPerSecond).toBe(2_048_000)
  })

  test('clat is µs, clat_ns ns', () => {
    const inUs = { ...direction, clat_ns: undefined, lat_ns: undefined, clat: aLatency() }
    expect(firstResult(aDocument([aJob({ read: inUs })])).latency.meanUs).toBe(30_000)
    expect(firstResult(aDocument()).latency.meanUs).toBe(30)
  })
})

describe('what was not measured is not zero', () => {
  const nothing = { min: 0, max: 0, mean: 0, stddev: 0 }

  test.each([{ ...nothing, N: 0 }, nothing, { ...nothing, percentile: { '99.000000': 0, '0.00': 0 } }])(
    '%j',
    (clat) => {
      const { latency } = firstResult(aDocument([aJob({ read: aDirection({ clat_ns: clat, lat_ns: clat }) })]))
      expect(latency).toMatchObject({ meanUs: null, minUs: null, percentiles: [], origin: 'none' })
    },
  )

  test('a job without any I/O failed, though it says error 0', () => {
    const run = firstRun(aDocument([aJob({ read: aDirection({ io_bytes: 0, total_ios: 0 }) })]))
    expect(run).toMatchObject({ status: 'failed', results: [] })
    expect(codes(run.warnings)).toEqual(['no_io'])
  })

  test('a runtime of 0 ms with I/O has no rates', () => {
    const run = firstRun(aDocument([aJob({ read: aDirection({ runtime: 0, iops: 0, bw_bytes: 0 }) })]))
    expect(run.results[0]).toMatchObject({ operationsPerSecond: null, bytesPerSecond: null, runtimeSeconds: null })
    expect(codes(run.warnings)).toEqual(['too_short'])
  })

  test('an error invalidates plausible figures', () => {
    const run = firstRun(aDocument([aJob({ error: 84 })]))
    expect(run.status).toBe('failed')
    expect(run.warnings).toEqual([{ code: 'job_error', params: { error: '84' }, where: 'jobs[0].error' }])
  })

  test('nan is not known, and says so', () => {
    const file = readWell(aDocument().replace('"mean": 30000', '"mean": -nan'))
    expect(file.runs[0]?.results[0]?.latency.meanUs).toBeNull()
    expect(file.warnings).toEqual([
      { code: 'not_a_number', params: { found: '-nan' }, where: 'jobs[0].read.clat_ns.mean' },
    ])
  })

  test('a counter beyond 2^53 keeps its digits in a warning', () => {
    const run = firstRun(aDocument().replace('"total_ios": 1000', '"total_ios": 18446744073709551615'))
    expect(run.results[0]?.count).toBe(2 ** 64)
    expect(run.warnings).toEqual([
      { code: 'rounded_counter', params: { exact: '18446744073709551615' }, where: 'jobs[0].read.total_ios' },
    ])
  })
})

test('sync calls that were measured but not counted (3.33) are counted by their latencies', () => {
  const sync = { total_ios: 0, lat_ns: aLatency({ N: 1_023 }) }
  const { results } = firstRun(aDocument([aJob({ sync })]))
  expect(results.map(({ operation, count }) => [operation, count])).toEqual([
    ['read', 1_000],
    ['sync', 1_023],
  ])
  expect(firstRun(aDocument([aJob({ sync: { total_ios: 0, lat_ns: { N: 0 } } })])).results).toHaveLength(1)
})

describe('percentiles', () => {
  test('keys are numbers; padding and nonsense are left out', () => {
    const percentile = { '99.000000': 60_000, '0.00': 0, '50.00': 28_000, '100.000000': 90_000, x: 1 }
    const { latency } = firstResult(aDocument([aJob({ read: aDirection({ clat_ns: aLatency({ percentile }) }) })]))
    expect(latency.percentiles).toEqual([
      { percent: 50, us: 28 },
      { percent: 99, us: 60 },
      { percent: 100, us: 90 },
    ])
  })

  test('up to 3.12 lat_percentiles stored those of the total latency under completion', () => {
    const { latency, otherLatencies } = firstResult(withOptions({ lat_percentiles: '1' }))
    expect(latency).toMatchObject({ kind: 'total', percentiles: [{ percent: 50 }, { percent: 99 }] })
    expect(otherLatencies).toMatchObject([{ kind: 'completion', meanUs: 30, percentiles: [] }])
  })

  test('with both, completion is the main latency and total stands beside it', () => {
    const read = aDirection({ lat_ns: aLatency({ percentile: { '99.000000': 70_000 } }) })
    const { latency, otherLatencies } = firstResult(withOptions({ lat_percentiles: '1' }, { read }))
    expect(latency.kind).toBe('completion')
    expect(otherLatencies).toMatchObject([{ kind: 'total', percentiles: [{ percent: 99, us: 70 }] }])
  })
})

describe('bins of three generations', () => {
  const histogram = (clat: Record<string, unknown>) =>
    firstResult(aDocument([aJob({ read: aDirection({ clat_ns: undefined, lat_ns: undefined, ...clat }) })])).histogram

  test('2.2.12 to 2.19: bucket indexes in µs, zeros included, constants beside them', () => {
    const zeros = Object.fromEntries(Array.from({ length: 1_216 }, (_, index) => [String(index), 0]))
    const constants = { FIO_IO_U_PLAT_BITS: 6, FIO_IO_U_PLAT_VAL: 64, FIO_IO_U_PLAT_NR: 1_216 }
    const clat = aLatency({ bins: { ...zeros, '100': 3, '128': 2, '317': 1, ...constants } })
    expect(histogram({ clat })).toEqual({
      valuesNs: [100_000, 129_000, 1_004_000],
      counts: [3, 2, 1],
      relativeError: 1 / 128,
    })
  })

  test('2.20 to 2.21: µs', () => {
    expect(histogram({ clat: aLatency({ bins: { '34': 1, '676': 2 } }) })).toMatchObject({
      valuesNs: [34_000, 676_000],
    })
  })

  test('since 2.99: ns, in any order', () => {
    const bins = '{"676":2,"34":1}'
    const text = aDocument([aJob({ read: aDirection({ clat_ns: aLatency({ bins: 'BINS' }) }) })])
    expect(firstResult(text.replace('"BINS"', bins)).histogram).toMatchObject({ valuesNs: [34, 676], counts: [1, 2] })
  })

  test('percentiles come from the bins where fio lists none', () => {
    const clat_ns = aLatency({ percentile: undefined, bins: { '100': 90, '1000': 9, '5000': 1 } })
    const { latency } = firstResult(aDocument([aJob({ read: aDirection({ clat_ns, lat_ns: undefined }) })]))
    expect(latency.origin).toBe('histogram')
    expect(latency.percentiles.find(({ percent }) => percent === 99.5)).toEqual({ percent: 99.5, us: 5 })
  })
})

describe('load', () => {
  test.each<[Record<string, string>, Partial<RunLoad>]>([
    [
      { bs: '4k', iodepth: '16', numjobs: '4' },
      { blockSizeBytes: 4_096, queueDepth: 16, jobs: 4, concurrency: 64 },
    ],
    [
      { iodepth: '32', ioengine: 'psync' },
      { queueDepth: 1, concurrency: 1, engine: 'psync' },
    ],
    [
      { iodepth: '8', rate_iops: '500' },
      { loop: 'open', queueDepth: 8, concurrency: null },
    ],
    [
      { iodepth: '8', thinktime: '100' },
      { loop: 'closed', concurrency: null },
    ],
    [
      { rw: 'write', direct: '1', sync: '1' },
      { access: 'sequential', directIo: true, syncWrites: true },
    ],
    [
      { buffered: '0', fdatasync: '1' },
      { directIo: true, syncWrites: true },
    ],
    [
      { fsync: '8', sync: 'none' },
      { directIo: false, syncWrites: false },
    ],
    [{ bssplit: '4k/50:8k/50' }, { blockSizeBytes: null }],
    [{ size: '1GB' }, { fileSizeBytes: 2 ** 30 }],
    [{ size: '100%' }, { fileSizeBytes: null }],
    [{ size: '1GB', kb_base: '1000' }, { fileSizeBytes: 1e9 }],
    [{ rw: 'randread:8', percentage_random: '50' }, { access: null }],
  ])('%j', (options, load) => expect(firstRun(withOptions(options)).load).toMatchObject(load))

  test('the share of reads is the declared one where both happened', () => {
    const both = { read: aDirection({ total_ios: 702 }), write: aDirection({ total_ios: 298 }) }
    expect(firstRun(withOptions({ rw: 'randrw', rwmixread: '70' }, both)).load.readFraction).toBe(0.7)
    expect(firstRun(withOptions({ rw: 'readwrite', rwmixwrite: '25' }, both)).load.readFraction).toBe(0.75)
    expect(firstRun(withOptions({ rw: 'read' }, both)).load.readFraction).toBeCloseTo(0.702)
  })

  test('one entry among namesakes stands for itself', () => {
    const options = { 'job options': { name: 'job', numjobs: '2', ioengine: 'libaio', iodepth: '4' } }
    const file = readWell(aDocument([aJob(options), aJob(options)]))
    expect(file.runs.map(({ load }) => load.concurrency)).toEqual([4, 4])
  })

  test('nothing is concluded from options that were not printed', () => {
    const { load } = firstRun(aDocument([aJob({ 'job options': undefined })]))
    expect(load).toMatchObject({ access: null, queueDepth: null, jobs: null, loop: null, directIo: null })
    expect(load.blockSizeBytes).toBe(4_096) // bytes per operation
  })

  test('only the allow-listed options leave the file; job options win over global ones', () => {
    const secret = { http_s3_key: 'AKIA', filename: '/secret', exec_prerun: 'rm', description: 'x' }
    const job = aJob({ 'job options': { name: 'job', readwrite: 'randread', bs: '8k', rate_min: '1m', ...secret } })
    const { options } = firstRun(aDocument([job], { 'global options': { bs: '4k', iodepth: '2', hostname: 'h' } }))
    expect(options).toEqual({ bs: '8k', iodepth: '2', rate_min: '1m', rw: 'randread' })
  })

  test('a block size of nothing is refused', () => {
    expect(failureOf(withOptions({ bs: '0' }))).toMatchObject({ code: 'value_out_of_range', params: { found: 'bs=0' } })
  })
})

describe('names', () => {
  test('a name that fio cut is taken whole from the options', () => {
    const long = 'n'.repeat(200)
    const job = aJob({ jobname: long.slice(0, 127), 'job options': { name: long } })
    expect(firstRun(aDocument([job])).name).toBe(long)
  })

  test('control and direction characters are shown by number, length is limited, surrogates are paired', () => {
    expect(firstRun(aDocument([aJob({ jobname: 'a\u202eb\u0007' })])).name).toBe('a\\u202eb\\u0007')
    expect(firstRun(aDocument([aJob({ jobname: 'x'.repeat(5_000) })])).name).toHaveLength(255)
    expect(firstRun(aDocument().replace('"job"', '"\\ud800x"')).name).toBe('\ufffdx')
  })

  test('__proto__ and constructor pollute nothing', () => {
    const text = aDocument().replace(
      '{',
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},',
    )
    expect(readWell(text).runs).toHaveLength(1)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('refused', () => {
  test.each([
    ['"iops": 1000', '"iops": -1', 'jobs[0].read.iops'],
    ['"iops": 1000', '"iops": 1e400', 'jobs[0].read.iops'],
    ['"mean": 30000', '"mean": -5', 'jobs[0].read.clat_ns.mean'],
    ['"groupid": 0', '"groupid": "x"', 'jobs[0].groupid'],
  ])('%s as %s', (from, to, where) => {
    expect(failureOf(aDocument().replace(from, to))).toMatchObject({ code: 'value_out_of_range', where })
  })

  test('a key of the structure that stands twice', () => {
    const twice = aDocument().replace('"write":', '"read": {}, "write":')
    expect(failureOf(twice)).toMatchObject({ code: 'duplicate_key', where: 'jobs[0].read' })
  })

  test('a document that was cut anywhere', () => {
    const text = aDocument()
    for (let length = 2; length < text.length; length += 17) {
      expect(['invalid_json', 'unknown_format']).toContain(failureOf(text.slice(0, length)).code)
    }
    expect(failureOf(text.slice(0, -30))).toMatchObject({ code: 'invalid_json', params: { found: 'end' } })
  })
})

test('a document of several MiB reads the same in any pieces', () => {
  const text = aDocument(Array.from({ length: 4_000 }, () => aJob()))
  const bytes = new TextEncoder().encode(text)
  expect(bytes.length).toBeGreaterThan(3 * 2 ** 20)
  const whole = read(bytes, { step: bytes.length })
  expect(whole).toMatchObject({ ok: true, value: { groups: [{ entries: 4_000 }] } })
  expect(read(bytes, { step: 99_991 })).toEqual(whole)
})
