import { describe, expect, test } from 'vitest'
import { checkRun, checkTable } from '@/lib/checks'
import type { PublishedTable } from '@/lib/model/published-table'
import { builtInTables, rowToRun, tableToRuns } from '@/lib/tables'

function tableOf(id: string): PublishedTable {
  const found = builtInTables().find((one) => one.id === id)
  if (found === undefined) throw new Error(`no table ${id}`)
  return found
}

const runsOf = (id: string) => tableToRuns(tableOf(id))
const rate = (id: string, row: number): number => runsOf(id)[row]?.results[0]?.operationsPerSecond ?? Number.NaN

/** Rows that contradict themselves or the table, by key; null = the table as a whole. */
function contradictions(id: string): (string | null)[] {
  const table = tableOf(id)
  const keyOf = (row: number | null) => (row === null ? null : (table.rows[row]?.key ?? ''))
  const own = table.rows.flatMap((row) =>
    checkRun(rowToRun(table, row))
      .filter((one) => one.severity === 'contradiction')
      .map(() => row.key),
  )
  const together = checkTable({ runs: tableToRuns(table), sameLoad: table.sameLoad }).filter(
    (one) => one.severity === 'contradiction',
  )
  return [...own, ...together.map((one) => keyOf(one.row))]
}

describe('mail, small-file logs', () => {
  test('the four rates, and what they say of each other', () => {
    expect([0, 1, 2, 3].map((row) => rate('aws-mail/bmark-write', row))).toEqual([249.75, 251.71, 768.79, 887.89])
    expect(rate('aws-mail/bmark-write', 2) / rate('aws-mail/bmark-write', 0)).toBeCloseTo(3.08, 2)
    expect(rate('aws-mail/bmark-write', 3) / rate('aws-mail/bmark-write', 1)).toBeCloseTo(3.53, 2)
  })

  test('create latency that four directories imply, ms', () => {
    const implied = runsOf('aws-mail/bmark-write').map(
      (run, row) => ((run.load.concurrency ?? Number.NaN) / rate('aws-mail/bmark-write', row)) * 1e3,
    )
    expect(implied.map((ms) => Number(ms.toFixed(1)))).toEqual([16, 15.9, 5.2, 4.5])
  })

  test('n = 1 is said', () => expect(tableOf('aws-mail/bmark-write').rows.map((row) => row.n)).toEqual([1, 1, 1, 1]))
})

describe('ZFS: SLOG and L2ARC', () => {
  const gain = (id: string, row: number, base = 0) => rate(id, row) / rate(id, base)

  test('database: +15.3 %, +23.6 %, +30.9 %', () => {
    expect([1, 2, 3].map((row) => Number(((gain('zfs-hk/database', row) - 1) * 100).toFixed(1)))).toEqual([
      15.3, 23.6, 30.9,
    ])
  })

  test('file service: SLOG 6.63 times, L2ARC nothing', () => {
    expect(gain('zfs-hk/nfs-sync', 1)).toBeCloseTo(6.63, 2)
    expect(gain('zfs-hk/nfs-sync', 2)).toBeCloseTo(1.01, 2)
  })

  test('hot reads: L2ARC 2.04 times', () => {
    const [base, cached] = runsOf('zfs-hk/smb-read').map((run) => run.results[0]?.bytesPerSecond ?? Number.NaN)
    expect((cached ?? 0) / (base ?? 1)).toBeCloseTo(2.04, 2)
  })
})

// MODEL Appendix A.1: every contradiction is found, every row that agrees is silent.
describe('Little’s law over the published tables', () => {
  test.each<[string, (string | null)[]]>([
    ['aws-mail/bmark-write', []],
    ['aws-mail/efs-pods', []],
    ['aws-gp3-raid0/fio', []],
    ['efs-2016/zones', ['az2-az2-randread']],
    ['efs-2016/concurrent', [null, '1-az1', '1-az2', '2-az1', '2-az2', '3-az1', '3-az2']],
    ['zfs-hk/database', []],
    ['zfs-hk/nfs-sync', ['F1', 'F2', 'F3', 'F4']],
    ['zfs-hk/smb-read', []],
    ['alibaba-local/database', [null]],
    ['alibaba-local/latency', []],
  ])('%s: %j', (id, expected) => expect(contradictions(id)).toEqual(expected))

  test('40 MB/s in every cell is named a common cap', () => {
    const table = tableOf('efs-2016/summary')
    const found = checkTable({ runs: tableToRuns(table), sameLoad: table.sameLoad })
    expect(found.filter((one) => one.code === 'common_cap').map((one) => one.found)).toEqual([40e6, 40e6])
  })

  test('p99 twice the mean in every row looks made', () => {
    const table = tableOf('zfs-hk/nfs-sync')
    expect(checkTable({ runs: tableToRuns(table), sameLoad: false })).toMatchObject([
      { code: 'constant_tail', severity: 'suspicious', found: expect.closeTo(2, 1) },
    ])
  })
})

test('every table has columns for its cells, units that are known, and a source', () => {
  for (const table of builtInTables()) {
    expect(table.source.name.length).toBeGreaterThan(5)
    expect(
      tableToRuns(table).every((run) => run.results.length > 0),
      table.id,
    ).toBe(true)
  }
})
