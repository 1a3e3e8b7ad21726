import type { Percentile, RunResult } from '@/lib/model/benchmark-run'
import type { Evidence } from '@/lib/model/estimate'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Configuration } from '@/lib/model/price-book'
import type { Basis } from '@/lib/model/quantity'
import type { Protocol } from '@/lib/model/workload'
import type { Reason } from '@/lib/outcome/reason'
import { EVIDENCE_DATA, type Range, type Statement } from './statements'

export type LatencyQuestion = {
  readonly optionId: string
  readonly configuration: Configuration
  readonly protocol: Protocol | null
  readonly operation: 'read' | 'write'
  readonly sizeBytes: number
  readonly readFraction: number // 0..1 of the operations
  readonly operationsPerSecond: number // of this operation, at the peak
}

export type LatencyValue = {
  readonly us: number
  readonly range: Range | null
  readonly basis: Basis
  readonly because: readonly Reason[]
}

/** What is known of an operation's latency below saturation, with where it comes from. */
export type LatencyEvidence = {
  readonly p50: LatencyValue | null
  readonly p95: LatencyValue | null
  readonly p99: LatencyValue | null
  readonly evidence: readonly Evidence[]
  /** Runs of this option that do not speak for the question, and why. */
  readonly passedOver: readonly Reason[]
}

/** Measured runs first, then the nearest published statement, then the vendor's own words. */
export function latencyEvidence(question: LatencyQuestion, runs: readonly LinkedRun[]): LatencyEvidence {
  const own = runs.filter((run) => run.optionId === question.optionId).map((run) => fromRun(run, question))
  const passedOver = own.flatMap((one) => (one.kind === 'silent' ? [one.because] : []))
  const speaking = own.flatMap((one) => (one.kind === 'speaks' ? [one] : []))
  const isOwn = ({ run }: Speaking): boolean => run.kind !== 'published-table'
  const best = speaking.find((one) => one.basis === 'measured') ?? speaking.find(isOwn) ?? speaking[0]
  if (best !== undefined) return { ...fromPercentiles(best), passedOver }
  const statement = EVIDENCE_DATA.statements.find((one) => speaksFor(one, question))
  return statement === undefined
    ? { p50: null, p95: null, p99: null, evidence: [], passedOver }
    : { ...fromStatement(statement), passedOver }
}

function speaksFor(statement: Statement, question: LatencyQuestion): boolean {
  const { sizeBytes, protocols } = statement
  const near = EVIDENCE_DATA.similarity.nearSizeRatio
  const sizeFits =
    sizeBytes === null || (question.sizeBytes >= sizeBytes.min / near && question.sizeBytes <= sizeBytes.max * near)
  const protocolFits = protocols === null || question.protocol === null || protocols.includes(question.protocol)
  const operationFits = statement.operation === 'any' || statement.operation === question.operation
  return statement.optionIds.includes(question.optionId) && operationFits && sizeFits && protocolFits
}

function fromStatement(statement: Statement): Omit<LatencyEvidence, 'passedOver'> {
  const because: Reason = {
    code: `statement_${statement.note}`,
    params: { source: statement.source.name, date: statement.source.date },
  }
  const value = (us: number | null, range: Range | undefined): LatencyValue | null =>
    us === null ? null : { us, range: range ?? null, basis: statement.basis, because: [because] }
  const p50 = value(statement.p50Us, statement.p50RangeUs)
  const p99 = value(statement.p99Us, statement.p99RangeUs) ?? withTail(p50)
  return { p50, p95: null, p99, evidence: [{ kind: statement.kind, id: statement.id, because }] }
}

/** Where only a middle is published, the 99th percentile is the middle times an assumed ratio, and says so. */
function withTail(p50: LatencyValue | null): LatencyValue | null {
  if (p50 === null) return null
  const { p99OverP50, basis, note } = EVIDENCE_DATA.tailRatio
  return {
    us: p50.us * p99OverP50,
    range: null,
    basis,
    because: [...p50.because, { code: note, params: { tailRatio: p99OverP50 } }],
  }
}

type Speaking = {
  readonly kind: 'speaks'
  readonly basis: Basis
  readonly run: LinkedRun
  readonly result: RunResult
  readonly because: Reason
}
type Silent = { readonly kind: 'silent'; readonly because: Reason }

/** Same operation, size and configuration: measured. Near in size or configuration: interpolated. Else it stays silent. */
function fromRun(run: LinkedRun, question: LatencyQuestion): Speaking | Silent {
  const { sameSizeRatio, nearSizeRatio, sameMix, loadMargin } = EVIDENCE_DATA.similarity
  const silent = (code: string, params: Reason['params'] = {}): Silent => ({
    kind: 'silent',
    because: { code, params: { run: run.name, ...params } },
  })
  const result = run.results.find((one) => one.operation === question.operation)
  if (result === undefined) return silent('run_other_operation', { operationTerm: question.operation })
  if (result.latency.percentiles.length === 0) return silent('run_without_percentiles')
  const size = run.load.blockSizeBytes
  if (size === null) return silent('run_without_block_size')
  const ratio = Math.max(size / question.sizeBytes, question.sizeBytes / size)
  if (ratio > nearSizeRatio) return silent('run_other_size', { runBytes: size, wantedBytes: question.sizeBytes })
  const rate = result.operationsPerSecond
  if (rate === null || rate * loadMargin < question.operationsPerSecond) {
    return silent('run_below_load', { runPerSecond: rate ?? 0, wantedPerSecond: question.operationsPerSecond })
  }
  const mix = Math.abs((run.load.readFraction ?? question.readFraction) - question.readFraction)
  const same = ratio <= sameSizeRatio && mix <= sameMix && sameConfiguration(run, question)
  return {
    kind: 'speaks',
    basis: same && run.kind !== 'published-table' ? 'measured' : 'interpolated',
    run,
    result,
    because: {
      code: run.kind === 'published-table' ? 'run_published' : same ? 'run_same' : 'run_near',
      params: { run: run.name, runBytes: size, runPerSecond: rate },
    },
  }
}

/** Every key that the run's owner gave has the estimate's value; a run without a configuration is only near. */
function sameConfiguration(run: LinkedRun, question: LatencyQuestion): boolean {
  if (run.configuration === null) return false
  return Object.entries(run.configuration).every(([key, value]) => question.configuration[key] === value)
}

function fromPercentiles({ run, result, basis, because }: Speaking): Omit<LatencyEvidence, 'passedOver'> {
  const at = (percent: number): LatencyValue | null => {
    const found = result.latency.percentiles.find((one: Percentile) => one.percent === percent)
    return found === undefined ? null : { us: found.us, range: null, basis, because: [because] }
  }
  return { p50: at(50), p95: at(95), p99: at(99), evidence: [{ kind: run.kind ?? 'own-run', id: run.runId, because }] }
}
