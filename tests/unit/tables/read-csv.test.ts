import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInTables, CSV_PROBLEMS, readCsv, writeCsv } from '@/lib/tables'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

const problemOf = (csv: string) => {
  const read = readCsv(csv)
  return read.ok ? null : read.problem
}

test('units, operations and percentiles in the header', () => {
  const read = readCsv(
    'row,Device,Clients [] concurrency,bs [KiB],IOPS [ops/s] read,Bandwidth [MB/s] read,mean [ms] read,p99 [ms] read,n\r\n"A, first",gp3,8,4,"22,480",92.1,1.5,9.8,3\r\nB,,16,4,-,,2e0,10,\r\n',
  )
  expect(
    read.ok && read.value.columns.map((one) => [one.label, one.quantity, one.unit, one.operation, one.percentile]),
  ).toEqual([
    ['Device', 'text', '', null, null],
    ['Clients', 'concurrency', '', null, null],
    ['bs', 'blockSize', 'KiB', null, null],
    ['IOPS', 'rate', 'ops/s', 'read', null],
    ['Bandwidth', 'throughput', 'MB/s', 'read', null],
    ['mean', 'latencyMean', 'ms', 'read', null],
    ['p99', 'latencyPercentile', 'ms', 'read', 99],
  ])
  expect(read.ok && read.value.rows.map(({ label, cells, n }) => [label, Object.values(cells), n])).toEqual([
    ['A, first', ['gp3', 8, 4, 22480, 92.1, 1.5, 9.8], 3],
    ['B', [null, 16, 4, null, null, 2, 10], null],
  ])
})

describe('refused, with its place', () => {
  test.each([
    ['', 'empty', 1, 1],
    ['row,a\n', 'empty', 1, 1],
    ['row,a\n"x,1', 'open_quote', 2, 1],
    ['row,a\n"x"y,1', 'text_after_quote', 2, 1],
    [`row,a\nx,${'y'.repeat(501)}`, 'cell_too_long', 2, 2],
    ['row,a [\nx,1', 'bad_header', 1, 2],
    ['row,a [ms] fast\nx,1', 'unknown_word', 1, 2],
    ['row,a [parsec] read\nx,1', 'unknown_unit', 1, 2],
    ['row,a [IOPS] rate\nx,1', 'needs_operation', 1, 2],
    ['row,a [ms] latencyPercentile read\nx,1', 'needs_percentile', 1, 2],
    ['row,n\nx,1', 'no_columns', 1, 1],
    ['row,a,b\nx,1', 'ragged', 2, 2],
    ['row,a\n"",1', 'no_label', 2, 1],
    ['row,IOPS [IOPS] read\nx,1\ny,fast', 'not_a_number', 3, 2],
    ['row,IOPS [IOPS] read\nx,"1,2"', 'not_a_number', 2, 2],
    ['row,IOPS [IOPS] read,n\nx,1,0', 'not_a_number', 2, 3],
    ['row,"a\nb []"\n\nx,1', 'unknown_unit', 1, 2],
    ['row,a [IOPS] read\n"x\ny",1\nz,no', 'not_a_number', 4, 2],
  ])('%j', (csv, code, line, column) => expect(problemOf(csv)).toMatchObject({ code, line, column }))

  test('more rows or columns than the limits', () => {
    expect(problemOf(`row,a\n${'x,1\n'.repeat(10_001)}`)?.code).toBe('too_many_rows')
    expect(problemOf(`row${',a'.repeat(110)}\nx${',1'.repeat(110)}`)?.code).toBe('too_many_columns')
  })
})

test.each(builtInTables().map((table) => [table.id, table] as const))('%s comes back from its CSV', (_, table) => {
  const read = readCsv(writeCsv(table))
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  expect(read.value.columns).toEqual(
    table.columns.map((column, index) => ({
      ...column,
      key: `c${index + 1}`,
      role: column.operation !== null || column.quantity === 'hitFraction' ? 'metric' : 'parameter',
    })),
  )
  expect(read.value.rows.map(({ label, n, cells }) => ({ label, n, cells: Object.values(cells) }))).toEqual(
    table.rows.map(({ label, n, cells }) => ({ label, n, cells: table.columns.map(({ key }) => cells[key] ?? null) })),
  )
})

test('a megabyte of quotes or commas is refused at once', () => {
  for (const piece of ['"', '""', '",', ',', "'", '[', '\n']) {
    expect(readCsv(`row,a [IOPS] read\n"${piece.repeat(2 ** 20 / piece.length)}`).ok).toBe(false)
  }
})

test('text that a spreadsheet might run is guarded, and comes back as it was', () => {
  const csv = 'row,note\n"\'=cmd()","\'+1"\n'
  const read = readCsv(csv)
  if (!read.ok) throw new Error(read.problem.code)
  expect(read.value.rows[0]).toMatchObject({ label: '=cmd()', cells: { c1: '+1' } })
  expect(writeCsv(read.value)).toContain(`"'=cmd()","'+1"`)
})

test('never throws, and what it reads it reads again', () => {
  const piece = fc.constantFrom(...'row,n\r\n"\'[] =1.2,IOPS [IOPS] read p99 [ms] write'.split(/(?<=.)/), ',', '\n')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((parts) => `row,a,IOPS [IOPS] read\n${parts.join('')}`),
  )
  fc.assert(
    fc.property(text, (csv) => {
      const read = readCsv(csv)
      if (!read.ok) return
      const again = readCsv(writeCsv(read.value))
      expect(again).toEqual(read)
    }),
    { numRuns: 1_000 },
  )
})

test('every way to be refused has words in both languages', () => {
  for (const messages of [en, zh])
    expect(Object.keys(messages.tables.csvProblems).sort()).toEqual([...CSV_PROBLEMS].sort())
})
