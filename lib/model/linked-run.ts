import type { RunLoad, RunResult } from './benchmark-run'
import type { Configuration } from './price-book'

/**
 * A run that its owner says was measured on a priced option: what evidence is made of. Histograms are left out.
 * A row of a published table speaks too, but never as the user's own measurement.
 */
export type LinkedRun = {
  readonly kind?: 'own-run' | 'published-table' // own-run unless said
  readonly runId: string
  readonly name: string
  readonly startedAt: string | null
  readonly optionId: string
  readonly configuration: Configuration | null
  readonly load: RunLoad
  readonly results: readonly RunResult[]
}
