import { describe, expect, test } from 'vitest'
import { failureOf, read, readWell } from './read'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/** A summary as 15 prints it, with what a test changes of it. */
const summary = ({
  type = '<builtin: select only>',
  clients = 2,
  processed = '120000',
  duration = 'duration: 60 s',
  tps = '2000.000000',
  more = [] as readonly string[],
} = {}): readonly string[] => [
  `transaction type: ${type}`,
  'scaling factor: 10',
  'query mode: simple',
  `number of clients: ${clients}`,
  'number of threads: 1',
  'maximum number of tries: 1',
  duration,
  `number of transactions actually processed: ${processed}`,
  'number of failed transactions: 0 (0.000%)',
  ...more,
  'latency average = 1.000 ms',
  'initial connection time = 2.000 ms',
  `tps = ${tps} (without initial connection time)`,
]

const progress = (at: number, tps = '2000.0'): string => `progress: ${at}.0 s, ${tps} tps, lat 1.000 ms stddev 0.100`

function onlyRun(text: string) {
  const { runs } = readWell(text)
  const [run, ...others] = runs
  if (run === undefined || others.length > 0) throw new Error(`${runs.length} runs`)
  return run
}

const codes = (run: { readonly warnings: readonly { readonly code: string }[] }) => run.warnings.map(({ code }) => code)

describe('what each release prints', () => {
  test('7.x: no blank before the parenthesis, no latency', () => {
    const run = onlyRun(
      lines(
        'transaction type: TPC-B (sort of)',
        'scaling factor: 1',
        'number of clients: 4',
        'number of transactions per client: 10',
        'number of transactions actually processed: 40/40',
        'tps = 20.000000(including connections establishing)',
        'tps = 25.000000(excluding connections establishing)',
      ),
    )
    expect(run).toMatchObject({ name: 'TPC-B (sort of)', status: 'ok', load: { concurrency: 4, jobs: null } })
    // 4 clients at 20 transactions a second: 200 ms each.
    expect(run.results[0]).toMatchObject({
      count: 40,
      operationsPerSecond: 25,
      runtimeSeconds: 2,
      latency: { meanUs: 200_000, stddevUs: null, origin: 'derived', samples: null },
    })
    expect(run.transactions).toMatchObject({ rateKind: 'without-connecting', perSecondWithConnecting: 20 })
    expect(codes(run)).toContain('latency_not_reported')
  })

  test('9.4 and 9.5: a colon, and statements with six digits behind a tab', () => {
    const run = onlyRun(
      lines(
        'transaction type: Custom query',
        'scaling factor: 1',
        'query mode: extended',
        'number of clients: 2',
        'number of threads: 2',
        'duration: 60 s',
        'number of transactions actually processed: 6000',
        'number of transactions above the 50.0 ms latency limit: 12 (0.200 %)',
        'latency average: 20.001 ms',
        'latency stddev: 3.500 ms',
        'tps = 99.000000 (including connections establishing)',
        'tps = 100.000000 (excluding connections establishing)',
        'statement latencies in milliseconds, file 1:',
        '\t0.008039\t\\set nbranches 1 * :scale',
        "\t1.250000\tSELECT * FROM t WHERE secret = 'it''s me' AND id = :id;",
        'statement latencies in milliseconds, file 2:',
        '\t18.000001\tEND;',
      ),
    )
    expect(run.results[0]?.latency).toMatchObject({
      meanUs: 20_001,
      stddevUs: 3_500,
      origin: 'reported',
      samples: 6_000,
    })
    expect(run.transactions).toMatchObject({ latencyLimitUs: 50_000, counts: { late: 12, failed: null } })
    expect(run.transactions?.scripts).toMatchObject([
      { name: 'file 1', statements: [{ meanUs: 8.039, failures: null }, { meanUs: 1_250 }] },
      { name: 'file 2', statements: [{ text: 'END;', meanUs: 18_000.001 }] },
    ])
    expect(run.transactions?.scripts[0]?.statements[1]?.text).toBe(
      'SELECT * FROM t WHERE secret = ‘…’‘…’ AND id = :id;',
    )
  })

  test('14: the version line with nested parentheses, and reconnecting', () => {
    const run = onlyRun(
      lines(
        'pgbench (14.12 (Homebrew), server 16.3 (Debian 16.3-1.pgdg120+1))',
        'transaction type: /home/someone/private/load.sql',
        'number of clients: 8',
        'duration: 60 s',
        'number of transactions actually processed: 6000',
        'latency average = 80.000 ms',
        'average connection time = 4.266 ms',
        'tps = 100.000000 (including reconnection times)',
      ),
    )
    expect(run).toMatchObject({ name: 'load.sql', toolVersion: '14.12', options: { 'server-version': '16.3' } })
    expect(run.transactions).toMatchObject({ rateKind: 'with-reconnecting', meanConnectionUs: 4_266 })
    expect(codes(run)).toContain('rate_with_reconnecting')
    expect(JSON.stringify(run)).not.toContain('someone')
  })

  test.each([
    ['pgbench (18beta3, server 13.22)', '18beta3', '13.22'],
    ['pgbench (17.2)', '17.2', undefined],
    ['pgbench (15.18 (Debian 15.18-0+deb12u1))', '15.18', undefined],
    ['pgbench (16devel, Server 15.4 (Ubuntu 15.4-1))', '16devel', '15.4'],
    ['pgbench (PostgreSQL) 13.11', '13.11', undefined],
  ])('%s', (header, client, server) => {
    const run = onlyRun(lines(header, ...summary()))
    expect(run.toolVersion).toBe(client)
    expect(run.options['server-version']).toBe(server)
  })

  test('18: a script counts all its transactions, and those processed apart', () => {
    const run = onlyRun(
      lines(
        ...summary({ type: 'multiple scripts' }),
        'SQL script 1: a.sql',
        ' - weight: 3 (targets 75.0% of total)',
        ' - 100000 transactions (80.0% of total)',
        ' - number of transactions actually processed: 95000 (tps = 1583.333333)',
        ' - number of failed transactions: 5000 (5.000%)',
        ' - number of other failures: 5000 (5.000%)',
        ' - latency average = 0.500 ms',
        ' - latency stddev = 0.100 ms',
        ' - statement latencies in milliseconds, failures and retries:',
        '         0.400         5000           7 SELECT 1;',
        'SQL script 2: <builtin: simple update>',
        ' - weight: 0 (targets 0.0% of total)',
        ' - 0 transactions (0.0% of total)',
      ),
    )
    expect(run.results).toHaveLength(1)
    expect(run.transactions?.scripts).toMatchObject([
      {
        name: 'a.sql',
        weight: 3,
        count: 95_000,
        operationsPerSecond: 1583.333333,
        meanUs: 500,
        stddevUs: 100,
        counts: { failed: 5_000, otherFailures: 5_000 },
        statements: [{ text: 'SELECT 1;', meanUs: 400, failures: 5_000, retries: 7 }],
      },
      { name: '<builtin: simple update>', weight: 0, count: 0, operationsPerSecond: null, meanUs: null },
    ])
  })

  test('progress of every release, with and without what 15 added', () => {
    const run = onlyRun(
      lines(
        'progress: 5.0 s, 100.0 tps, lat 10.000 ms stddev 1.000',
        'progress: 10.0 s, 110.0 tps, lat 9.000 ms stddev 1.000, lag 2.500 ms, 3 skipped',
        'progress: 15.0 s, 0.0 tps, lat 0.000 ms stddev 0.000, 7 failed',
        'progress: 20.0 s, 0.0 tps, lat -nan ms stddev -nan, lag -nan ms',
        'progress: 25.0 s, 90.0 tps, lat 11.000 ms stddev 1.500, 4 failed, lag 0.500 ms, 1 skipped, 6 retried, 9 retries',
      ),
    )
    expect(run).toMatchObject({ status: 'partial', results: [], load: { loop: 'open' } })
    expect(run.series).toMatchObject([
      { endSeconds: 5, operationsPerSecond: 100, meanUs: 10_000, stddevUs: 1_000, failed: null, lagMeanUs: null },
      { endSeconds: 10, lagMeanUs: 2_500, skipped: 3, failed: null },
      { endSeconds: 15, operationsPerSecond: 0, meanUs: null, stddevUs: null, failed: 7 },
      { endSeconds: 20, operationsPerSecond: 0, meanUs: null, lagMeanUs: null },
      { endSeconds: 25, failed: 4, lagMeanUs: 500, skipped: 1, retried: 6, retries: 9 },
    ])
  })
})

describe('whether it is a result', () => {
  test.each([
    ['a run that lasted', summary(), 'ok', null],
    ['12 of 60 seconds', summary({ processed: '24000' }), 'failed', 'ended_early'],
    ['nothing processed', summary({ processed: '0' }).slice(0, 8), 'failed', 'nothing_processed'],
    [
      '37 of 100',
      summary({ duration: 'number of transactions per client: 50', processed: '37/100' }),
      'failed',
      'transactions_missing',
    ],
    [
      '98 of 100',
      summary({ duration: 'number of transactions per client: 50', processed: '98/100' }),
      'ok',
      'transactions_missing',
    ],
    ['three times as many as the rate allows', summary({ processed: '360000' }), 'ok', 'rate_contradicts'],
    ['a rate of nan', summary({ tps: '-nan' }), 'ok', 'not_a_number'],
    ['cut before the rate', summary().slice(0, 10), 'partial', 'summary_cut'],
    ['cut before the count', summary().slice(8), 'partial', 'summary_cut'],
    [
      'told by pgbench',
      [...summary(), 'pgbench: error: Run was aborted; the above results are incomplete.'],
      'failed',
      'tool_failed',
    ],
    ['told before 12', ['Client 3 aborted in state 2: ERROR:  canceled', ...summary()], 'failed', 'tool_failed'],
    ['a warning is none', ['pgbench: warning: scale option ignored', ...summary()], 'ok', 'tool_said'],
  ])('%s', (_, text, status, code) => {
    const run = onlyRun(lines(...text))
    expect(run.status).toBe(status)
    if (code !== null) expect(codes(run)).toContain(code)
  })

  test('a rate so low that the last wait is long is no abort', () => {
    const rate = summary({ processed: '13', duration: 'duration: 3 s', tps: '4.729579', more: [LAG] })
    expect(onlyRun(lines(...rate)).status).toBe('ok')
    const aborted = summary({ processed: '62', duration: 'duration: 2 s', tps: '4056.795132', more: [LAG] })
    expect(onlyRun(lines(...aborted)).status).toBe('failed')
  })

  test('a quarter of one second for connecting is no abort', () => {
    const text = lines(...summary({ processed: '1597', duration: 'duration: 1 s', tps: '2188.030909' }))
    expect(onlyRun(text).status).toBe('failed')
    expect(onlyRun(text.replace('time = 2.000', 'time = 277.927')).status).toBe('ok')
  })

  test('failed transactions are told, with the share of all', () => {
    const text = lines(...summary()).replace('failed transactions: 0', 'failed transactions: 360000')
    const run = onlyRun(text)
    expect(run.results[0]).toMatchObject({ count: 120_000, errors: 360_000 })
    expect(run.warnings[0]).toMatchObject({ code: 'transactions_failed', params: { failedFraction: 0.75 } })
    expect(codes(run)).toContain('failure_kinds_not_reported')
  })

  test('a rate that was offered is an open loop', () => {
    const run = onlyRun(lines(...summary({ more: ['number of transactions skipped: 120000 (50.000%)', LAG] })))
    expect(run.load.loop).toBe('open')
    expect(run.transactions).toMatchObject({ lagMeanUs: 1_670, lagMaxUs: 6_083, counts: { skipped: 120_000 } })
    expect(codes(run)).toEqual(expect.arrayContaining(['transactions_skipped', 'rate_is_offered']))
  })

  test('what was not reported comes with the command that would have', () => {
    const found = onlyRun(lines(...summary())).warnings.filter(({ code }) => /_not_(reported|measured)$/.test(code))
    expect(found).toMatchObject([
      { code: 'latency_not_measured', params: { command: 'pgbench -P 10' } },
      { code: 'percentiles_not_reported', params: { command: 'pgbench -l' } },
      { code: 'series_not_reported', params: { command: 'pgbench -P 10 2>&1' } },
    ])
  })
})

const LAG = 'rate limit schedule lag: avg 1.670 (max 6.083) ms'

describe('several in one file', () => {
  const one = summary({ clients: 1, tps: '2000.0' })
  const two = summary({ clients: 2, tps: '2001.0' })
  const clientsOf = (text: string) => readWell(text).runs.map(({ load }) => load.concurrency)

  test.each([
    ['one after another', [...one, ...two]],
    ['without their first lines', [...one.slice(3), ...two.slice(3)]],
    ['with progress of their own', [progress(1), progress(2), ...one, progress(1), progress(2), ...two]],
    [
      'in a document',
      ['# Results', '```', ...one, '```', 'and', '', '    $ pgbench -c 2', ...two.map((line) => `    ${line}`)],
    ],
    ['quoted in a mail', [...one, ...two].map((line) => `> ${line}`)],
    ['as lists in part', [...one, ...two].map((line) => (line.startsWith('n') ? `- ${line}` : line))],
    ['in the log of containers', [...one, ...two].map((line) => `pgbench-1  | ${line}`)],
    ['in the log of a pod', [...one, ...two].map((line) => `[pod/bench-x7/main] ${line}`)],
    ['in the journal', [...one, ...two].map((line) => `Nov 20 10:11:12 db-1 pgbench[4711]: ${line}`)],
    ['as lists', [...one, ...two].map((line) => `* ${line}`)],
    ['in the log of a CI system', [...one, ...two].map((line) => `2026-11-20T10:11:12.1234567Z ${line}`)],
  ])('%s', (_, text) => {
    expect(clientsOf(lines(...text))).toEqual([1, 2])
    expect(readWell(lines(...text)).warnings).toMatchObject([{ code: 'several_results', params: { runsCount: 2 } }])
  })

  test('a figure quoted beside the result is no second one', () => {
    const text = ['We saw', 'tps = 2000.0 (without initial connection time)', 'as in', ...one, 'so', 'tps = 2000.0']
    expect(clientsOf(lines(...text))).toEqual([1])
  })

  test('an interrupted run beside a whole one is a run without a result', () => {
    const { runs } = readWell(lines(...one, 'starting vacuum...end.', progress(1), progress(2)))
    expect(runs.map(({ status }) => status)).toEqual(['ok', 'partial'])
  })

  test('progress behind its own summary belongs to it', () => {
    const behind = [10, 20, 30, 40, 50, 60].map((at) => progress(at))
    const run = onlyRun(lines(...one, 'starting vacuum...end.', ...behind))
    expect(run.series).toHaveLength(6)
    expect(codes(run)).not.toContain('series_incomplete')
  })

  test('errors on their way to the next run do not fail the one before', () => {
    const text = [...one, 'pgbench: error: client 1 script 0 aborted in command 1 query 0: ERROR:  no', ...two]
    const { runs } = readWell(lines(...text, 'pgbench: error: Run was aborted; the above results are incomplete.'))
    expect(runs.map(({ status }) => status)).toEqual(['ok', 'failed'])
  })
})

describe('diffs', () => {
  const changed = [
    '+tps = 30.000000 (including connections establishing)',
    '+tps = 31.000000 (excluding connections establishing)',
  ]
  const unified = [
    '--- a.txt',
    '+++ b.txt',
    '@@ -9,6 +9,6 @@',
    ' number of clients: 1',
    ' number of transactions actually processed: 10/10',
    '-tps = 10.000000 (including connections establishing)',
    '-tps = 11.000000 (excluding connections establishing)',
    ...changed,
  ]
  const normal = [
    '8,9c8,9',
    '< number of transactions actually processed: 10/10',
    '< tps = 11.000000 (excluding connections establishing)',
    '---',
    '> number of transactions actually processed: 12/12',
    '> tps = 31.000000 (excluding connections establishing)',
  ]

  test.each([
    ['unified', unified],
    ['without its headers', unified.slice(3)],
    ['normal', normal],
  ])('%s: both sides, none chosen', (_, text) => {
    const { runs } = readWell(lines(...text))
    expect(runs.map(({ results }) => results[0]?.operationsPerSecond)).toEqual([11, 31])
    expect(runs.map(({ warnings }) => warnings[0])).toMatchObject([
      { code: 'diff_side', params: { side: 'old' } },
      { code: 'diff_side', params: { side: 'new' } },
    ])
  })

  test('a new file in a diff is one result', () => {
    const run = onlyRun(lines('@@ -0,0 +1,13 @@', ...summary().map((line) => `+${line}`)))
    expect(run.status).toBe('ok')
  })

  test('what a diff did not change is one result', () => {
    const run = onlyRun(lines('@@ -1,14 +1,14 @@', ...summary().map((line) => ` ${line}`), '-old', '+new'))
    expect(run.status).toBe('ok')
    expect(codes(run)).not.toContain('diff_side')
  })
})

describe('intervals', () => {
  test('a rate that halved is told, also where the mean hides it', () => {
    const series = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => progress(at * 7, at < 5 ? '4000.0' : '2000.0'))
    expect(onlyRun(lines(...series, ...summary())).warnings).toContainEqual({
      code: 'rate_changed',
      params: { firstPerSecond: 4_000, lastPerSecond: 2_000 },
      where: 'line 1',
    })
  })

  test('time stamps become the start and times since then', () => {
    const run = onlyRun(
      lines(
        'progress: 1795200630.653 s, 4776.9 tps, lat 0.415 ms stddev 0.548, 0 failed',
        'progress: 1795200631.653 s, 5399.7 tps, lat 0.369 ms stddev 0.170, 0 failed',
      ),
    )
    expect(run.startedAt).toBe('2026-11-20T18:50:29.653Z')
    expect(run.series?.map(({ endSeconds }) => endSeconds)).toEqual([1, 2])
  })

  test('a day of seconds is kept in fewer points that say the same', () => {
    const count = 86_400
    const text = Array.from({ length: count }, (_, index) => progress(index + 1, index % 2 === 0 ? '1000.0' : '3000.0'))
    const run = onlyRun(text.join('\n'))
    const series = run.series ?? []
    expect(series.length).toBeLessThanOrEqual(2_000)
    expect(series.at(-1)?.endSeconds).toBe(count)
    for (const { operationsPerSecond, meanUs, stddevUs } of series.slice(0, -1)) {
      expect(operationsPerSecond).toBeCloseTo(2_000, 6)
      expect(meanUs).toBeCloseTo(1_000, 6)
      expect(stddevUs).toBeCloseTo(100, 6)
    }
    expect(codes(run)).toContain('series_coarsened')
  })
})

describe('what is no result', () => {
  test.each([
    [
      'pgbench_init',
      lines('creating tables...', '100000 of 100000 tuples (100%) done (elapsed 0.09 s, remaining 0.00 s)'),
    ],
    ['pgbench_init', lines('creating tables...', '10000 tuples done.', 'set primary key...', 'vacuum...done.')],
    ['pgbench_none', lines('starting vacuum...end.')],
    ['pgbench_none', lines('pgbench (15.18 (Debian 15.18-0+deb12u1))')],
    ['pgbench_none', lines('a log that quotes number of transactions actually processed: 5 in a sentence')],
  ])('%s', (why, text) => expect(failureOf(text)).toMatchObject({ code: 'no_result', params: { why } }))

  test.each(['-5.0', '1e400', '99999999999999999999999999'])('a rate of %s is refused with its line', (tps) =>
    expect(failureOf(lines(...summary({ tps })))).toMatchObject({ code: 'value_out_of_range', where: 'line 12' }),
  )

  test('a line of more than 64 KiB is refused with its number', () =>
    expect(failureOf(lines('starting vacuum...end.', 'x'.repeat(70_000)))).toMatchObject({
      code: 'line_too_long',
      params: { line: '2' },
    }))

  test('only an error: a run that failed, without hosts, names and paths', () => {
    const said =
      'pgbench: error: connection to server at "db.internal" (10.0.0.5), port 5432 failed: FATAL:  no user "bob" in /etc/x'
    const run = onlyRun(lines(said))
    expect(run).toMatchObject({ status: 'failed', results: [] })
    expect(run.warnings).toMatchObject([{ code: 'tool_failed' }])
    expect(JSON.stringify(run)).not.toMatch(/db\.internal|10\.0\.0\.5|bob|etc/)
  })

  test('a result after filling the tables is one', () => {
    const text = lines('creating tables...', '100000 of 100000 tuples (100%) done (elapsed 0.09 s, remaining 0.00 s)')
    expect(onlyRun(`${text}${lines(...summary())}`).status).toBe('ok')
  })

  test('words of pgbench in prose are not figures', () => {
    const text = lines('duration: 60 seconds or more', 'number of clients: see below', 'tps = ?', ...summary())
    expect(onlyRun(text).load.durationSeconds).toBe(60)
    expect(read(new TextEncoder().encode(lines('tps = 5 (including something)')))).toMatchObject({ ok: false })
  })
})
