// A cloud volume is a throttle, not a server (MODEL F3.6): up to its limit latency stays what it is idle, and beyond it a closed loop
// only waits longer. Fitted to gp3 × 3 at QD 512: 10.67 ms against 10.53 and 10.64 ms measured.

type ClosedLoop = {
  /** Operations in flight. */
  readonly concurrency: number
  readonly idleSeconds: number
  /** Operations/s. */
  readonly limit: number
}

/** R = max(R0, N / limit). */
export const throttleLatency = ({ concurrency, idleSeconds, limit }: ClosedLoop): number =>
  Math.max(idleSeconds, concurrency / limit)

/** The same with a rounded knee: (R0^k + (N / limit)^k)^(1/k); k = 8 fits the measured curve. */
export const throttleLatencySmooth = ({ concurrency, idleSeconds, limit }: ClosedLoop, k = 8): number =>
  (idleSeconds ** k + (concurrency / limit) ** k) ** (1 / k)
