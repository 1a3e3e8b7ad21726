import 'server-only'
import type { Recommendation } from '@/lib/model/recommendation'
import type { ReportSnapshot } from '@/lib/model/report'
import type { Actor } from './actor'
import { answerRecommendation, listPresets, type Preset } from './recommend'

/** The configuration that an answer speaks of; null where nothing fits. */
export type Choice = { readonly label: string; readonly configurationText: string; readonly usd: string | null } | null

export type SinceThen = {
  readonly same: boolean
  readonly then: Choice
  readonly now: Choice
  /** To ask the question again: the presets that its address is written against. */
  readonly presets: readonly Preset[]
}

/** What the report's question answers today. Null for a report without one, or one that can no longer be asked. */
export async function compareWithToday(actor: Actor, { question, answer }: ReportSnapshot): Promise<SinceThen | null> {
  if (question === null || answer === null) return null
  const today = await answerRecommendation(actor, question)
  if (!today.ok) return null
  const [then, now] = [choiceOf(answer), choiceOf(today.value)]
  return { same: JSON.stringify(then) === JSON.stringify(now), then, now, presets: listPresets() }
}

function choiceOf({ best, provisional, ranked }: Recommendation): Choice {
  const chosen = ranked.find(({ key }) => key === (best ?? provisional))?.estimate
  if (chosen === undefined) return null
  return { label: chosen.label, configurationText: chosen.configurationText, usd: chosen.bill.total }
}
