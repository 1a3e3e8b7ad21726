import { applyReadings, checkWorkload } from '@/lib/checks'
import type { Facts } from '@/lib/estimate'
import type { Estimate } from '@/lib/model/estimate'
import type { Ranked, Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import { estimateKey } from '@/lib/options'
import { flipsOf } from './flips'
import { measureNext } from './measure-next'
import {
  bestPerOption,
  compareEstimates,
  contenders,
  frontierOf,
  isPriced,
  leaderOf,
  probabilityMeetsSlo,
  rungs,
} from './rank'
import { answersDiffer, readingAnswers } from './readings'
import { search } from './search'
import { verdictOf } from './verdict'

/** Raised by any change of the core that can alter a number of an answer (CHANGELOG, "Results change"). */
export const MODEL_VERSION = '1'

/**
 * The whole answer to a declared workload. Pure: the same request and facts give the same answer on the server, in a
 * browser's worker and in a test.
 */
export function recommend(request: RecommendationRequest, given: Facts): Recommendation {
  const facts: Facts = { ...given, bills: given.bills ?? new Map() }
  const findings = checkWorkload(request.workload)
  const workload = applyReadings(request.workload)
  const question = { ...request, workload }
  const ranked = search(question, facts).sort(compareEstimates)
  const priced = [...new Set(ranked.filter(isPriced).map((estimate) => estimate.optionId))]
  const answers = readingAnswers({ ...question, optionIds: priced }, findings, facts)
  const differ = answersDiffer(answers)
  const leader = leaderOf(ranked)
  const best = differ ? null : leader
  const unpriced = ranked.filter((estimate) => !isPriced(estimate))
  const nearest = leader === null ? (ranked.find(isPriced) ?? null) : null
  const frontier = frontierOf(ranked, workload)
  const shown = shortlist(request, ranked, leader ?? nearest, frontier)
  return {
    verdict: verdictOf({ best, nearest, unpriced, answers, differ, workload }),
    best: best?.key ?? null,
    provisional: leader?.key ?? null,
    nearest: nearest?.key ?? null,
    ranked: shown.map((one) => toRanked(one, request, frontier)),
    frontier,
    flips: leader === null ? [] : flipsOf({ ...question, optionIds: contenders(ranked) }, leader, facts),
    contradictions: findings,
    readings: answers,
    unpriced: [...bestPerOption(unpriced).values()].map((estimate) => estimate.key),
    measureNext: measureNext(leader ?? nearest, workload),
    considered: ranked.length,
    priceBook: { id: facts.bookId, date: facts.book.asOf },
    modelVersion: MODEL_VERSION,
    region: request.region,
    workload: request.workload,
  }

  function toRanked(
    { estimate, headline }: Shown,
    { pinned }: RecommendationRequest,
    onFrontier: readonly string[],
  ): Ranked {
    return {
      key: estimate.key,
      estimate,
      feasible: estimate.feasible,
      unmet: estimate.unmet,
      onFrontier: onFrontier.includes(estimate.key),
      probabilityMeetsSlo: probabilityMeetsSlo(estimate, workload),
      pinned: pinned.some((one) => estimateKey(one.optionId, one.configuration) === estimate.key),
      headline,
    }
  }
}

type Shown = { readonly estimate: Estimate; readonly headline: boolean }

/** What is worth a reader's time: the best of each option, what was asked for by name, the frontier, the leader's other steps. */
function shortlist(
  request: RecommendationRequest,
  ranked: readonly Estimate[],
  leader: Estimate | null,
  frontier: readonly string[],
): Shown[] {
  const pinned = new Set(request.pinned.map((one) => estimateKey(one.optionId, one.configuration)))
  const steps = leader === null ? [] : rungs(ranked, leader.optionId)
  const at = steps.findIndex((step) => step.key === leader?.key)
  const neighbours = [steps[at - 1], steps[at + 1]].flatMap((step) => (step === undefined ? [] : [step.key]))
  const headline = new Set([...[...bestPerOption(ranked).values()].map(({ key }) => key), ...pinned, ...neighbours])
  const others = new Set([...frontier, ...steps.map(({ key }) => key)])
  return ranked
    .filter(({ key }) => headline.has(key) || others.has(key))
    .map((estimate) => ({ estimate, headline: headline.has(estimate.key) }))
}
