import type { IntervalSample } from '@/lib/model/transactions'
import { readNumber } from '../lines/number'
import { usOfMs } from './unit'

/** A line of `--progress`: `at` is seconds since the start, or epoch seconds with `--progress-timestamp`. */
export type ProgressLine = { readonly at: number; readonly sample: Omit<IntervalSample, 'endSeconds'> }

const START = /^progress: (\d{1,12}\.\d{1,6}) s, (?=\S{1,30} tps, lat )/
/** The other figures in any order: pgbench 15 moved and added some. 9.4 to 14 print no `failed`. */
const LABELS = { ' failed': 'failed', ' skipped': 'skipped', ' retried': 'retried', ' retries': 'retries' } as const
const MAX_PARTS = 12

export function readProgress(text: string): ProgressLine | null {
  const start = START.exec(text)
  if (start === null) return null
  const [rate = '', latency = '', ...rest] = text.slice(start[0].length).split(', ', MAX_PARTS)
  const operationsPerSecond = numberBefore(rate, ' tps')
  if (operationsPerSecond === null) return null
  const mean = figureAfter(latency, 'lat ')
  const stddev = figureAfter(latency.slice(latency.indexOf(' stddev ') + 1), 'stddev ')
  // Without a transaction pgbench prints 0.000, or nan in older releases: nothing was measured.
  const isIdle = operationsPerSecond === 0
  const counts = Object.entries(LABELS).map(([label, key]) => [key, firstBefore(rest, label)] as const)
  const { failed, skipped, retried, retries } = Object.fromEntries(counts)
  return {
    at: Number(start[1]),
    sample: {
      operationsPerSecond,
      meanUs: isIdle ? null : mean,
      stddevUs: isIdle ? null : stddev,
      lagMeanUs: isIdle ? null : (rest.map((part) => figureAfter(part, 'lag ')).find((lag) => lag !== null) ?? null),
      failed: failed ?? null,
      skipped: skipped ?? null,
      retried: retried ?? null,
      retries: retries ?? null,
    },
  }
}

function numberBefore(text: string, unit: string): number | null {
  const found = readNumber(text)
  return found?.kind === 'number' && found.rest.startsWith(unit) ? found.value : null
}

const firstBefore = (parts: readonly string[], unit: string): number | null =>
  parts.map((part) => numberBefore(part, unit)).find((value) => value !== null) ?? null

/** Milliseconds behind a word, in µs. */
function figureAfter(text: string, word: string): number | null {
  if (!text.startsWith(word)) return null
  const found = readNumber(text.slice(word.length))
  return found?.kind === 'number' ? usOfMs(found.value) : null
}
