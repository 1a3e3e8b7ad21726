import type { LatencySummary, RunLoad, RunResult } from '@/lib/model/benchmark-run'
import type { RateKind, TransactionCounts, TransactionDetail } from '@/lib/model/transactions'
import { noLatency } from '@/lib/stats'
import { type Draft, factOf, isComplete, tpsKey } from './draft'
import type { FactKey } from './facts'
import { type ScriptDraft, scriptFigures } from './script-lines'
import { scriptName } from './texts'
import { usOfMs } from './unit'

const MS_PER_S = 1_000
const US_PER_S = 1e6

const RATE_KINDS: Partial<Record<FactKey, RateKind>> = {
  tpsWithoutConnecting: 'without-connecting',
  tpsWithConnecting: 'with-connecting',
  tpsWithReconnecting: 'with-reconnecting',
}

/** The rate without the time for connecting where there is one; with it, or with reconnecting, where that is all. */
export function rateOf(draft: Draft): { readonly kind: RateKind | null; readonly perSecond: number | null } {
  const key = tpsKey(draft)
  return key === null
    ? { kind: null, perSecond: null }
    : { kind: RATE_KINDS[key] ?? null, perSecond: factOf(draft, key) }
}

/** How long the transactions took, all in all: up to 13 from the rate with connecting, as the clock ran meanwhile. */
export function ranSeconds(draft: Draft): number | null {
  const processed = factOf(draft, 'processed')
  const perSecond = factOf(draft, 'tpsWithConnecting') ?? rateOf(draft).perSecond
  if (processed === null || perSecond === null) return null
  return finite(Math.round((processed / perSecond) * US_PER_S) / US_PER_S)
}

/** Nothing over nothing, or over next to nothing, is no figure. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** `-R` prints a lag, at the end and in every interval. */
export const isRateLimited = (draft: Draft): boolean =>
  draft.facts.has('lagMean') || draft.series.points().some(({ sample }) => sample.lagMeanUs !== null)

/** What was cut off may have been the lag. */
const loopOf = (draft: Draft): RunLoad['loop'] => {
  if (isRateLimited(draft)) return 'open'
  return isComplete(draft) || draft.series.linesCount > 0 ? 'closed' : null
}

export const resultOf = (draft: Draft): RunResult => ({
  operation: 'transaction',
  count: factOf(draft, 'processed'),
  bytes: null,
  runtimeSeconds: ranSeconds(draft),
  operationsPerSecond: rateOf(draft).perSecond,
  bytesPerSecond: null,
  errors: factOf(draft, 'failed'),
  latency: latencyOf(draft),
  otherLatencies: [],
  histogram: null,
})

/**
 * A standard deviation is printed when latencies were measured (-P, -R or -L); without one the average is clients × time
 * / transactions. Up to 9.3 there is none at all, and the same is worked out here.
 */
function latencyOf(draft: Draft): LatencySummary {
  const stddev = factOf(draft, 'latencyStddev')
  const mean = factOf(draft, 'latencyMean') ?? factOf(draft, 'latencyMeanWithFailures')
  if (mean === null) return impliedLatency(draft)
  const isMeasured = stddev !== null
  return {
    ...noLatency('transaction'),
    meanUs: usOfMs(mean),
    stddevUs: usOfMs(stddev),
    origin: isMeasured ? 'reported' : 'derived',
    samples: isMeasured ? factOf(draft, 'processed') : null,
  }
}

function impliedLatency(draft: Draft): LatencySummary {
  const clients = factOf(draft, 'clients')
  const seconds = ranSeconds(draft)
  const processed = factOf(draft, 'processed')
  if (clients === null || seconds === null || !processed) return noLatency('transaction')
  const meanUs = usOfMs(finite((clients * seconds * MS_PER_S) / processed))
  return { ...noLatency('transaction'), meanUs, origin: 'derived' }
}

export const loadOf = (draft: Draft): RunLoad => ({
  access: null,
  readFraction: null,
  blockSizeBytes: null,
  queueDepth: null,
  jobs: factOf(draft, 'threads'),
  concurrency: factOf(draft, 'clients'),
  loop: loopOf(draft),
  directIo: null,
  syncWrites: null,
  durationSeconds: factOf(draft, 'durationSeconds'),
  engine: null,
  fileSizeBytes: null,
})

export const detailOf = (draft: Draft): TransactionDetail => ({
  rateKind: rateOf(draft).kind,
  perSecondWithConnecting: factOf(draft, 'tpsWithConnecting'),
  initialConnectionUs: usOfMs(factOf(draft, 'initialConnection')),
  meanConnectionUs: usOfMs(factOf(draft, 'meanConnection')),
  latencyLimitUs: usOfMs(factOf(draft, 'latencyLimit')),
  lagMeanUs: usOfMs(factOf(draft, 'lagMean')),
  lagMaxUs: usOfMs(factOf(draft, 'lagMax')),
  counts: countsOf((key) => factOf(draft, key)),
  scripts: draft.scripts.map(scriptOf),
  statements: draft.statements,
})

const countsOf = (fact: (key: FactKey) => number | null): TransactionCounts => ({
  failed: fact('failed'),
  serializationFailures: fact('serializationFailures'),
  deadlockFailures: fact('deadlockFailures'),
  otherFailures: fact('otherFailures'),
  retried: fact('retried'),
  retries: fact('retries'),
  skipped: fact('skipped'),
  late: fact('late'),
})

function scriptOf(script: ScriptDraft): TransactionDetail['scripts'][number] {
  const fact = (key: FactKey): number | null => script.facts.get(key) ?? null
  return {
    name: scriptName(script.name),
    weight: script.weight,
    ...scriptFigures(script),
    meanUs: usOfMs(fact('latencyMean')),
    stddevUs: usOfMs(fact('latencyStddev')),
    counts: countsOf(fact),
    statements: script.statements,
  }
}

/** As one would type them for pgbench. */
export function optionsOf(draft: Draft): Readonly<Record<string, string>> {
  const options: Record<string, string> = {}
  const add = (name: string, value: string | number | null | undefined): void => {
    if (value !== null && value !== undefined) options[name] = String(value)
  }
  add('scale', factOf(draft, 'scale'))
  add('client', factOf(draft, 'clients'))
  add('jobs', factOf(draft, 'threads'))
  add('time', factOf(draft, 'durationSeconds'))
  add('transactions', factOf(draft, 'perClient'))
  add('protocol', draft.texts.get('mode'))
  add('max-tries', factOf(draft, 'maxTries'))
  add('latency-limit', factOf(draft, 'latencyLimit'))
  add('partitions', factOf(draft, 'partitions'))
  add('partition-method', draft.texts.get('partitionMethod'))
  add('server-version', draft.version?.server)
  return options
}
