import { describe, expect, test } from 'vitest'
import { type CsvCell, toCsv } from '@/lib/units/csv'

describe('CSV', () => {
  test.each<[CsvCell, string]>([
    ['=1+1', `"'=1+1"`],
    ['=1+1\nx', `"'=1+1\nx"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', `"'＝1"`],
    ['|calc', `"'|calc"`],
    ['-1.5', `"'-1.5"`],
    [-1.5, '-1.5'],
    [{ decimal: '-1.50' }, '-1.50'],
    [null, ''],
    ['a "b", c', '"a ""b"", c"'],
    ['1 024 GB', '1 024 GB'],
    ['价目表', '价目表'],
  ])('%j is written %s', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`${written}\r\n`)
  })

  test('rows end in CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        [1, null],
      ]),
    ).toBe('a,b\r\n1,\r\n')
  })
})
