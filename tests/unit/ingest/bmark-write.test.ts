import { describe, expect, test } from 'vitest'
import { failureOf, readWell } from './read'

const result = (seconds: string, files: string, rate: string): string =>
  `总耗时: ${seconds}\n总文件数: ${files}\n平均每秒写入文件数: ${rate}\n`

/** As printed in article S0, two directories each on EFS and on FSx. */
const ARTICLE = [
  { seconds: '160.159145344s', rate: 249.75 },
  { seconds: '158.912369872s', rate: 251.71 },
  { seconds: '52.02960135s', rate: 768.79 },
  { seconds: '45.050729895s', rate: 887.89 },
]

describe('bmark_write', () => {
  test.each(ARTICLE)('$rate files a second', ({ seconds, rate }) => {
    const { runs } = readWell(`Thread: 4\n${result(seconds, '40000', String(rate))}`)
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({
      status: 'ok',
      load: { jobs: 4, concurrency: null, durationSeconds: Number.parseFloat(seconds) },
      results: [
        {
          operation: 'write-file',
          count: 40_000,
          bytes: null,
          bytesPerSecond: null,
          operationsPerSecond: rate,
          latency: { meanUs: null, origin: 'none' },
        },
      ],
    })
    expect(runs[0]?.warnings.map(({ code }) => code)).toEqual([
      'latencies_not_reported',
      'sizes_not_reported',
      'page_cache_possible',
    ])
  })

  test.each([
    ['160.159145344s', 160.159145344],
    ['812.345ms', 0.812345],
    ['1.5µs', 1.5e-6],
    ['1.5μs', 1.5e-6],
    ['73ns', 73e-9],
    ['3600s', 3600],
  ])('a duration of %s', (text, seconds) => {
    const { runs } = readWell(result(text, '1', '1.00'))
    expect(runs[0]?.results[0]?.runtimeSeconds).toBeCloseTo(seconds, 12)
  })

  test('the thread line is not always there', () => {
    expect(readWell(result('2s', '100', '50.00')).runs[0]?.load.jobs).toBe(null)
  })

  test('several are listed, none chosen', () => {
    const text = ARTICLE.map(({ seconds, rate }) => `Thread: 4\n${result(seconds, '40000', String(rate))}`).join('')
    const { runs, warnings } = readWell(text)
    expect(runs.map(({ results }) => results[0]?.operationsPerSecond)).toEqual(ARTICLE.map(({ rate }) => rate))
    expect(runs.map(({ load }) => load.jobs)).toEqual([4, 4, 4, 4])
    expect(warnings).toMatchObject([{ code: 'several_results' }])
  })

  test.each([
    ['files over time against the rate', result('10s', '1000', '250.00'), 'rate_contradicts'],
    ['no rate', result('0ns', '0', 'NaN'), 'not_a_number'],
  ])('%s', (_, text, code) => {
    expect(readWell(text).runs[0]?.warnings.map((warning) => warning.code)).toContain(code)
  })

  test('cut off: no result', () => {
    expect(readWell('总耗时: 2s\n总文件数: 100\n').runs[0]).toMatchObject({ status: 'partial' })
  })

  test('an error beside figures, or of the program by name, is a run that failed', () => {
    const panic = "thread 'tokio-runtime-worker' panicked at src/main.rs:45:52:\n"
    expect(readWell(`${panic}${result('2s', '100', '50.00')}`).runs.map(({ status }) => status)).toEqual(['failed'])
    expect(readWell(`${panic}   7: bmark_write::main\n`).runs).toMatchObject([{ status: 'failed', results: [] }])
    const next = readWell(`${result('2s', '100', '50.00')}Error: Os { code: 28, kind: StorageFull, message: "x" }\n`)
    expect(next.runs.map(({ status }) => status)).toEqual(['ok', 'failed'])
  })

  test('an error that may be of any Rust program is refused with its words', () => {
    expect(failureOf('Error: Os { code: 2, kind: NotFound, message: "No such file" }\n')).toMatchObject({
      code: 'no_result',
      params: { why: 'rust_error', text: 'Error: Os { code: 2, kind: NotFound }' },
    })
  })

  test('a Chinese text about time is none', () => {
    expect(failureOf('测试方法\n总耗时: 大约两分钟\n总文件数: 很多\n')).toMatchObject({ code: 'unknown_format' })
  })

  test('a negative count is refused', () => {
    expect(failureOf(result('2s', '100', '50.00').replace('100', '-100').replace('50.00', '1.0'))).toBeDefined()
  })
})
