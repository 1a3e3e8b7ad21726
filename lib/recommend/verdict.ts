import type { Estimate } from '@/lib/model/estimate'
import type { ReadingAnswer } from '@/lib/model/recommendation'
import type { Workload } from '@/lib/model/workload'
import type { Params, Reason } from '@/lib/outcome/reason'
import { primaryOperation, primaryP99 } from './rank'

type Input = {
  readonly best: Estimate | null
  readonly nearest: Estimate | null
  readonly unpriced: readonly Estimate[]
  readonly answers: readonly ReadingAnswer[]
  readonly differ: boolean
  readonly workload: Workload
}

/** The answer as one sentence that a person could read aloud. */
export function verdictOf({ best, nearest, unpriced, answers, differ, workload }: Input): Reason {
  if (differ) return readingsDiffer(answers)
  if (best !== null) return { code: 'verdict_best', params: named(best, workload) }
  const [only] = unpriced.filter((estimate) => estimate.feasible)
  if (only !== undefined)
    return { code: 'verdict_only_unpriced', params: { label: only.label, configuration: only.configurationText } }
  if (nearest === null) return { code: 'verdict_nothing_to_compare', params: {} }
  return { code: 'verdict_nothing_fits', params: { ...named(nearest, workload), missesCount: nearest.unmet.length } }
}

function named(estimate: Estimate, workload: Workload): Params {
  const p99 = primaryP99(estimate, workload)?.value ?? null
  return {
    label: estimate.label,
    configuration: estimate.configurationText,
    totalUsd: estimate.bill.total ?? '',
    operationTerm: primaryOperation(workload),
    ...(p99 !== null && { p99Us: p99 }),
    known: p99 === null ? 'unknown' : 'known',
  }
}

/** The readings of the first contradiction that changes the answer. */
function readingsDiffer(answers: readonly ReadingAnswer[]): Reason {
  const check = answers.find((one) =>
    answers.some((other) => other.check === one.check && other.bestKey !== one.bestKey),
  )?.check
  const [a, b] = answers.filter((one) => one.check === check)
  if (a === undefined || b === undefined) return { code: 'verdict_nothing_to_compare', params: {} }
  const sameOption = a.bestLabel !== null && a.bestLabel === b.bestLabel
  const side = (letter: string, answer: ReadingAnswer): Params => ({
    [`label${letter}`]: answer.bestLabel ?? '',
    [`configuration${letter}`]: answer.bestConfiguration ?? '',
    [`total${letter}Usd`]: answer.bestUsd ?? '',
    [`reading${letter}Term`]: answer.reading,
  })
  const fits = a.bestKey !== null && b.bestKey !== null
  return {
    code: fits
      ? sameOption
        ? 'verdict_readings_differ_in_size'
        : 'verdict_readings_differ'
      : 'verdict_readings_one_fails',
    params: { ...side('A', a), ...side('B', b) },
  }
}
