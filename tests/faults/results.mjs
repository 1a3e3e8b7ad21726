import { createHash } from 'node:crypto'

/** A random source that a seed repeats. Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A fio result with this many jobs, and spaces up to a size: content that no other number has. */
export function aResult(number, { jobs, padBytes }) {
  const text = JSON.stringify({
    'fio version': 'fio-3.33',
    timestamp: 1_763_000_000 + number,
    time: 'Thu Nov 13 02:13:20 2025',
    'global options': { ioengine: 'libaio', direct: '1', bs: '4k', rw: 'randread', iodepth: '32' },
    jobs: Array.from({ length: jobs }, (_, index) => aJob(`run ${number}-${index}`, 100_000 + number)),
  })
  const bytes = Buffer.from(text + ' '.repeat(padBytes))
  return { bytes, jobs, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function aJob(jobname, count) {
  const latency = (mean) => ({ min: mean / 2, max: mean * 20, mean, stddev: 1_000, N: count })
  return {
    jobname,
    groupid: 0,
    error: 0,
    'job options': { name: jobname },
    read: {
      io_bytes: count * 4_096,
      io_kbytes: count * 4,
      bw_bytes: (count * 4_096) / 60,
      bw: Math.floor((count * 4) / 60),
      iops: count / 60,
      runtime: 60_000,
      total_ios: count,
      slat_ns: latency(2_000),
      clat_ns: { ...latency(318_000), percentile: { '50.000000': 300_000, '99.000000': 700_000 } },
      lat_ns: latency(320_000),
    },
  }
}
