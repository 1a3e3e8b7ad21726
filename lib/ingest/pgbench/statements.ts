import type { StatementLatency } from '@/lib/model/transactions'
import { readNumber } from '../lines/number'
import { displayName } from '../names'
import { usOfMs } from './unit'

/** What follows the milliseconds of a statement, since 15: failures, and retries with `--max-tries` other than 1. */
export type StatementColumns = 1 | 2 | 3

/** `file`: of which script, where releases up to 9.5 list several. */
export type StatementHeader = { readonly columns: StatementColumns; readonly file: number | null }

export function readStatementHeader(text: string): StatementHeader | null {
  const found =
    /^statement latencies in milliseconds(?:(, failures and retries)|( and failures)|, file (\d{1,6}))?:/.exec(text)
  if (found === null) return null
  const [, three, two, file] = found
  return {
    columns: three !== undefined ? 3 : two !== undefined ? 2 : 1,
    file: file === undefined ? null : Number(file),
  }
}

/** A row under that header; only the first line of a statement is printed. */
export function readStatement(text: string, columns: StatementColumns): StatementLatency | null {
  const numbers: (number | null)[] = []
  let rest = text
  for (let column = 0; column < columns; column += 1) {
    const found = readNumber(rest)
    if (found?.kind !== 'number' || !/^[ \t]/.test(found.rest)) return null
    if (column === 0 && !/^(?:\d{1,12}\.\d{3,6}|-?nan)$/i.test(found.token)) return null
    numbers.push(found.value)
    rest = found.rest.trimStart()
  }
  const [ms = null, failures = null, retries = null] = numbers
  return { text: withoutLiterals(rest), meanUs: usOfMs(ms), failures, retries }
}

/** What a statement compares with or writes may be private: literals stay in the raw file. */
const withoutLiterals = (statement: string): string =>
  displayName(statement.slice(0, 1_000).replace(/'[^']{0,1000}(?:'|$)/g, '‘…’'))
