import { describe, expect, test } from 'vitest'
import { billTable, optionsTable, runsTable } from '@/lib/report'
import { toCsv } from '@/lib/units/csv'
import { aFrozenRun, anAnswer } from './a-snapshot'

const lines = (csv: string) => csv.trimEnd().split('\r\n')

describe('tables for machines', () => {
  test('options: numbers as frozen, unknown empty, text safe in a spreadsheet', () => {
    const [head = '', first = '', second = ''] = lines(toCsv(optionsTable(anAnswer())))
    expect(head).toMatch(/^rank,key,option_id,label,configuration,feasible,on_frontier,usd_per_month,/)
    expect(first).toMatch(/^1,aws\/fsx.*,yes,yes,1320\.896,yes,,,,,3000,2344\.5,3838\.7,interpolated,50000,/)
    expect(second).toMatch(/^,aws\/s3-standard,aws\/s3-standard,"'=S3 Standard",.*,no,no,,no,/)
    expect(second).toMatch(/,protocol$/)
  })

  test('an option without a price has no rank', () => {
    const [best] = anAnswer().ranked
    expect(lines(toCsv(optionsTable(anAnswer({ unpriced: [best?.key ?? ''] }))))[1]).toMatch(/^,aws/)
  })

  test('bills: a line each, exact amounts, sources', () => {
    const rows = lines(toCsv(billTable(anAnswer())))
    expect(rows[1]).toContain(',1024,GiB-month,0,0.09,92.16,1024 GiB-month × 0.09,fsx-ha2-ssd-usw2,AWS price list,')
    expect(rows[2]).toContain(',3000,request,0,,1.5,')
  })

  test('every row has the columns of the head', () => {
    for (const table of [optionsTable(anAnswer()), billTable(anAnswer()), runsTable([aFrozenRun()])])
      for (const row of table) expect(row).toHaveLength(table[0]?.length ?? 0)
  })
})
