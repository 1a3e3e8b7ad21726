/** What database benchmarks say beyond rate and latency. `null` means "the tool did not report it"; latencies are µs. */

export type TransactionCounts = {
  readonly failed: number | null // not among those processed, and not in the rate
  readonly serializationFailures: number | null
  readonly deadlockFailures: number | null
  readonly otherFailures: number | null
  readonly retried: number | null // transactions that were retried at least once
  readonly retries: number | null
  readonly skipped: number | null // never begun, because they would have been too late
  readonly late: number | null // processed, but above the latency limit
}

/** One statement or command of a script, over all its executions. */
export type StatementLatency = {
  readonly text: string // its first line, with quoted literals left out
  readonly meanUs: number | null
  readonly failures: number | null
  readonly retries: number | null
}

/** The share of one script in a run of several. Part of the run: never added to it. */
export type ScriptResult = {
  readonly name: string
  readonly weight: number | null
  readonly count: number | null // processed
  readonly operationsPerSecond: number | null
  readonly meanUs: number | null
  readonly stddevUs: number | null
  readonly counts: TransactionCounts
  readonly statements: readonly StatementLatency[]
}

/** Time that a rate of transactions leaves out or contains. Rates of different kinds are not comparable. */
export type RateKind = 'without-connecting' | 'with-connecting' | 'with-reconnecting'

export type TransactionDetail = {
  readonly rateKind: RateKind | null // of the result's operationsPerSecond
  readonly perSecondWithConnecting: number | null // beside it, where the tool prints both
  readonly initialConnectionUs: number | null // all connections, before the run
  readonly meanConnectionUs: number | null // one connection, where each transaction makes its own
  readonly latencyLimitUs: number | null
  readonly lagMeanUs: number | null // how late transactions began that were sent at a rate
  readonly lagMaxUs: number | null
  readonly counts: TransactionCounts
  readonly scripts: readonly ScriptResult[]
  readonly statements: readonly StatementLatency[] // of the only script
}

/** One interval of a run, as the tool told while it ran. */
export type IntervalSample = {
  readonly endSeconds: number | null // since the run began
  readonly operationsPerSecond: number
  readonly meanUs: number | null
  readonly stddevUs: number | null
  readonly lagMeanUs: number | null
  readonly failed: number | null
  readonly skipped: number | null
  readonly retried: number | null
  readonly retries: number | null
}
