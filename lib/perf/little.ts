// Little's law (Little 1961; MODEL F1.7): L = X·R over any stable interval, L being what is in flight at the boundary where R is measured.

/** Operations in flight. */
export const concurrencyOf = ({ rate, latencySeconds }: { rate: number; latencySeconds: number }): number =>
  rate * latencySeconds

/** Seconds per operation in a closed loop of `concurrency`; `thinkSeconds` is what a client waits between operations. */
export const impliedLatencySeconds = ({
  concurrency,
  rate,
  thinkSeconds = 0,
}: {
  concurrency: number
  rate: number
  thinkSeconds?: number
}): number => concurrency / rate - thinkSeconds

/** Least whole number in flight that reaches a rate, while latency does not depend on it (below the knee). */
export const requiredConcurrency = ({ rate, latencySeconds }: { rate: number; latencySeconds: number }): number =>
  Math.ceil(rate * latencySeconds - 1e-9)
