export { type ComparedRun, compareRuns } from './compare-runs'
export { FIO_BUCKET_BITS, fioBucketOf, fioBucketValue } from './fio-buckets'
export { groupResults } from './group-results'
export {
  FIO_RELATIVE_ERROR,
  mergeHistograms,
  percentileNs,
  percentilesNs,
  percentilesOf,
  sampleCount,
} from './histogram'
export { type Moments, poolMoments } from './moments'
export {
  ENOUGH_BEYOND,
  isSupported,
  ninesOf,
  percentAtNines,
  samplesBeyond,
  samplesForUpperBound,
} from './percentile-support'
export { noLatency } from './pool-latency'
export { studentQuantile, studentTwoSided } from './student-t'
export { type Ratio, ratioOf, type Welch, welch } from './welch'
