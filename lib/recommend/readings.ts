import { applyReading } from '@/lib/checks'
import type { Facts } from '@/lib/estimate'
import type { Finding } from '@/lib/model/check'
import type { Estimate } from '@/lib/model/estimate'
import type { ReadingAnswer } from '@/lib/model/recommendation'
import { estimateKey } from '@/lib/options'
import { bestPerOption, compareEstimates, isPriced, leaderOf } from './rank'
import { type Question, search } from './search'

const LETTERS = 'ABCDEFGH'

/** A configuration asked for by name stands for its option as long as it carries the load of the reading. */
const LOAD = new Set(['operations', 'throughput'])

/** What each reading of each open contradiction would answer, on its own, the others as declared. */
export function readingAnswers(question: Question, findings: readonly Finding[], facts: Facts): ReadingAnswer[] {
  return findings
    .filter((finding) => finding.severity === 'contradiction' && question.workload.readings[finding.code] === undefined)
    .flatMap((finding) =>
      finding.readings.map((reading, index) => {
        const workload = applyReading(question.workload, finding.code, reading.key)
        return answer({ ...question, workload }, facts, {
          check: finding.code,
          reading: reading.key,
          letter: LETTERS.charAt(index),
          because: reading.because,
        })
      }),
    )
}

function answer(
  question: Question,
  facts: Facts,
  head: Pick<ReadingAnswer, 'check' | 'reading' | 'letter' | 'because'>,
): ReadingAnswer {
  const ranked = search(question, facts).sort(compareEstimates)
  const pinned = new Set(question.pinned.map(({ optionId, configuration }) => estimateKey(optionId, configuration)))
  const best = leaderOf(ranked)
  const carries = ({ unmet }: Estimate): boolean => !unmet.some((one) => LOAD.has(one.constraint))
  const first = (estimate: Estimate): number => Number(pinned.has(estimate.key) && carries(estimate))
  const perOption = bestPerOption([...ranked].sort((a, b) => first(b) - first(a)))
  return {
    ...head,
    bestKey: best?.key ?? null,
    bestLabel: best?.label ?? null,
    bestConfiguration: best?.configurationText ?? null,
    bestUsd: best?.bill.total ?? null,
    totals: [...perOption.values()]
      .filter(isPriced)
      .map(({ optionId, label, configurationText, bill }) => ({ optionId, label, configurationText, usd: bill.total })),
  }
}

/** Whether the readings of some open contradiction lead to different answers: then none is given until one is picked. */
export function answersDiffer(answers: readonly ReadingAnswer[]): boolean {
  return grouped(answers).some((group) => new Set(group.map((one) => one.bestKey)).size > 1)
}

function grouped(answers: readonly ReadingAnswer[]): ReadingAnswer[][] {
  const groups = new Map<string, ReadingAnswer[]>()
  for (const one of answers) groups.set(one.check, [...(groups.get(one.check) ?? []), one])
  return [...groups.values()]
}
