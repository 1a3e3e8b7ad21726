import type { Finding } from '@/lib/model/check'
import type { QuestionKey } from './question-fields'

/** Which fields each check sets against each other. */
const FIELDS_OF: Readonly<Record<string, readonly QuestionKey[]>> = {
  period_mismatch: ['writes', 'reads', 'saidBilled'],
  bytes_per_day_mismatch: ['saidBytes'],
  items_mismatch: ['saidItems'],
  retention_mismatch: ['stored', 'keep'],
  item_size_out_of_range: ['saidSize'],
  peak_exceeds_day: ['peak'],
}

/** Fields of open contradictions. Once a reading is picked the contradiction is settled and its fields are not marked. */
export const flaggedFields = (
  findings: readonly Finding[],
  picked: Readonly<Record<string, string>>,
): ReadonlySet<QuestionKey> =>
  new Set(
    findings
      .filter(({ severity, code }) => severity === 'contradiction' && picked[code] === undefined)
      .flatMap(({ code }) => FIELDS_OF[code] ?? []),
  )
