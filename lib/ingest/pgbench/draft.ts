import type { StatementLatency } from '@/lib/model/transactions'
import { type Fact, type FactKey, TPS_KEYS } from './facts'
import type { ToolMessage } from './messages'
import type { ScriptDraft } from './script-lines'
import { newSeries, type Series } from './series'
import type { VersionLine } from './version'

export type TextKey = 'type' | 'mode' | 'partitionMethod'

/** One run while its lines come in. */
export type Draft = {
  version: VersionLine | null
  firstLine: number | null
  readonly facts: Map<FactKey, { readonly value: number | null; readonly line: number }>
  readonly texts: Map<TextKey, string>
  readonly series: Series
  readonly scripts: ScriptDraft[]
  readonly statements: StatementLatency[]
  readonly messages: ToolMessage[]
  /** Which side of a diff it stands on; null elsewhere, and where both sides agree. */
  readonly side: 'old' | 'new' | null
}

export const newDraft = (): Draft => ({
  version: null,
  firstLine: null,
  facts: new Map(),
  texts: new Map(),
  series: newSeries(),
  scripts: [],
  statements: [],
  messages: [],
  side: null,
})

/** The same run as far as it was read, to go on in two ways: the sides of a diff share what stands before. */
export const copyDraft = (draft: Draft): Draft => ({
  ...draft,
  facts: new Map(draft.facts),
  texts: new Map(draft.texts),
  series: newSeries(),
  scripts: [],
  statements: [],
  messages: [],
})

export function addFact(draft: Draft, { key, value }: Fact, line: number): void {
  draft.facts.set(key, { value, line })
}

export const factOf = (draft: Draft, key: FactKey): number | null => draft.facts.get(key)?.value ?? null

export const tpsKey = (draft: Draft): FactKey | null => TPS_KEYS.find((key) => draft.facts.has(key)) ?? null

export const hasSummary = ({ facts, texts }: Draft): boolean => facts.size + texts.size > 0

/** Nothing was processed: pgbench then stops before the rate (since 15). */
export const processedNothing = (draft: Draft): boolean => factOf(draft, 'processed') === 0

export const isComplete = (draft: Draft): boolean =>
  draft.facts.has('processed') && (tpsKey(draft) !== null || processedNothing(draft))

/** Progress lines and nothing else. */
export const isSeriesOnly = (draft: Draft): boolean => draft.series.linesCount > 0 && !hasSummary(draft)
