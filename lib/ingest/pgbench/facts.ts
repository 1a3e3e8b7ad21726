import { type FoundNumber, readNumber } from '../lines/number'

/** What a summary tells in numbers. Times in milliseconds unless the name says otherwise, as pgbench prints them. */
export const FACT_KEYS = [
  'scale',
  'partitions',
  'clients',
  'threads',
  'maxTries',
  'perClient',
  'durationSeconds',
  'processed',
  'asked',
  'failed',
  'serializationFailures',
  'deadlockFailures',
  'otherFailures',
  'retried',
  'retries',
  'skipped',
  'late',
  'latencyLimit',
  'latencyMean',
  'latencyMeanWithFailures',
  'latencyStddev',
  'lagMean',
  'lagMax',
  'initialConnection',
  'meanConnection',
  'tpsWithConnecting',
  'tpsWithoutConnecting',
  'tpsWithReconnecting',
  'tpsUnlabelled',
] as const
export type FactKey = (typeof FACT_KEYS)[number]

export const TPS_KEYS: readonly FactKey[] = [
  'tpsWithoutConnecting',
  'tpsWithReconnecting',
  'tpsWithConnecting',
  'tpsUnlabelled',
]

/** Null: pgbench printed `nan` or `inf`. */
export type Fact = { readonly key: FactKey; readonly value: number | null }
export type FoundFacts = readonly Fact[] | { readonly impossible: string }

/** Up to 9.3 no latency, in 9.4 and 9.5 with a colon, since 9.6 with an equals sign. */
const LABELS: readonly { readonly label: string; readonly key: FactKey; readonly unit?: string }[] = [
  { label: 'scaling factor: ', key: 'scale' },
  { label: 'partitions: ', key: 'partitions' },
  { label: 'number of clients: ', key: 'clients' },
  { label: 'number of threads: ', key: 'threads' },
  { label: 'maximum number of tries: ', key: 'maxTries' },
  { label: 'number of transactions per client: ', key: 'perClient' },
  { label: 'duration: ', key: 'durationSeconds', unit: ' s' },
  { label: 'number of failed transactions: ', key: 'failed' },
  { label: 'number of serialization failures: ', key: 'serializationFailures' },
  { label: 'number of deadlock failures: ', key: 'deadlockFailures' },
  { label: 'number of other failures: ', key: 'otherFailures' },
  { label: 'number of transactions retried: ', key: 'retried' },
  { label: 'total number of retries: ', key: 'retries' },
  { label: 'number of transactions skipped: ', key: 'skipped' },
  { label: 'latency stddev = ', key: 'latencyStddev', unit: ' ms' },
  { label: 'latency stddev: ', key: 'latencyStddev', unit: ' ms' },
  { label: 'initial connection time = ', key: 'initialConnection', unit: ' ms' },
  { label: 'average connection time = ', key: 'meanConnection', unit: ' ms' },
]

/** The facts of one line of a summary; null for any other line, also one that only resembles them. */
export function readFacts(text: string): FoundFacts | null {
  for (const { label, key, unit = '' } of LABELS) {
    if (text.startsWith(label)) return asFacts(readNumber(text.slice(label.length)), key, unit)
  }
  return readProcessed(text) ?? readTps(text) ?? readMean(text) ?? readLate(text) ?? readLag(text)
}

function asFacts(found: FoundNumber | null, key: FactKey, unit: string): FoundFacts | null {
  if (found === null) return null
  if (found.kind === 'impossible') return { impossible: found.token }
  return startsWithWord(found.rest, unit) ? [{ key, value: found.value }] : null
}

/** ` s` is the unit of `300 s`, not of `300 streams`. */
const startsWithWord = (text: string, word: string): boolean =>
  text.startsWith(word) && (word === '' || !/^[a-z]/i.test(text.slice(word.length)))

/** `600/600` of a run with -t, `13391` of one with -T. */
function readProcessed(text: string): FoundFacts | null {
  const label = 'number of transactions actually processed: '
  if (!text.startsWith(label)) return null
  const processed = readNumber(text.slice(label.length))
  const facts = asFacts(processed, 'processed', '')
  if (facts === null || 'impossible' in facts || processed?.kind !== 'number') return facts
  if (!processed.rest.startsWith('/')) return facts
  return joined(facts, asFacts(readNumber(processed.rest.slice(1)), 'asked', ''))
}

const TPS_LABELS: readonly (readonly [string, FactKey])[] = [
  ['including connections', 'tpsWithConnecting'],
  ['excluding connections', 'tpsWithoutConnecting'],
  ['without initial connection', 'tpsWithoutConnecting'],
  ['including reconnection', 'tpsWithReconnecting'],
]

/** 7.x printed no blank before the parenthesis. */
function readTps(text: string): FoundFacts | null {
  const label = /^tps ?= ?/.exec(text)?.[0]
  if (label === undefined) return null
  const found = readNumber(text.slice(label.length))
  if (found?.kind !== 'number') return asFacts(found, 'tpsUnlabelled', '')
  const said = /^ ?\(([a-z ]{1,60})/.exec(found.rest)?.[1] ?? ''
  const key = TPS_LABELS.find(([words]) => said.startsWith(words))?.[1] ?? 'tpsUnlabelled'
  return [{ key, value: found.value }]
}

function readMean(text: string): FoundFacts | null {
  const label = /^latency average(?: =|:) /.exec(text)?.[0]
  if (label === undefined) return null
  const found = readNumber(text.slice(label.length))
  const withFailures = found?.kind === 'number' && found.rest.startsWith(' ms (including failures)')
  return asFacts(found, withFailures ? 'latencyMeanWithFailures' : 'latencyMean', ' ms')
}

/** `… above the 5.0 ms latency limit: 16/576 (2.778%)`; 9.5 prints the first number only. */
function readLate(text: string): FoundFacts | null {
  const label = 'number of transactions above the '
  if (!text.startsWith(label)) return null
  const limit = readNumber(text.slice(label.length))
  const facts = asFacts(limit, 'latencyLimit', ' ms')
  const between = ' ms latency limit: '
  if (limit?.kind !== 'number' || !limit.rest.startsWith(between)) return facts
  return joined(facts, asFacts(readNumber(limit.rest.slice(between.length)), 'late', ''))
}

/** `rate limit schedule lag: avg 1.670 (max 6.083) ms` */
function readLag(text: string): FoundFacts | null {
  const label = 'rate limit schedule lag: avg '
  if (!text.startsWith(label)) return null
  const mean = readNumber(text.slice(label.length))
  const facts = asFacts(mean, 'lagMean', '')
  const between = ' (max '
  if (mean?.kind !== 'number' || !mean.rest.startsWith(between)) return facts
  return joined(facts, asFacts(readNumber(mean.rest.slice(between.length)), 'lagMax', ''))
}

function joined(one: FoundFacts | null, other: FoundFacts | null): FoundFacts | null {
  if (one === null || other === null) return one
  if ('impossible' in one) return one
  return 'impossible' in other ? other : [...one, ...other]
}
