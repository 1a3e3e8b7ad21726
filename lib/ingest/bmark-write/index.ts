// What bmark_write prints (Rust; source read at commit e4831254, 2024-10-30): total time, number of files, files per
// second, and in other builds the number of threads. It prints no latency, no size and no directory, and does not sync.
import type { Format, Sample, Sniff } from '../format'
import { createBmarkReader } from './reader'

const ID = { id: 'bmark-write', tool: 'bmark_write', parserVersion: 1 } as const

export const BMARK_WRITE: Format = {
  ...ID,
  label: 'bmark_write output',
  sniff,
  createReader: () => createBmarkReader(ID),
}

/** Marks of quotes, lists and tables that a document may put in front of a line. */
const BEFORE = '^[ \\t>|`*-]{0,16}'
const TIME = new RegExp(`${BEFORE}总耗时[:：] ?\\d{1,20}(?:\\.\\d{1,9})?(?:s|ms|[µμu]s|ns)`, 'm')
const FILES = new RegExp(`${BEFORE}总文件数[:：] ?\\d`, 'm')
const RATE = new RegExp(`${BEFORE}平均每秒写入文件数[:：] ?(?:\\d|NaN|inf)`, 'm')
const PANIC = /^[ \t]{0,16}\d{1,4}: bmark_write::/m
/** Such a line alone may be of any Rust program: the reader says so. */
const RUST_ERROR = /^(?:Error: Os \{ code: \d|thread '[^']{1,100}' (?:\(\d{1,10}\) )?panicked at )/

/** The first word alone stands in ordinary Chinese text about benchmarks. */
function sniff({ head }: Sample): Sniff {
  const found = [TIME, FILES, RATE].filter((pattern) => pattern.test(head)).length
  if (found === 3) return { confidence: 'certain', because: { code: 'bmark_result_found', params: {} } }
  if (found === 2) return { confidence: 'possible', because: { code: 'bmark_lines_found', params: {} } }
  if (PANIC.test(head)) return { confidence: 'certain', because: { code: 'bmark_panic_found', params: {} } }
  if (RUST_ERROR.test(head.trimStart())) {
    return { confidence: 'possible', because: { code: 'rust_error_found', params: {} } }
  }
  return { confidence: 'none', because: { code: 'no_bmark_result', params: {} } }
}
