import type { RunLoad, RunResult } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'
import { isOn, type Options, wholeNumber } from './options'
import { sizeBytes } from './size'

const DEFAULT_RW = 'read'
const DEFAULT_BLOCK = '4k'
const DEFAULT_KB_BASE = 1_024
/** Engines that wait for every operation: whatever iodepth says, one is in flight per job (fio 3.33+ prints a note). */
const SYNCHRONOUS_ENGINES = ['sync', 'psync', 'vsync', 'pvsync', 'pvsync2', 'mmap']

export const NO_LOAD: RunLoad = {
  access: null,
  readFraction: null,
  blockSizeBytes: null,
  queueDepth: null,
  jobs: null,
  concurrency: null,
  loop: null,
  directIo: null,
  syncWrites: null,
  durationSeconds: null,
  engine: null,
  fileSizeBytes: null,
}

/**
 * What the job asked for, read from its effective options and checked against what it did.
 * `isAlone`: no other entry of the document has its name, so that it stands for all `numjobs` of it.
 */
export function readLoad(options: Options, results: readonly RunResult[], isAlone: boolean): RunLoad {
  const inFlight = readInFlight(options, isAlone)
  return {
    access: readAccess(options),
    readFraction: readFraction(options, results),
    blockSizeBytes: readBlockSize(options, results),
    ...inFlight,
    loop: readLoop(options),
    directIo: readDirect(options),
    syncWrites: readSyncWrites(options),
    durationSeconds: longest(results.map(({ runtimeSeconds }) => runtimeSeconds)),
    engine: options.values.get('ioengine')?.split(':')[0] ?? null,
    fileSizeBytes: readSize(options, 'filesize') ?? readSize(options, 'size'),
  }
}

/** `randread:8` and `write:4k` carry an offset modifier behind the colon. */
const pattern = ({ known, values }: Options): string | null =>
  values.get('rw')?.split(':')[0] ?? (known ? DEFAULT_RW : null)

function readAccess(options: Options): RunLoad['access'] {
  const rw = pattern(options)
  if (rw === null) return null
  const isRandom = rw.startsWith('rand')
  const share = options.values.get('percentage_random')
  if (!isRandom || share === undefined) return isRandom ? 'random' : 'sequential'
  return share === '100' ? 'random' : share === '0' ? 'sequential' : null
}

/** As declared where that is what happened; grouped entries show the options of their first job alone. */
function readFraction(options: Options, results: readonly RunResult[]): number | null {
  const count = (operation: string): number => results.find((result) => result.operation === operation)?.count ?? 0
  const reads = count('read')
  const writes = count('write')
  const measured = reads + writes === 0 ? null : reads / (reads + writes)
  const declared = declaredReadFraction(options)
  if (measured === null || declared === null) return measured ?? declared
  const isOneSided = measured === 0 || measured === 1
  return isOneSided || declared === 0 || declared === 1 ? measured : declared
}

function declaredReadFraction(options: Options): number | null {
  const rw = pattern(options)?.replace('rand', '')
  if (rw === 'read') return 1
  if (rw === 'write') return 0
  if (rw !== 'rw' && rw !== 'readwrite') return null
  const writes = wholeNumber(options, 'rwmixwrite')
  const percent = wholeNumber(options, 'rwmixread') ?? (writes === null ? 50 : 100 - writes)
  return percent >= 0 && percent <= 100 ? percent / 100 : null
}

/** Bytes per operation where that is one size, else the option; a range or split has no single size. */
function readBlockSize(options: Options, results: readonly RunResult[]): number | null {
  if (options.values.has('bsrange') || options.values.has('bssplit')) return null
  const perOperation = results
    .filter(({ operation }) => operation !== 'sync')
    .map(({ bytes, count }) => (bytes === null || count === null || count === 0 ? null : bytes / count))
  const [first] = perOperation
  const isOneSize = first !== undefined && perOperation.every((size) => size === first)
  if (isOneSize && first !== null && Number.isInteger(first)) return first
  const declared = declaredBlockSizes(options)
  return declared.size === 1 ? ([...declared][0] ?? null) : null
}

/** `4k` for all directions, `4k,8k` for reads and the others, `4k,8k,` and `4k,8k,16k` for each. */
function declaredBlockSizes(options: Options): ReadonlySet<number | null> {
  const text = options.values.get('bs') ?? (options.known ? DEFAULT_BLOCK : null)
  if (text === null) return new Set()
  const parts = text.split(',').filter((part) => part !== '')
  return new Set(parts.map((part) => sizeBytes(part, kbBase(options))))
}

const kbBase = (options: Options): number => wholeNumber(options, 'kb_base') ?? DEFAULT_KB_BASE

const readSize = (options: Options, name: string): number | null => {
  const text = options.values.get(name)
  return text === undefined ? null : sizeBytes(text, kbBase(options))
}

type InFlight = Pick<RunLoad, 'queueDepth' | 'jobs' | 'concurrency'>

/**
 * With group_reporting one entry stands for all its jobs, else every job has its own. Older releases do not print
 * options without a value, so that a lone entry of several jobs tells it as well.
 */
function readInFlight(options: Options, isAlone: boolean): InFlight {
  const unsaid = options.known ? 1 : null
  const asked = wholeNumber(options, 'iodepth') ?? unsaid
  const engine = options.values.get('ioengine')
  const queueDepth = engine !== undefined && SYNCHRONOUS_ENGINES.includes(engine) && asked !== null ? 1 : asked
  const isGrouped = isAlone || isOn(options, 'group_reporting') === true
  const jobs = isGrouped ? (wholeNumber(options, 'numjobs') ?? unsaid) : unsaid
  // Without a named engine the platform's default decides whether a depth above 1 took effect. A rate or a pause
  // between operations keeps the queue emptier than its depth.
  const isFull = (engine !== undefined || queueDepth === 1) && readLoop(options) === 'closed' && !pauses(options)
  const concurrency = isFull && queueDepth !== null && jobs !== null ? queueDepth * jobs : null
  return { queueDepth, jobs, concurrency }
}

/** Open: operations are sent at a rate, whether or not earlier ones came back. */
function readLoop(options: Options): RunLoad['loop'] {
  if (options.values.has('rate') || options.values.has('rate_iops')) return 'open'
  return options.known ? 'closed' : null
}

const pauses = (options: Options): boolean => isOn(options, 'thinktime') === true

function readDirect(options: Options): boolean | null {
  if (options.values.has('direct')) return isOn(options, 'direct')
  if (options.values.has('buffered')) return isOn(options, 'buffered') === false
  return isOn(options, 'direct')
}

/** True when every write is on stable storage before the next: O_SYNC, O_DSYNC, or a sync call after each. */
function readSyncWrites(options: Options): boolean | null {
  if (isOn(options, 'sync')) return true
  const everyNth = [wholeNumber(options, 'fsync') ?? 0, wholeNumber(options, 'fdatasync') ?? 0]
  if (everyNth.includes(1)) return true
  return options.known ? false : null
}

function longest(seconds: readonly (number | null)[]): number | null {
  const known = seconds.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** A block size of nothing: no result can stand on it. */
export function impossibleOption(options: Options, where: string): Failure | null {
  const found = options.values.get('bs')
  if (found === undefined || !declaredBlockSizes(options).has(0)) return null
  return { code: 'value_out_of_range', params: { found: `bs=${found.slice(0, 40)}` }, where: `${where}.job options.bs` }
}
