// A daily peak as a fluid: rates that do not vary within the peak or outside it, first in first out, nothing lost (MODEL §2.7).
// Rates are in one unit per second (operations or bytes), backlogs and credits in that unit.

const SECONDS_PER_DAY = 86_400
/** Credits or backlog below this share of the largest are rounding noise. */
const NOISE = 1e-12

/** F1.5: the rate outside the peak that leaves the day's mean as it is; null where the peak alone exceeds the day. `duty` is the peak's share of the day. */
export function offPeakRate({
  mean,
  multiplier,
  duty,
}: {
  mean: number
  multiplier: number
  duty: number
}): number | null {
  return multiplier * duty > 1 + 1e-12 ? null : (mean * (1 - multiplier * duty)) / (1 - duty)
}

/** F1.6: share of the day's operations inside the peak. Above 1 − p, the peak decides the day's p-quantile. */
export const peakShare = ({ multiplier, duty }: { multiplier: number; duty: number }): number => multiplier * duty

/** F2.11: seconds until burst credits are used up; null where they never are. */
export function secondsToEmpty(bucket: {
  credits: number
  demand: number
  base: number
  burst: number
}): number | null {
  const used = Math.min(bucket.demand, bucket.burst) - bucket.base
  return used <= 0 ? null : bucket.credits / used
}

export type FluidPeak = {
  readonly offPeak: number
  readonly peak: number
  readonly peakSeconds: number
  /** What is served without credits, and what credits earn in their place. */
  readonly base: number
  readonly burst: number
  readonly credits: number
  readonly creditsMost: number
}

type State = { readonly time: number; readonly backlog: number; readonly credits: number }

/** The state at the next moment where a rate changes: the peak ends, credits run out, or the backlog is gone. */
function nextEvent(state: State, fluid: FluidPeak): State | null {
  const { time, backlog, credits } = state
  const inPeak = time < fluid.peakSeconds
  const arriving = inPeak ? fluid.peak : fluid.offPeak
  const wanted = backlog > 0 ? fluid.burst : Math.min(arriving, fluid.burst)
  const served = credits <= 0 && wanted > fluid.base ? fluid.base : wanted
  const growth = arriving - served
  const earning = fluid.base - served
  const step = Math.min(
    inPeak ? fluid.peakSeconds - time : Number.POSITIVE_INFINITY,
    earning < 0 ? credits / -earning : Number.POSITIVE_INFINITY,
    backlog > 0 && growth < 0 ? backlog / -growth : Number.POSITIVE_INFINITY,
  )
  if (!Number.isFinite(step)) return null
  const snap = (value: number, before: number): number => (value <= NOISE * Math.max(before, 1) ? 0 : value)
  return {
    time: step === fluid.peakSeconds - time && inPeak ? fluid.peakSeconds : time + step,
    backlog: snap(backlog + growth * step, backlog),
    credits: Math.min(fluid.creditsMost, snap(credits + earning * step, credits)),
  }
}

/**
 * F2.12: the backlog when the peak ends, how long it takes to drain after that (null: it never does), and when credits ran out
 * (null: they did not). Served is `burst` while credits last, else `base`. Exact from event to event, no time steps.
 */
export function fluidPeak(fluid: FluidPeak): {
  readonly backlog: number
  readonly drainSeconds: number | null
  readonly creditsEndSeconds: number | null
} {
  if (fluid.peakSeconds <= 0) return { backlog: 0, drainSeconds: 0, creditsEndSeconds: null }
  let state: State = { time: 0, backlog: 0, credits: fluid.credits }
  let atEnd: State | null = null
  let creditsEndSeconds: number | null = null
  // Without a backlog after the peak nothing more can happen; four events are the most that there are before it.
  while (atEnd === null || state.backlog > 0) {
    const next = nextEvent(state, fluid)
    if (next === null) return { backlog: (atEnd ?? state).backlog, drainSeconds: null, creditsEndSeconds }
    if (creditsEndSeconds === null && state.credits > 0 && next.credits === 0) creditsEndSeconds = next.time
    state = next
    if (atEnd === null && state.time >= fluid.peakSeconds) atEnd = state
  }
  return { backlog: atEnd.backlog, drainSeconds: state.time - fluid.peakSeconds, creditsEndSeconds }
}

/**
 * F2.13: the p-quantile of the wait, in seconds, over all work of a day with one peak, served at `capacity`. The wait rises to
 * backlog / capacity and falls again, so it is uniform over what waits. Infinite where even the rest of the day is too much.
 */
export function dailyWaitQuantile(day: {
  readonly offPeak: number
  readonly peak: number
  readonly peakSeconds: number
  readonly capacity: number
  readonly p: number
}): number {
  const { offPeak, peak, peakSeconds, capacity, p } = day
  const backlog = Math.max(0, (peak - capacity) * peakSeconds)
  if (backlog === 0) return 0
  if (capacity <= offPeak) return Number.POSITIVE_INFINITY
  const drainSeconds = backlog / (capacity - offPeak)
  const total = peak * peakSeconds + offPeak * (SECONDS_PER_DAY - peakSeconds)
  const waiting = (peak * peakSeconds + offPeak * drainSeconds) / total
  return waiting <= 1 - p ? 0 : (backlog / capacity) * (1 - (1 - p) / waiting)
}

/** The p-quantile of the wait among what arrives in the peak's last minute, the worst one: the wait rises evenly to backlog / capacity. */
export function worstMinuteWait(peak: { backlog: number; capacity: number; peakSeconds: number; p: number }): number {
  const seconds = Math.max(peak.peakSeconds, 60)
  return (peak.backlog / peak.capacity) * Math.max(0, 1 - (60 * (1 - peak.p)) / seconds)
}
