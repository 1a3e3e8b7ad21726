import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  burstSecondsPerDay,
  chainMin,
  concurrencyOf,
  crossoverBytes,
  dailyWaitQuantile,
  diskOperations,
  fluidPeak,
  gp3Invalid,
  impliedLatencySeconds,
  lognormalFromMean,
  lognormalFromQuantiles,
  membersTouched,
  meteredThroughput,
  offPeakRate,
  pareto,
  peakShare,
  probabilityWithin,
  readThroughput,
  requiredConcurrency,
  requiredPrefixes,
  secondsToEmpty,
  stripeAvailability,
  stripeLoss,
  throttleLatency,
  throttleLatencySmooth,
  volumeOperations,
  weightedOperations,
} from '@/lib/perf'
import {
  bill,
  defaultPriceBook,
  limitFor,
  limitRange,
  limitValue,
  priceBookId,
  tableNumber,
  tableRow,
} from '@/lib/pricing'

type Vector = {
  readonly id: string
  readonly formula: string
  readonly inputs: Inputs
  readonly expected: unknown
  readonly tolerance: number
}
const VECTORS: readonly Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../golden/model-vectors.json'), 'utf8'),
)

/** Their names for what they are given; each formula reads its own. A missing one is undefined, as its default says. */
type Name =
  | 'B0'
  | 'Bmax'
  | 'N'
  | 'R0'
  | 'T_peak'
  | 'X'
  | 'Z'
  | 'align'
  | 'avg'
  | 'base'
  | 'bs'
  | 'burst'
  | 'c'
  | 'cap'
  | 'chunk'
  | 'comp'
  | 'demand'
  | 'duty'
  | 'get_s'
  | 'gib'
  | 'hit'
  | 'iops'
  | 'iops_lim'
  | 'lam_off'
  | 'lam_peak'
  | 'latency'
  | 'latency_s'
  | 'mean'
  | 'median'
  | 'mult'
  | 'n'
  | 'p'
  | 'p1'
  | 'p2'
  | 'prov_MBps'
  | 'provisioned'
  | 'put_s'
  | 'q'
  | 'q1'
  | 'q2'
  | 'rate'
  | 'read_MiBps'
  | 'reads'
  | 's'
  | 'sigma'
  | 'size_GiB'
  | 'slo'
  | 'target_rate'
  | 'tier'
  | 'tp_Bps'
  | 'tp_MiBps'
  | 'tp_lim_Bps'
  | 'unit_cap'
  | 'write_MiBps'
  | 'writes'
type Inputs = Readonly<Record<Name, number>> & {
  readonly gen?: string
  readonly points: readonly [string, ...number[]][]
}

const book = defaultPriceBook()
const limit = (optionId: string, quantity: string, asOf: string | null = null) => {
  const found = limitFor(book, { optionId, quantity, region: 'us-east-1', asOf })
  if (found === null) throw new Error(`no ${quantity} of ${optionId}`)
  return found
}
const value = (optionId: string, quantity: string, inputs = {}, asOf: string | null = null): number =>
  limitValue(limit(optionId, quantity, asOf), inputs) ?? Number.NaN
const range = (optionId: string, quantity: string, asOf: string | null) => {
  const { min, max } = limitRange(limit(optionId, quantity, asOf))
  return { min: min ?? Number.NaN, max: max ?? Number.NaN }
}

const GP3 = 'aws/ebs-gp3'
const gp3Limits = (gen = '2025-09') => {
  const asOf = gen === '2025-09' ? null : '2024-01'
  return {
    sizeGib: range(GP3, 'sizeGib', asOf),
    iops: range(GP3, 'iops', asOf),
    throughputMibps: range(GP3, 'throughputMibps', asOf),
    iopsPerGib: value(GP3, 'iopsPerGib', {}, asOf),
    throughputMibpsPerIops: value(GP3, 'throughputMibpsPerIops', {}, asOf),
  }
}
const KEYS = { sizeGib: 'size', iops: 'iops', throughputMibps: 'throughput' } as const

const fsxTier = (tier: number, column: string): number => {
  const row = tableRow(limit('aws/fsx-openzfs-single-az-2', 'performanceByThroughput'), 'throughputMbps', tier)
  return (row === null ? null : tableNumber(row, column)) ?? Number.NaN
}

/** Our function for each of theirs; limits come from the price book, so that the book is tested with them. */
const FORMULAS: Readonly<Record<string, (inputs: Inputs) => unknown>> = {
  chain_min: (caps) => {
    const least = chainMin(Object.entries(caps).map(([name, cap]) => ({ name, limit: Number(cap) })))
    return [least?.name, least?.limit]
  },
  vol_iops: ({ bs, iops_lim, tp_lim_Bps, unit_cap = 262_144 }) =>
    volumeOperations(bs, { iops: iops_lim, bytesPerSecond: tp_lim_Bps, unitBytes: unit_cap }),
  bs_crossover: ({ iops, tp_Bps }) => crossoverBytes({ iops, bytesPerSecond: tp_Bps }),
  gp3_valid: ({ size_GiB, iops, tp_MiBps, gen }) =>
    gp3Invalid({ sizeGib: size_GiB, iops, throughputMibps: tp_MiBps }, gp3Limits(gen)).map((key) => KEYS[key]),
  io2bx_tp_MiBps: ({ iops }) => value('aws/ebs-io2', 'throughputMibps', { iops }),
  gp2_baseline: ({ size_GiB }) => value('aws/ebs-gp2', 'iops', { sizeGib: size_GiB }),
  throttle_latency: ({ N, R0, cap }) => throttleLatency({ concurrency: N, idleSeconds: R0, limit: cap }),
  throttle_latency_smooth: ({ N, R0, cap }) => throttleLatencySmooth({ concurrency: N, idleSeconds: R0, limit: cap }),
  efs_baseline_MiBps: ({ gib }) => value('aws/efs-bursting', 'throughputMibps', { sizeGib: gib }),
  efs_burst_MiBps: ({ gib }) => value('aws/efs-bursting', 'burstThroughputMibps', { sizeGib: gib }),
  efs_credit_cap_MiB: ({ gib }) => value('aws/efs-bursting', 'burstCreditsMib', { sizeGib: gib }),
  efs_metered: ({ read_MiBps, write_MiBps }) =>
    meteredThroughput({
      reads: read_MiBps,
      writes: write_MiBps,
      readDivisor: value('aws/efs-bursting', 'meteredReadDivisor'),
    }),
  efs_burst_seconds_per_day: ({ gib }) =>
    burstSecondsPerDay({
      baseline: value('aws/efs-bursting', 'throughputMibps', { sizeGib: gib }),
      burst: value('aws/efs-bursting', 'burstThroughputMibps', { sizeGib: gib }),
    }),
  efs_gp_ops_ok: ({ reads, writes }) => {
    const { value: most = 0, writeWeight = 1 } = limit('aws/efs-bursting', 'weightedIops')
    return weightedOperations({ reads, writes, writeWeight }) <= most
  },
  efs_prov_billed: ({ prov_MBps, gib }) => {
    const result = bill(book, priceBookId(book), {
      optionId: 'aws/efs-provisioned',
      region: 'us-west-2',
      configuration: { throughputMibps: prov_MBps },
      usage: { stored: gib },
      billingMonthHours: 720,
    })
    const line = result.ok ? result.value.lines.find(({ meter }) => meter === 'provisionedThroughputMibps') : undefined
    return (line?.quantity ?? Number.NaN) - (line?.included ?? 0)
  },
  s3_prefixes: ({ put_s, get_s }) =>
    requiredPrefixes({
      puts: put_s,
      gets: get_s,
      putsPerPrefix: value('aws/s3-standard', 'putPerSecondPerPrefix'),
      getsPerPrefix: value('aws/s3-standard', 'getPerSecondPerPrefix'),
    }),
  fsx_disk_iops: ({ tier, provisioned, burst }) =>
    diskOperations({ provisioned, server: fsxTier(tier, burst ? 'diskBurstIops' : 'diskBaselineIops') }),
  fsx_auto_iops: ({ gib }) => value('aws/fsx-openzfs-single-az-2', 'automaticIops', { sizeGib: gib }),
  fsx_read_MBps: ({ tier, hit, comp = 1 }) =>
    readThroughput({
      network: fsxTier(tier, 'networkBaselineMBps'),
      disk: fsxTier(tier, 'diskBaselineMBps'),
      hitFraction: hit,
      compressionRatio: comp,
    }),
  bucket_time_to_empty: ({ B0, demand, base, burst }) => secondsToEmpty({ credits: B0, demand, base, burst }),
  fluid_peak: ({ lam_off, lam_peak, T_peak, base, burst, B0, Bmax }) => {
    const { backlog, drainSeconds, creditsEndSeconds } = fluidPeak({
      offPeak: lam_off,
      peak: lam_peak,
      peakSeconds: T_peak,
      base,
      burst,
      credits: B0,
      creditsMost: Bmax,
    })
    return { t_empty: creditsEndSeconds, backlog_end_peak: backlog, t_drained_after_peak: drainSeconds }
  },
  daily_wait_quantile: ({ lam_off, lam_peak, T_peak, c, p }) =>
    dailyWaitQuantile({ offPeak: lam_off, peak: lam_peak, peakSeconds: T_peak, capacity: c, p }),
  off_peak_rate: ({ avg, mult, duty }) => offPeakRate({ mean: avg, multiplier: mult, duty }),
  peak_share: ({ mult, duty }) => peakShare({ multiplier: mult, duty }),
  p_meet: ({ median, sigma, slo }) => probabilityWithin({ value: median, sigma, limit: slo }),
  pareto: ({ points }) =>
    pareto(points.map(([id, ...values]: [string, ...number[]]) => ({ id, values }))).map(
      (point) => 'id' in point && point.id,
    ),
  lognorm_from_2q: (inputs) => {
    const { mu, sigma } = lognormalFromQuantiles(inputs)
    return [mu, sigma]
  },
  lognorm_from_mean_q: (inputs) => {
    const found = lognormalFromMean(inputs)
    return [found?.mu, found?.sigma]
  },
  stripe_loss: ({ p, n }) => stripeLoss({ probability: p, volumes: n }),
  perf_availability: ({ n, p = 0.99 }) => stripeAvailability({ volumes: n, each: p }),
  stripe_members_touched: ({ s, chunk, align = 4096 }) =>
    membersTouched({ ioBytes: s, chunkBytes: chunk, alignBytes: align }),
  concurrency: ({ rate, latency_s }) => concurrencyOf({ rate, latencySeconds: latency_s }),
  implied_latency: ({ N, X, Z = 0 }) => impliedLatencySeconds({ concurrency: N, rate: X, thinkSeconds: Z }),
  required_concurrency: ({ target_rate, latency }) =>
    requiredConcurrency({ rate: target_rate, latencySeconds: latency }),
}

/** Relative, with a floor where 0 is expected. */
function expectClose(got: unknown, want: unknown, tolerance: number): void {
  if (typeof want === 'number') {
    expect(got).toBeTypeOf('number')
    expect(Math.abs(Number(got) - want)).toBeLessThanOrEqual(Math.max(Math.abs(want) * tolerance, 1e-9))
  } else if (Array.isArray(want)) {
    expect(got).toHaveLength(want.length)
    for (const [i, part] of want.entries()) expectClose((got as unknown[])[i], part, tolerance)
  } else if (typeof want === 'object' && want !== null) {
    for (const [key, part] of Object.entries(want)) expectClose((got as Record<string, unknown>)[key], part, tolerance)
  } else {
    expect(got).toBe(want)
  }
}

describe('vectors of the model, with the limits of the price book', () => {
  test('there are some for every formula', () => {
    expect([...new Set(VECTORS.map(({ formula }) => formula))].sort()).toEqual(Object.keys(FORMULAS).sort())
  })

  test.each(VECTORS.map((vector) => [vector.id, vector.formula, vector] as const))('%s %s', (_, formula, vector) => {
    expectClose(FORMULAS[formula]?.(vector.inputs), vector.expected, vector.tolerance)
  })
})
