import type { Notice } from '@/lib/outcome/reason'
import { type Draft, factOf, hasSummary, isComplete, processedNothing } from './draft'
import { isRateLimited, ranSeconds, rateOf } from './figures'
import type { ToolMessage } from './messages'

const MS_PER_S = 1_000
/** An aborted run prints what it did until then as if it were everything: below this share of what was asked, it is one. */
const WHOLE_RUN = 0.9

export type Verdict = { readonly status: 'ok' | 'failed' | 'partial'; readonly because: readonly Notice[] }

/** Whether a run is a result: what pgbench says of it, what the figures give away, what is missing of the summary. */
export function verdictOf(draft: Draft): Verdict {
  const where = whereOf(draft)
  const faults = [...saidFaults(draft, where), ...figureFaults(draft, where)]
  if (faults.length > 0) return { status: 'failed', because: faults }
  if (isComplete(draft)) return { status: 'ok', because: [] }
  if (!hasSummary(draft) && draft.series.linesCount > 0) {
    return { status: 'partial', because: [{ code: 'progress_only', params: {}, where }] }
  }
  return { status: 'partial', because: [{ code: 'summary_cut', params: {}, where }] }
}

export const whereOf = ({ firstLine }: Draft): string | null => (firstLine === null ? null : `line ${firstLine}`)

/** Errors make a run fail that has nothing else; beside figures they are only told (`remarks.ts`). */
function saidFaults(draft: Draft, where: string | null): readonly Notice[] {
  const aborts = draft.messages.filter(({ kind }) => kind === 'client-aborted' || kind === 'run-aborted')
  const isEmpty = !hasSummary(draft) && draft.series.linesCount === 0
  const errors = isEmpty ? draft.messages.filter(({ kind }) => kind === 'error') : []
  return differentTexts([...aborts, ...errors]).map((text) => ({
    code: 'tool_failed',
    params: { tool: 'pgbench', text },
    where,
  }))
}

/** Every client says the same; one of them is enough. */
export function differentTexts(messages: readonly ToolMessage[]): readonly string[] {
  const texts = new Map<string, string>()
  for (const { text } of messages) {
    const key = text.replace(/^[Cc]lient \d{1,9} /, '')
    if (!texts.has(key)) texts.set(key, text)
  }
  return [...texts.values()]
}

function figureFaults(draft: Draft, where: string | null): readonly Notice[] {
  if (processedNothing(draft)) return [{ code: 'nothing_processed', params: {}, where }]
  const early = endedEarly(draft, where)
  const missing = missingTransactions(draft, where)
  return [early, missing.isFault ? missing.notice : null].filter((notice) => notice !== null)
}

/** The time that the rate is over against the time that was asked for, of which connecting is not part since 14. */
function endedEarly(draft: Draft, where: string | null): Notice | null {
  const duration = factOf(draft, 'durationSeconds')
  const ran = ranSeconds(draft)
  const perSecond = rateOf(draft).perSecond
  if (duration === null || ran === null || perSecond === null) return null
  const connecting = (factOf(draft, 'initialConnection') ?? 0) / MS_PER_S
  const missing = duration - connecting - ran
  if (missing <= (1 - WHOLE_RUN) * (duration - connecting) || missing <= waitedSeconds(draft, ran)) return null
  const params = { ranSeconds: ran, durationSeconds: duration, ratePerSecond: perSecond }
  return { code: 'ended_early', params: { ...params, transactionsCount: factOf(draft, 'processed') ?? 0 }, where }
}

/** Sent at a rate, transactions are waited for: after the last one the run ends early, by some mean gaps (P = e⁻⁵). */
function waitedSeconds(draft: Draft, ran: number): number {
  const processed = factOf(draft, 'processed') ?? 0
  return isRateLimited(draft) && processed > 0 ? (5 * ran) / processed : 0
}

/** With -t every client does its share, unless it was aborted; failed and skipped transactions count as done. */
export function missingTransactions(
  draft: Draft,
  where: string | null,
): { readonly notice: Notice | null; readonly isFault: boolean } {
  const asked = factOf(draft, 'asked')
  const processed = factOf(draft, 'processed')
  if (asked === null || processed === null) return { notice: null, isFault: false }
  const done = processed + (factOf(draft, 'failed') ?? 0) + (factOf(draft, 'skipped') ?? 0)
  if (done >= asked) return { notice: null, isFault: false }
  const params = { transactionsCount: done, askedCount: asked }
  return { notice: { code: 'transactions_missing', params, where }, isFault: done < WHOLE_RUN * asked }
}
