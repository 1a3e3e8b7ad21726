/** A small fio 3 document with overrides, for what no real file shows. */
type Json = Record<string, unknown>

export const aLatency = (overrides: Json = {}): Json => ({
  min: 10_000,
  max: 90_000,
  mean: 30_000,
  stddev: 5_000,
  N: 1_000,
  percentile: { '50.000000': 28_000, '99.000000': 60_000 },
  ...overrides,
})

export const aDirection = (overrides: Json = {}): Json => ({
  io_bytes: 4_096_000,
  io_kbytes: 4_000,
  bw_bytes: 4_096_000,
  bw: 4_000,
  iops: 1_000,
  runtime: 1_000,
  total_ios: 1_000,
  clat_ns: aLatency(),
  lat_ns: aLatency({ percentile: undefined }),
  ...overrides,
})

const NOTHING = { io_bytes: 0, io_kbytes: 0, bw_bytes: 0, bw: 0, iops: 0, runtime: 0, total_ios: 0 }

export const aJob = (overrides: Json = {}): Json => ({
  jobname: 'job',
  groupid: 0,
  error: 0,
  'job options': { name: 'job', rw: 'randread', ioengine: 'libaio' },
  read: aDirection(),
  write: NOTHING,
  trim: NOTHING,
  ...overrides,
})

export const aDocument = (jobs: readonly Json[] = [aJob()], overrides: Json = {}): string =>
  JSON.stringify({ 'fio version': 'fio-3.33', ...overrides, jobs }, null, 1)

export const withOptions = (options: Json, job: Json = {}): string =>
  aDocument([aJob({ 'job options': { name: 'job', rw: 'randread', ioengine: 'libaio', ...options }, ...job })])
