import type { PeakOutcome } from '@/lib/model/estimate'
import type { SloWindow } from '@/lib/model/workload'
import type { Demand, Link } from '@/lib/options'
import { dailyWaitQuantile, fluidPeak, worstMinuteWait } from '@/lib/perf'

const SECONDS_PER_DAY = 86_400

type Queue = { readonly link: Link; readonly backlog: number; readonly drainSeconds: number | null }

/** What queues at one link over a peak, in the link's unit; without a declared peak, over a day (MODEL F2.12). */
function queueAt(link: Link, demand: Demand, credits: boolean): Queue {
  const peak = link.demand(demand.peak)
  const burst = credits && link.burst !== undefined && link.burst.seconds > 0 ? link.burst : null
  const top = burst?.limit ?? link.limit
  if (peak <= link.limit) return { link, backlog: 0, drainSeconds: 0 }
  if (demand.peakSeconds === 0) {
    return { link, backlog: (peak - link.limit) * SECONDS_PER_DAY, drainSeconds: null }
  }
  const bucket = burst === null ? 0 : (top - link.limit) * burst.seconds
  const { backlog, drainSeconds } = fluidPeak({
    offPeak: link.demand(demand.offPeak),
    peak,
    peakSeconds: demand.peakSeconds,
    base: link.limit,
    burst: top,
    credits: bucket,
    creditsMost: bucket,
  })
  return { link, backlog, drainSeconds }
}

const worst = (queues: readonly Queue[]): Queue | null =>
  queues.reduce<Queue | null>((most, one) => (most === null || waitSeconds(one) > waitSeconds(most) ? one : most), null)

const waitSeconds = (queue: Queue): number =>
  queue.link.limit > 0 ? queue.backlog / queue.link.limit : Number.POSITIVE_INFINITY

function outcome(links: readonly Link[], demand: Demand, credits: boolean): PeakOutcome {
  const bytes = worst(links.filter((link) => link.unit === 'bytes/s').map((link) => queueAt(link, demand, credits)))
  const operations = worst(
    links.filter((link) => link.unit === 'operations/s').map((link) => queueAt(link, demand, credits)),
  )
  const atHost = (queue: Queue | null): number => {
    if (queue === null || queue.backlog === 0) return 0
    return (queue.backlog / queue.link.demand(demand.peak)) * (demand.peak.reads + demand.peak.writes)
  }
  return {
    backlogBytes: bytes?.backlog ?? 0,
    drainSeconds: bytes === null ? 0 : bytes.drainSeconds,
    backlogOperations: atHost(operations),
    operationsDrainSeconds: operations === null ? 0 : operations.drainSeconds,
    survives: (bytes?.backlog ?? 0) === 0 && (operations?.backlog ?? 0) === 0,
  }
}

/** The peak without burst credits, on which feasibility rests, and with them where there are any (DESIGN §8.11). */
export const peakOutcomes = (links: readonly Link[], demand: Demand) => ({
  withoutCredits: outcome(links, demand, false),
  withCredits: links.some((link) => (link.burst?.seconds ?? 0) > 0) ? outcome(links, demand, true) : null,
})

/**
 * Wait in the queue, seconds, at quantile `p` (0..1) of the window; null = it grows without end.
 * FIFO: within the peak the wait rises linearly to backlog / limit, so the last minute's quantile lies just below it;
 * over the day by MODEL F2.13.
 */
export function queueWaitSeconds(
  links: readonly Link[],
  demand: Demand,
  window: SloWindow,
  p: number,
  credits: boolean,
): number | null {
  const queue = worst(links.map((link) => queueAt(link, demand, credits)))
  if (queue === null || queue.backlog === 0) return 0
  if (queue.drainSeconds === null) return null
  const last = waitSeconds(queue)
  switch (window) {
    case 'worst-minute':
      return worstMinuteWait({ backlog: queue.backlog, capacity: queue.link.limit, peakSeconds: demand.peakSeconds, p })
    case 'peak':
      return last * p
    case 'day':
      return dailyWaitQuantile({
        offPeak: queue.link.demand(demand.offPeak),
        peak: queue.link.demand(demand.peak),
        peakSeconds: demand.peakSeconds,
        capacity: queue.link.limit,
        p,
      })
  }
}
