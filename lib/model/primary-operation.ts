import type { Estimate } from './estimate'
import type { Quantity } from './quantity'
import type { Workload } from './workload'

/** The operation that an answer turns on: that of the first objective, else writes where there are any. */
export const primaryOperation = (workload: Workload): 'read' | 'write' =>
  workload.slo[0]?.operation ?? (workload.writes.count > 0 ? 'write' : 'read')

/** Its p99: the figure that charts, lists and verdicts show. */
export const primaryP99 = (estimate: Estimate, workload: Workload): Quantity | null =>
  estimate.latency[primaryOperation(workload)]?.p99Us ?? null
