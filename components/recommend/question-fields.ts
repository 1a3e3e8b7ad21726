import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Declared, Workload } from '@/lib/model/workload'
import { type Codec, count, flag, listOf, matching, nullable, oneOf, plain, ranged, size, word } from './question-codec'
import { itemBytes, PROTOCOLS, peak, pinned, rate, readings, share, slo } from './question-values'

/** One key of the address: how it is read from a question, and what question it makes of another. */
export type QuestionField = {
  readonly format: (request: RecommendationRequest) => string
  /** `null` where the text is not understood. */
  readonly apply: (request: RecommendationRequest, text: string) => RecommendationRequest | null
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
