import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FORMATS } from '@/lib/ingest'
import type { Histogram } from '@/lib/model/benchmark-run'
import { read } from './read'

const TESTS = join(import.meta.dirname, '../..')

/** Bins are thousands of lines: their number, sum and ends say enough. */
const shortBins = (key: string, value: unknown): unknown =>
  key === 'histogram' && value !== null ? summary(value as Histogram) : value

const summary = ({ valuesNs, counts }: Histogram) => ({
  bins: valuesNs.length,
  samples: counts.reduce((sum, count) => sum + count, 0),
  firstNs: valuesNs[0],
  lastNs: valuesNs.at(-1),
})

// The registry drives the table, so a format without a fixture fails instead of going untested.
describe.each(FORMATS.map(({ id }) => id))('%s', (id) => {
  const files = readdirSync(join(TESTS, 'fixtures', id))

  test('has fixtures', () => expect(files.length).toBeGreaterThan(0))

  test.each(files)('%s reads as its golden file says', async (name) => {
    const file = read(readFileSync(join(TESTS, 'fixtures', id, name)))
    expect(file).toMatchObject({ ok: true, value: { formatId: id } })
    const text = `${JSON.stringify(file, shortBins, 1)}\n`
    await expect(text).toMatchFileSnapshot(join(TESTS, 'golden', id, `${name}.json`))
  })

  test.each(files)('%s reads the same in any pieces and under any name', (name) => {
    const bytes = readFileSync(join(TESTS, 'fixtures', id, name))
    const whole = read(bytes, { step: bytes.length })
    expect(read(bytes, { step: 1 })).toEqual(whole)
    expect(read(bytes, { step: 4_093, nameHint: 'pgbench_log.csv' })).toEqual(whole)
  })

  test.each(files)('%s reads the same as UTF-16, with a byte order mark and with CRLF', (name) => {
    const bytes = readFileSync(join(TESTS, 'fixtures', id, name))
    const text = bytes.toString('utf8')
    const whole = read(bytes)
    const utf16 = Buffer.from(text, 'utf16le')
    expect(read(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]))).toEqual(whole)
    expect(read(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), { step: 7 })).toEqual(whole)
    expect(read(utf16)).toEqual(whole)
    expect(read(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16())).toEqual(whole)
    expect(read(Buffer.from(text.replace(/\r?\n/g, '\r\n')))).toEqual(whole)
  })
})

describe('refused', () => {
  test.each(readdirSync(join(TESTS, 'fixtures/refused')))('%s is refused with its reason', async (name) => {
    const result = read(readFileSync(join(TESTS, 'fixtures/refused', name)))
    const text = `${JSON.stringify(result, null, 1)}\n`
    expect(result.ok).toBe(false)
    await expect(text).toMatchFileSnapshot(join(TESTS, 'golden/refused', `${name}.json`))
  })
})
