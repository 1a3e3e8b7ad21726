import type { Notice } from '@/lib/outcome/reason'
import { type Draft, factOf, isComplete, tpsKey } from './draft'
import { differentTexts, missingTransactions, whereOf } from './faults'
import { isRateLimited, ranSeconds, rateOf } from './figures'
import { seriesRemarks } from './series-remarks'
import { usOfMs } from './unit'

/** A rate over more time than was asked for, beyond what the last transactions can have taken. */
const LONGER_THAN_ASKED = 1.1
const LAST_TRANSACTIONS = 10
/** pgbench's documentation: "never believe any test that runs for only a few seconds". */
const SHORT_SECONDS = 60

type Remark = (draft: Draft) => Omit<Notice, 'where'> | null

/** What a reader of the figures should know of a run, the gravest first. A run that failed has said enough. */
export function remarksOf(draft: Draft): readonly Notice[] {
  const where = whereOf(draft)
  const messages = draft.messages.filter(({ kind }) => kind === 'error' || kind === 'warning')
  const missing = missingTransactions(draft, where).notice
  const remarks = isComplete(draft) ? REMARKS.map((remark) => remark(draft)) : []
  return [
    ...(draft.side === null ? [] : [{ code: 'diff_side', params: { side: draft.side }, where }]),
    ...(missing === null ? [] : [missing]),
    ...differentTexts(messages).map((text) => ({ code: 'tool_said', params: { tool: 'pgbench', text }, where })),
    ...remarks.flatMap((remark) => (remark === null ? [] : [{ ...remark, where }])),
    ...seriesRemarks(draft, where),
  ]
}

/** A share of all transactions: processed, failed and skipped. */
function shareOf(draft: Draft, key: 'failed' | 'skipped'): { readonly count: number; readonly share: number } | null {
  const count = factOf(draft, key) ?? 0
  const all = (factOf(draft, 'processed') ?? 0) + (factOf(draft, 'failed') ?? 0) + (factOf(draft, 'skipped') ?? 0)
  return count === 0 ? null : { count, share: count / all }
}

const contradictsRate: Remark = (draft) => {
  const duration = factOf(draft, 'durationSeconds')
  const ran = ranSeconds(draft)
  const mean = (factOf(draft, 'latencyMean') ?? factOf(draft, 'latencyMeanWithFailures') ?? 0) / 1_000
  if (duration === null || duration === 0 || ran === null || ran <= LONGER_THAN_ASKED * duration) return null
  if (ran - duration <= LAST_TRANSACTIONS * mean) return null
  const processed = factOf(draft, 'processed') ?? 0
  return {
    code: 'rate_contradicts',
    params: {
      operationsCount: processed,
      durationSeconds: duration,
      impliedPerSecond: processed / duration,
      statedPerSecond: factOf(draft, 'tpsWithConnecting') ?? rateOf(draft).perSecond ?? 0,
    },
  }
}

const failedTransactions: Remark = (draft) => {
  const failed = shareOf(draft, 'failed')
  if (failed === null) return null
  return { code: 'transactions_failed', params: { failedCount: failed.count, failedFraction: failed.share } }
}

const skippedTransactions: Remark = (draft) => {
  const skipped = shareOf(draft, 'skipped')
  if (skipped === null) return null
  return { code: 'transactions_skipped', params: { skippedCount: skipped.count, skippedFraction: skipped.share } }
}

const lateTransactions: Remark = (draft) => {
  const late = factOf(draft, 'late') ?? 0
  const processed = factOf(draft, 'processed') ?? 0
  const limitUs = usOfMs(factOf(draft, 'latencyLimit'))
  if (late === 0 || processed === 0 || limitUs === null) return null
  return { code: 'transactions_late', params: { lateCount: late, lateFraction: late / processed, limitUs } }
}

const offeredRate: Remark = (draft) => (isRateLimited(draft) ? { code: 'rate_is_offered', params: {} } : null)

const rateWithConnecting: Remark = (draft) => {
  const kind = rateOf(draft).kind
  if (kind === 'with-reconnecting') return { code: 'rate_with_reconnecting', params: {} }
  return kind === 'with-connecting' ? { code: 'rate_with_connecting', params: {} } : null
}

const notNumbers: Remark = (draft) => {
  const key = tpsKey(draft)
  return key !== null && factOf(draft, key) === null ? { code: 'not_a_number', params: { found: 'tps' } } : null
}

/** TPC-B writes one row per unit of scale in every transaction: clients beyond it wait for each other's locks. */
const rowContention: Remark = (draft) => {
  const scale = factOf(draft, 'scale')
  const clients = factOf(draft, 'clients')
  if (!(draft.texts.get('type') ?? '').includes('TPC-B') || scale === null || clients === null) return null
  return clients > scale ? { code: 'scale_below_clients', params: { scale, clients } } : null
}

const shortRun: Remark = (draft) => {
  const ran = ranSeconds(draft)
  if (ran === null || ran >= SHORT_SECONDS) return null
  return { code: 'short_run', params: { ranSeconds: ran, transactionsCount: factOf(draft, 'processed') ?? 0 } }
}

const includesFailures: Remark = (draft) =>
  draft.facts.has('latencyMeanWithFailures') ? { code: 'latency_includes_failures', params: {} } : null

/** What pgbench would have told, asked otherwise. */
const unmeasuredLatency: Remark = (draft) => {
  if (draft.facts.has('latencyStddev')) return null
  const isPrinted = draft.facts.has('latencyMean') || draft.facts.has('latencyMeanWithFailures')
  return { code: isPrinted ? 'latency_not_measured' : 'latency_not_reported', params: { command: 'pgbench -P 10' } }
}

const unlistedFailures: Remark = (draft) =>
  shareOf(draft, 'failed') === null || draft.facts.has('serializationFailures')
    ? null
    : { code: 'failure_kinds_not_reported', params: { command: 'pgbench --failures-detailed' } }

const noPercentiles: Remark = () => ({ code: 'percentiles_not_reported', params: { command: 'pgbench -l' } })

const REMARKS: readonly Remark[] = [
  contradictsRate,
  notNumbers,
  failedTransactions,
  skippedTransactions,
  offeredRate,
  lateTransactions,
  rateWithConnecting,
  includesFailures,
  rowContention,
  shortRun,
  unlistedFailures,
  unmeasuredLatency,
  noPercentiles,
]
