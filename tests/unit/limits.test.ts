import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as ingest from '@/lib/ingest/limits'
import * as lines from '@/lib/ingest/lines/limits'
import { FAILURES } from '@/lib/outcome/failure'
import { uploadLimits } from '@/lib/services/upload-limits'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/limits.md'), 'utf8')
const UNITS: Record<string, number> = { '': 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }

/** `2 MiB` or `10,000`, as the page writes them. */
function asWritten(text: string): number {
  const [amount = '', unit = ''] = text.split(' ')
  return Number(amount.replaceAll(',', '')) * (UNITS[unit] ?? Number.NaN)
}

const cells = PAGE.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const named = (name: string) => cells.find((row) => row.includes(`\`${name}\``))

describe('the page about limits', () => {
  test.each(Object.entries({ ...ingest, ...lines }))('says what %s is: %i', (name, value) => {
    expect(asWritten(named(name)?.[2] ?? '')).toBe(value)
  })

  test.each([
    ['TIERFRONT_MAX_UPLOAD_BYTES', 'bodyBytes'],
    ['TIERFRONT_MIN_FREE_BYTES', 'freeBytes'],
    ['TIERFRONT_PARSE_SECONDS', 'parseSeconds'],
  ] as const)('says what %s is unless set', (name, limit) => {
    expect(process.env[name]).toBeUndefined()
    expect(asWritten(named(name)?.[2] ?? '')).toBe(uploadLimits()[limit])
  })

  test('names only refusals that there are', () => {
    const codes = [...PAGE.matchAll(/(\d{3}) `(\w+)`/g)].map(([, status, code = '']) => [code, Number(status)] as const)
    const known: Record<string, { status: number }> = FAILURES
    expect(codes.length).toBeGreaterThan(10)
    for (const [code, status] of codes) expect([code, known[code]?.status]).toEqual([code, status])
  })
})
