import type { ScriptResult, StatementLatency } from '@/lib/model/transactions'
import { readNumber } from '../lines/number'
import { type Fact, type FactKey, readFacts } from './facts'

/** One `SQL script N: name` block while it is read. */
export type ScriptDraft = {
  readonly name: string
  weight: number | null
  /** All transactions (since 17 or 18), else those processed. */
  transactions: number | null
  processed: number | null
  perSecond: number | null
  readonly facts: Map<FactKey, number | null>
  readonly statements: StatementLatency[]
}

export const newScript = (name: string): ScriptDraft => ({
  name,
  weight: null,
  transactions: null,
  processed: null,
  perSecond: null,
  facts: new Map(),
  statements: [],
})

export const readScriptName = (text: string): string | null =>
  /^SQL script \d{1,6}: (.{1,1000})/.exec(text)?.[1]?.trim() ?? null

/** A line of the block, without its ` - `. False when it is none; NaN% of a script with weight 0 is never read. */
export function readScriptLine(script: ScriptDraft, text: string): boolean {
  return readWeight(script, text) || readTransactions(script, text) || readScriptFacts(script, text)
}

/** `weight: 1 (targets 25.0% of total)` */
function readWeight(script: ScriptDraft, text: string): boolean {
  const found = /^weight(?::| =) (\d{1,12})\b/.exec(text)
  if (found === null) return false
  script.weight = Number(found[1])
  return true
}

/** `7692 transactions (17.8% of total, tps = 2570.085105)`; since 17 or 18 without the rate. */
function readTransactions(script: ScriptDraft, text: string): boolean {
  const found = /^(\d{1,19}) transactions \([^()]{1,40} of total(?:, tps = ([^()]{1,40}))?\)/.exec(text)
  if (found === null) return false
  script.transactions = Number(found[1])
  if (found[2] !== undefined) script.perSecond = figureIn(found[2])
  return true
}

function readScriptFacts(script: ScriptDraft, text: string): boolean {
  const facts = readFacts(text)
  if (facts === null || 'impossible' in facts) return false
  for (const fact of facts) keep(script, fact)
  const rate = /^number of transactions actually processed: \d{1,19} \(tps = ([^()]{1,40})\)/.exec(text)
  if (rate !== null) script.perSecond = figureIn(rate[1] ?? '')
  return true
}

function keep(script: ScriptDraft, { key, value }: Fact): void {
  if (key === 'processed') script.processed = value
  else if (!script.facts.has(key)) script.facts.set(key, value)
}

function figureIn(text: string): number | null {
  const found = readNumber(text)
  return found?.kind === 'number' ? found.value : null
}

export type ScriptFigures = Pick<ScriptResult, 'count' | 'operationsPerSecond'>

export const scriptFigures = ({ processed, transactions, perSecond }: ScriptDraft): ScriptFigures => ({
  count: processed ?? transactions,
  operationsPerSecond: perSecond,
})
