import type { BenchmarkRun, RunLoad, RunResult } from '@/lib/model/benchmark-run'
import type { Notice } from '@/lib/outcome/reason'
import { noLatency } from '@/lib/stats'
import type { BmarkLine, Figure } from './lines'

type ErrorLine = Extract<BmarkLine, { kind: 'error' }>

export type Draft = {
  readonly figures: Map<Figure, number | null>
  readonly errors: ErrorLine[]
  firstLine: number | null
}

export const newDraft = (): Draft => ({ figures: new Map(), errors: [], firstLine: null })

/** Something of the result itself is there; `Thread:` alone is what other programs print too. */
export const isStarted = ({ figures }: Draft): boolean =>
  figures.has('seconds') || figures.has('files') || figures.has('filesPerSecond')

/** What `{:.2}` loses, and as much again for a copy that was rounded otherwise. */
const RATE_STEP = 0.01
const RATE_TOLERANCE = 1e-3
/** Size of every file at commit e4831254 (2024-10-30), the only one whose source is known; it is never printed. */
const ASSUMED_FILE_BYTES = 30 * 1_024

export const isWhole = ({ figures }: Draft): boolean =>
  figures.has('seconds') && figures.has('files') && figures.has('filesPerSecond')

/** Null where nothing of a result is there, nor an error. */
export function toRun(draft: Draft): BenchmarkRun | null {
  const isFailed = draft.errors.length > 0
  if (!isStarted(draft) && !isFailed) return null
  const where = draft.firstLine === null ? null : `line ${draft.firstLine}`
  const status = isFailed ? 'failed' : isWhole(draft) ? 'ok' : 'partial'
  return {
    name: 'bmark_write',
    tool: 'bmark_write',
    toolVersion: null,
    startedAt: null,
    status,
    role: 'entry',
    group: null,
    host: null,
    load: loadOf(draft),
    results: isStarted(draft) ? [resultOf(draft)] : [],
    devices: [],
    options: {},
    warnings: warningsOf(draft, status).map((notice) => ({ ...notice, where })),
  }
}

const resultOf = ({ figures }: Draft): RunResult => ({
  operation: 'write-file',
  count: figures.get('files') ?? null,
  bytes: null,
  runtimeSeconds: figures.get('seconds') ?? null,
  operationsPerSecond: figures.get('filesPerSecond') ?? null,
  bytesPerSecond: null,
  errors: null,
  latency: noLatency(null),
  otherLatencies: [],
  histogram: null,
})

/** One task per file, all begun at once: how many writes are in flight is up to the runtime, not to the threads. */
const loadOf = ({ figures }: Draft): RunLoad => ({
  access: null,
  readFraction: 0,
  blockSizeBytes: null,
  queueDepth: null,
  jobs: figures.get('threads') ?? null,
  concurrency: null,
  loop: 'closed',
  directIo: null,
  syncWrites: null,
  durationSeconds: figures.get('seconds') ?? null,
  engine: null,
  fileSizeBytes: null,
})

type Remark = Omit<Notice, 'where'>

function warningsOf(draft: Draft, status: BenchmarkRun['status']): readonly Remark[] {
  if (status === 'failed') {
    const texts = new Set(draft.errors.filter(({ isOwn }) => !isOwn).map(({ text }) => text))
    const said = texts.size === 0 ? ['panicked'] : [...texts]
    return said.map((text) => ({ code: 'tool_failed', params: { tool: 'bmark_write', text } }))
  }
  return [
    ...(status === 'partial' ? [{ code: 'summary_cut', params: {} }] : []),
    ...contradiction(draft),
    ...NOT_REPORTED,
  ]
}

/** The three figures are one equation. */
function contradiction({ figures }: Draft): readonly Remark[] {
  const [files, seconds] = [figures.get('files') ?? null, figures.get('seconds') ?? null]
  const stated = figures.get('filesPerSecond')
  if (stated === null) return [{ code: 'not_a_number', params: { found: '平均每秒写入文件数' } }]
  if (stated === undefined || files === null || seconds === null || seconds === 0) return []
  const implied = files / seconds
  if (Math.abs(implied - stated) <= Math.max(RATE_STEP, RATE_TOLERANCE * implied)) return []
  const params = {
    operationsCount: files,
    durationSeconds: seconds,
    impliedPerSecond: implied,
    statedPerSecond: stated,
  }
  return [{ code: 'rate_contradicts', params }]
}

const NOT_REPORTED: readonly Remark[] = [
  { code: 'latencies_not_reported', params: { command: 'smallfile_cli.py --operation create --response-times Y' } },
  { code: 'sizes_not_reported', params: { assumedBytes: ASSUMED_FILE_BYTES } },
  { code: 'page_cache_possible', params: {} },
]
