import type { Configuration } from '@/lib/model/price-book'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Declared, Protocol, Rate, Slo, SloWindow, Workload } from '@/lib/model/workload'
import {
  type Codec,
  count,
  durationUs,
  flag,
  listOf,
  matching,
  nullable,
  oneOf,
  plain,
  ranged,
  size,
  word,
} from './question-codec'

export const PROTOCOLS = ['nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local'] as const satisfies readonly Protocol[]
export const SLO_WINDOWS = ['worst-minute', 'peak', 'day'] as const satisfies readonly SloWindow[]
export const PERIODS = ['second', 'day', 'month'] as const satisfies readonly Rate['per'][]

/** One key of the address: how it is read from a question, and what question it makes of another. */
export type QuestionField = {
  readonly format: (request: RecommendationRequest) => string
  /** `null` where the text is not understood. */
  readonly apply: (request: RecommendationRequest, text: string) => RecommendationRequest | null
}

const rate: Codec<Rate> = {
  format: (value) => `${count.format(value.count)}/${value.per}`,
  parse: (text) => {
    const [digits = '', period = ''] = text.split('/')
    const per = PERIODS.find((one) => one === period)
    const parsed = count.parse(digits)
    return per === undefined || parsed === undefined ? undefined : { count: parsed, per }
  },
}

const slo: Codec<Slo> = {
  format: (one) => `${one.operation}:p${one.percentile}:${durationUs.format(one.latencyUs)}:${one.window}`,
  parse: (text) => {
    const [operation, rank = '', latency = '', window] = text.split(':')
    const percentile = rank.startsWith('p') ? ranged(0, 100).parse(rank.slice(1)) : undefined
    const latencyUs = durationUs.parse(latency)
    const known = SLO_WINDOWS.find((one) => one === window)
    if (operation !== 'read' && operation !== 'write') return undefined
    if (percentile === undefined || latencyUs === undefined || known === undefined) return undefined
    return { operation, percentile, latencyUs, window: known }
  },
}

const peak: Codec<NonNullable<Workload['peak']>> = {
  format: (value) => `${value.multiplier}x:${value.durationSeconds}s:${value.perDay}`,
  parse: (text) => {
    const [times = '', seconds = '', perDayText = ''] = text.split(':')
    const multiplier = times.endsWith('x') ? plain.parse(times.slice(0, -1)) : undefined
    const durationSeconds = seconds.endsWith('s') ? plain.parse(seconds.slice(0, -1)) : undefined
    const perDay = plain.parse(perDayText)
    if (multiplier === undefined || durationSeconds === undefined || perDay === undefined) return undefined
    return { multiplier, durationSeconds, perDay }
  },
}

const itemBytes: Codec<NonNullable<Declared['itemBytes']>> = {
  format: ({ min, mean, max }) => [min, mean, max].map(nullable(size).format).join(':'),
  parse: (text) => {
    const [min, mean, max, ...rest] = text.split(':').map(nullable(size).parse)
    if (min === undefined || mean === undefined || max === undefined || rest.length > 0) return undefined
    return { min, mean, max }
  },
}

const share: Codec<Declared['shares'][number]> = {
  format: (value) => `${value.share}:${value.windowDays}d`,
  parse: (text) => {
    const [part = '', days = ''] = text.split(':')
    const parsed = ranged(0, 1).parse(part)
    const windowDays = days.endsWith('d') ? plain.parse(days.slice(0, -1)) : undefined
    return parsed === undefined || windowDays === undefined ? undefined : { share: parsed, windowDays }
  },
}

const pair = <Value>(codec: Codec<Value>): Codec<readonly [string, Value]> => ({
  format: ([key, value]) => `${word.format(key)}:${codec.format(value)}`,
  parse: (text) => {
    const [key = '', value = '', ...rest] = text.split(':')
    const name = word.parse(key)
    const parsed = codec.parse(value)
    return name === undefined || parsed === undefined || rest.length > 0 ? undefined : [name, parsed]
  },
})

const readings: Codec<Workload['readings']> = {
  format: (value) => listOf(pair(word), ',').format(Object.entries(value)),
  parse: (text) => {
    const pairs = listOf(pair(word), ',').parse(text)
    return pairs === undefined ? undefined : Object.fromEntries(pairs)
  },
}

/** A text that would read as a number, a flag or nothing is led by an apostrophe, as in a spreadsheet. */
const setting: Codec<Configuration[string]> = {
  format: (value) => {
    if (typeof value !== 'string') return String(value)
    const bare = /^('|-?\d|true$|false$|null$)/.test(value) || value === ''
    return bare ? `'${encodeURIComponent(value)}` : word.format(value)
  },
  parse: (text) => {
    if (text.startsWith("'")) return word.parse(text.slice(1) === '' ? '~' : text.slice(1))
    if (text === 'null') return null
    if (text === 'true' || text === 'false') return text === 'true'
    if (/^-?\d/.test(text)) return Number.isFinite(Number(text)) ? Number(text) : undefined
    return word.parse(text)
  },
}

const pinned: Codec<RecommendationRequest['pinned'][number]> = {
  format: (one) =>
    `${word.format(one.optionId)}{${listOf(pair(setting), ',').format(Object.entries(one.configuration))}}`,
  parse: (text) => {
    const [, id = '', inner = ''] = /^([^{]*)\{(.*)\}$/.exec(text) ?? []
    const optionId = id === '' ? undefined : word.parse(id)
    const pairs = listOf(pair(setting), ',').parse(inner)
    return optionId === undefined || pairs === undefined
      ? undefined
      : { optionId, configuration: Object.fromEntries(pairs) }
  },
}

const field = <Value>(
  codec: Codec<Value>,
  get: (request: RecommendationRequest) => Value,
  put: (request: RecommendationRequest, value: Value) => RecommendationRequest,
): QuestionField => ({
  format: (request) => codec.format(get(request)),
  apply: (request, text) => {
    const value = codec.parse(text)
    return value === undefined ? null : put(request, value)
  },
})

const workload = <Key extends keyof Workload>(key: Key, codec: Codec<Workload[Key]>): QuestionField =>
  field(
    codec,
    (request) => request.workload[key],
    (request, value) => ({ ...request, workload: { ...request.workload, [key]: value } }),
  )

const declared = <Key extends keyof Declared>(key: Key, codec: Codec<Declared[Key]>): QuestionField =>
  field(
    codec,
    (request) => request.workload.declared[key],
    (request, value) => ({
      ...request,
      workload: { ...request.workload, declared: { ...request.workload.declared, [key]: value } },
    }),
  )

const durability = <Key extends keyof Workload['durability']>(key: Key, codec: Codec<number | null>): QuestionField =>
  field(
    codec,
    (request) => request.workload.durability[key],
    (request, value) => ({
      ...request,
      workload: { ...request.workload, durability: { ...request.workload.durability, [key]: value } },
    }),
  )

const fraction = ranged(0, 1)

/** Every key of the address, in the order in which it is written. */
export const QUESTION_FIELDS = {
  stored: workload('storedBytes', size),
  growth: workload('growthBytesPerMonth', size),
  reads: workload('reads', rate),
  writes: workload('writes', rate),
  meta: workload('metadataOps', nullable(rate)),
  readSize: workload('readSizeBytes', size),
  writeSize: workload('writeSizeBytes', size),
  sync: workload('syncWriteFraction', nullable(fraction)),
  sequential: workload('sequentialFraction', nullable(fraction)),
  workingSet: workload('workingSetBytes', nullable(size)),
  zipf: workload('zipfAlpha', nullable(plain)),
  concurrency: workload('concurrency', nullable(plain)),
  peak: workload('peak', nullable(peak)),
  keep: workload('retentionDays', nullable(plain)),
  slo: workload('slo', listOf(slo, ',')),
  plan: workload('planningFactor', ranged(0.01, 1)),
  writesPerFile: workload('diskWritesPerFile', plain),
  directories: workload('directories', nullable(plain)),
  cacheHits: workload('readCacheHitFraction', nullable(fraction)),
  burst: workload('countBurstCredits', flag),
  month: workload('billingMonthHours', ranged(1, 744)),
  protocols: workload('protocols', listOf(oneOf(PROTOCOLS), ',')),
  shared: workload('sharedAccess', flag),
  loss: durability('maxAnnualLossProbability', nullable(fraction)),
  rpo: durability('rpoSeconds', nullable(plain)),
  multiAz: field(
    flag,
    (request) => request.workload.availability.multiAz,
    (request, multiAz) => ({ ...request, workload: { ...request.workload, availability: { multiAz } } }),
  ),
  budget: workload('budgetPerMonth', nullable(matching(/^\d+(\.\d+)?$/))),
  host: workload('hostInstanceType', nullable(word)),
  limits: workload('limitsAsOf', nullable(matching(/^\d{4}(-\d{2}(-\d{2})?)?$/))),
  saidBytes: declared('bytesPerDay', nullable(size)),
  saidItems: declared('itemsPerDay', nullable(count)),
  saidOps: declared('operationsPerDay', nullable(count)),
  saidBilled: declared('operationsPerMonth', nullable(count)),
  saidSize: declared('itemBytes', nullable(itemBytes)),
  saidShares: declared('shares', listOf(share, ',')),
  reading: workload('readings', readings),
  region: field(
    word,
    (request) => request.region,
    (request, region) => ({ ...request, region }),
  ),
  options: field(
    nullable(listOf(word, ',')),
    (request) => request.optionIds,
    (request, optionIds) => ({ ...request, optionIds }),
  ),
  pinned: field(
    listOf(pinned, ';'),
    (request) => request.pinned,
    (request, value) => ({ ...request, pinned: value }),
  ),
} as const satisfies Readonly<Record<string, QuestionField>>

export type QuestionKey = keyof typeof QUESTION_FIELDS
