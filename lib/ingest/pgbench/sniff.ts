import type { Sample, Sniff } from '../format'

/** Marks of lists, quotes, tables and diffs that a document may put in front of a line. */
const BEFORE = '^[ \\t>|`*+<-]{0,16}'
const PROCESSED = /number of transactions actually processed: ?\d/
const RATE = new RegExp(`${BEFORE}tps ?= ?(?:\\d|-?nan|inf)`, 'm')
/** The words behind the rate are pgbench's own. */
const LABELLED_RATE = new RegExp(
  `${BEFORE}tps ?= ?\\S{1,40} ?\\((?:(?:in|ex)cluding (?:re)?connection|without initial)`,
  'm',
)
const PROGRESS = new RegExp(`${BEFORE}progress: \\d{1,12}\\.\\d{1,6} s, \\S{1,30} tps, lat `, 'm')
const OTHER =
  /^(?:pgbench: ?(?:error|fatal|warning): |pgbench \(\d|starting vacuum\.\.\.|[Cc]lient \d{1,9} .{0,40}aborted)/m
const INITIALISATION =
  /^[ \t]{0,16}(?:creating tables(?:\.\.\.| with)|generating data \((?:client|server)-side\)|\d{1,19} (?:of \d{1,19} )?tuples (?:\(\d{1,3}%\) )?done)/m

/** A rate and what it counts; or at least something that only pgbench says, about which the reader knows a reason. */
export function sniff({ head, tail }: Sample): Sniff {
  const has = (pattern: RegExp): boolean => pattern.test(head) || pattern.test(tail)
  const isProcessed = has(PROCESSED)
  if (isProcessed && has(RATE)) return { confidence: 'certain', because: { code: 'pgbench_summary_found', params: {} } }
  if (has(PROGRESS)) return { confidence: 'certain', because: { code: 'pgbench_progress_found', params: {} } }
  if (isProcessed || has(LABELLED_RATE) || has(OTHER))
    return { confidence: 'possible', because: { code: 'pgbench_lines_found', params: {} } }
  if (has(INITIALISATION)) return { confidence: 'possible', because: { code: 'pgbench_init_found', params: {} } }
  return { confidence: 'none', because: { code: 'no_pgbench_summary', params: {} } }
}
