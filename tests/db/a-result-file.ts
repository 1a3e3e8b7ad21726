/** A fio result as 3.x writes it: small, valid, and different for every `seed`. */
export function aFioFile({ seed = 1, jobs = 1, error = 0, idle = false } = {}): Buffer {
  const text = JSON.stringify({
    'fio version': 'fio-3.33',
    timestamp: 1_763_000_000 + seed,
    timestamp_ms: (1_763_000_000 + seed) * 1_000,
    time: 'Thu Nov 13 02:13:20 2025',
    'global options': { ioengine: 'libaio', direct: '1', bs: '4k', rw: 'randread', iodepth: '32' },
    jobs: Array.from({ length: jobs }, (_, index) => aJob(`job${seed}-${index}`, { seed: seed + index, error, idle })),
  })
  return Buffer.from(text)
}

/** As above, of exactly this many bytes: insignificant spaces at the end. */
export function aFioFileOfSize(sizeBytes: number, seed = 1): Buffer {
  const small = aFioFile({ seed })
  return Buffer.concat([small, Buffer.alloc(sizeBytes - small.length, ' ')])
}

type Job = { readonly seed: number; readonly error: number; readonly idle: boolean }

/** `idle`: it failed before its first I/O. */
function aJob(jobname: string, { seed, error, idle }: Job): object {
  const ios = idle ? 0 : 1_000_000 + seed
  return {
    jobname,
    groupid: 0,
    error,
    elapsed: 11,
    'job options': { name: jobname },
    read: direction(ios, 4_096),
    write: direction(0, 4_096),
    trim: direction(0, 4_096),
    usr_cpu: 5.1,
    sys_cpu: 20.2,
  }
}

function direction(ios: number, blockBytes: number): object {
  const used = ios > 0 ? 1 : 0
  const latency = (meanNs: number) => ({
    min: 50_000 * used,
    max: 9_000_000 * used,
    mean: meanNs * used,
    stddev: 1_000 * used,
    N: ios,
  })
  return {
    io_bytes: ios * blockBytes,
    io_kbytes: (ios * blockBytes) / 1_024,
    bw_bytes: (ios * blockBytes) / 10,
    bw: Math.floor((ios * blockBytes) / 10 / 1_024),
    iops: ios / 10,
    runtime: 10_000 * used,
    total_ios: ios,
    short_ios: 0,
    drop_ios: 0,
    slat_ns: latency(2_000),
    clat_ns: {
      ...latency(318_000),
      ...(used === 0 ? {} : { percentile: { '50.000000': 300_000, '99.000000': 700_000, '99.900000': 1_500_000 } }),
    },
    lat_ns: latency(320_000),
    bw_min: 0,
    bw_max: 0,
    bw_agg: 0,
    bw_mean: 0,
    bw_dev: 0,
    bw_samples: 0,
    iops_min: 0,
    iops_max: 0,
    iops_mean: 0,
    iops_stddev: 0,
    iops_samples: 0,
  }
}
