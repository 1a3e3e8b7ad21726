import type { AnswerChangeCode, AnswerRecord } from '@/lib/model/question'
import { formatUsd } from '@/lib/units/format'

/** How an answer ended: with a choice, with one that a contradiction holds open, or without any. */
export type Standing = 'chosen' | 'open' | 'nothingFits' | 'unpriced' | 'none'

export function standingOf({ verdict, best, label }: AnswerRecord): Standing {
  if (best !== null) return 'chosen'
  if (verdict.code === 'verdict_nothing_fits') return 'nothingFits'
  if (verdict.code === 'verdict_only_unpriced') return 'unpriced'
  return label === null ? 'none' : 'open'
}

/** Label and configuration as one name; null where nothing was chosen. */
export const choiceName = ({ label, configurationText }: AnswerRecord): string | null =>
  label === null ? null : [label, configurationText].filter((part) => part !== null && part !== '').join(' ')

/** What the sentence about a change needs to know; `unknown` stands for a side that has no value. */
export function changeParams(
  code: AnswerChangeCode,
  { before, after, unknown }: { before: AnswerRecord; after: AnswerRecord; unknown: string },
): Record<string, string | number> {
  const usd = (answer: AnswerRecord) => (answer.totalUsd === null ? unknown : formatUsd(answer.totalUsd).text)
  switch (code) {
    case 'question':
      return {}
    case 'choice':
      return choiceChange(before, after, unknown)
    case 'price':
      return { from: usd(before), to: usd(after) }
    case 'prices':
      return { from: before.priceBookDate, to: after.priceBookDate }
    case 'model':
      return { from: before.modelVersion, to: after.modelVersion }
    case 'evidence':
      return {
        added: after.evidence.filter((id) => !before.evidence.includes(id)).length,
        gone: before.evidence.filter((id) => !after.evidence.includes(id)).length,
      }
  }
}

/** The configurations alone where the option stayed. */
function choiceChange(before: AnswerRecord, after: AnswerRecord, unknown: string): { from: string; to: string } {
  const sameOption = before.label !== null && before.label === after.label
  const name = (answer: AnswerRecord) => (sameOption ? answer.configurationText : choiceName(answer)) ?? unknown
  return { from: name(before), to: name(after) }
}
