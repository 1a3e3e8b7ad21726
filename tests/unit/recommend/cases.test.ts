import { describe, expect, test } from 'vitest'
import { estimate } from '@/lib/estimate'
import type { Configuration } from '@/lib/model/price-book'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import { recommend } from '@/lib/recommend'
import { cents, FACTS, preset } from './a-question'

// The worked cases of the published articles (DESIGN §4), whose answers are known.

const HA_2 = 'aws/fsx-openzfs-single-az-ha-2'

function estimateOf(
  id: string,
  optionId: string,
  configuration: Configuration,
  change: Partial<RecommendationRequest['workload']> = {},
) {
  const { workload, region } = preset(id)
  const result = estimate({ optionId, configuration, region, workload: { ...workload, ...change } }, FACTS)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('case 1: mail, as billed', () => {
  test.each([
    ['aws/s3-standard', {}, '1103.55'],
    ['aws/efs-provisioned', { throughputMibps: 100 }, '600.00'],
    [HA_2, { sizeGib: 1_024, throughputMbps: 320, iops: null, protocol: 'nfs3' }, '258.56'],
  ])('%s costs what the article prints', (optionId, configuration, total) => {
    expect(cents(estimateOf('mail-billed', optionId, configuration))).toBe(total)
  })

  test('all three are on the page beside what the search finds', () => {
    const totals = recommend(preset('mail-billed'), FACTS)
      .ranked.filter((one) => one.pinned)
      .map((one) => cents(one.estimate))
    expect(totals.sort()).toEqual(['1103.55', '258.56', '600.00'])
  })
})

describe('case 2: mail, as declared', () => {
  const answer = recommend(preset('mail-declared'), FACTS)

  test.each([
    ['aws/s3-standard', '32423.55'],
    ['aws/efs-elastic', '16786.69'],
  ])('%s costs what a day’s counts cost over 720 h', (optionId, total) => {
    const found = answer.ranked.find((one) => one.estimate.optionId === optionId)
    expect(found && cents(found.estimate)).toBe(total)
  })

  test('its contradictions are found, each with both numbers', () => {
    const found = Object.fromEntries(answer.contradictions.map((one) => [one.code, one.ratio]))
    expect(found.period_mismatch).toBeCloseTo(30, 9)
    expect(found.bytes_per_day_mismatch).toBeCloseTo(2, 9)
    expect(found.items_mismatch).toBeCloseTo(20, 9)
    expect(found.retention_mismatch).toBeCloseTo(6e12 / (1_024 * 2 ** 30), 9)
    expect(found.item_size_out_of_range).toBeCloseTo(400 / 300, 9)
    expect(found.shares_not_nested).toBeCloseTo(0.9 / 0.85, 9)
  })

  test('until a reading is picked there is no best, only an answer per reading', () => {
    expect(answer.best).toBeNull()
    expect(answer.verdict.code).toBe('verdict_readings_differ_in_size')
    const period = answer.readings.filter((one) => one.check === 'period_mismatch')
    const totals = (reading: string) =>
      Object.fromEntries(
        period
          .find((one) => one.reading === reading)
          ?.totals.map((one) => [one.optionId, Number(one.usd).toFixed(2)]) ?? [],
      )
    expect(totals('per-month')).toMatchObject({
      'aws/s3-standard': '1103.55',
      'aws/efs-provisioned': '600.00',
      [HA_2]: '258.56',
    })
    expect(totals('per-day')).toMatchObject({
      'aws/s3-standard': '32423.55',
      'aws/efs-elastic': '16786.69',
      [HA_2]: '1320.90',
    })
  })

  test('picking every reading gives one answer', () => {
    const { workload, ...rest } = preset('mail-declared')
    const readings = {
      period_mismatch: 'per-day',
      retention_mismatch: 'stored',
      bytes_per_day_mismatch: 'counts',
      items_mismatch: 'writes',
    }
    const picked = recommend({ ...rest, workload: { ...workload, readings } }, FACTS)
    expect(picked.readings).toEqual([])
    expect(picked.ranked.find((one) => one.key === picked.best)?.estimate.configurationText).toBe(
      '1,024 GiB · 1,280 MBps · 50,000 IOPS · NFSv3',
    )
  })
})

describe('case 4: mail, choice', () => {
  const request = preset('mail-choice')
  const answer = recommend(request, FACTS)
  const best = answer.ranked.find((one) => one.key === answer.best)

  test('the cheapest that fits', () => {
    expect(best?.estimate.optionId).toBe(HA_2)
    expect(best?.estimate.configuration).toEqual({
      sizeGib: 1_024,
      throughputMbps: 1_280,
      iops: 50_000,
      protocol: 'nfs3',
    })
    expect(best && cents(best.estimate)).toBe('1320.90')
    expect(best?.estimate.capacity.binding).toMatchObject({ limit: 50_000, unit: 'operations/s' })
  })

  test.each([
    [320, 181.8, 10.9],
    [640, 85.8, 2.4],
    [1_280, 0, 0],
  ])('the %i MBps tier leaves %f GB of backlog and drains in %f min', (throughputMbps, backlogGb, drainMinutes) => {
    const { withoutCredits } = estimateOf('mail-choice', HA_2, {
      sizeGib: 1_024,
      throughputMbps,
      iops: 50_000,
      protocol: 'nfs3',
    }).peak
    expect(withoutCredits.backlogBytes / 1e9).toBeCloseTo(backlogGb, 1)
    expect((withoutCredits.drainSeconds ?? Number.NaN) / 60).toBeCloseTo(drainMinutes, 1)
  })

  test('S3 and EFS are out, and say why', () => {
    const reasons = (optionId: string) =>
      answer.ranked.find((one) => one.estimate.optionId === optionId)?.unmet.map((one) => one.constraint)
    expect(reasons('aws/s3-standard')).toEqual(['protocol', 'latency.write.p99'])
    expect(reasons('aws/efs-elastic')).toEqual(['latency.write.p99'])
  })

  test('what flips it: the planning factor, the peak, disk writes per file', () => {
    const tiers = answer.flips.map((flip) => [
      flip.input,
      flip.to,
      flip.newBest?.match(/throughputMbps=(\d+)/)?.[1] ?? null,
    ])
    expect(tiers).toContainEqual(['planningFactor', 0.9, '2560'])
    expect(tiers).toContainEqual(['diskWritesPerFile', 2.8, '3840'])
    expect(tiers).toContainEqual(['diskWritesPerFile', 3.3, '5120'])
    const peak = answer.flips.find((flip) => flip.input === 'peakMultiplier')
    expect(Number(peak?.to)).toBeCloseTo((20 * 50_000) / ((200_000_000 / 86_400) * 20), 0)
  })

  test('types without a price are listed apart and never win', () => {
    expect(answer.unpriced.some((key) => key.startsWith('aws/fsx-openzfs-single-az-1'))).toBe(true)
    const priced = answer.ranked.map((one) => one.estimate.bill.total !== null)
    expect(priced.lastIndexOf(true)).toBeLessThan(priced.indexOf(false))
  })
})

describe('case 5: gp3 × 3 RAID 0', () => {
  const STRIPE = { sizeGib: 1_024, iops: 16_000, throughputMibps: 1_000, volumes: 3, instanceType: 'm8g.12xlarge' }
  const stripe = estimateOf('gp3-stripe', 'aws/ebs-gp3', STRIPE)

  test('the stripe binds operations, the instance binds bytes', () => {
    expect(stripe.capacity.operationsPerSecond.value).toBe(48_000)
    expect(stripe.capacity.bytesPerSecond.value).toBeCloseTo(1.875e9, 0)
    expect(stripe.capacity.chain.filter((link) => link.name === 'instance').map((link) => link.limit)).toEqual([
      60_000, 1.875e9,
    ])
  })

  test('1 212 MiB/s can’t be reached, about $48 a month', () => {
    const bytes = stripe.capacity.chain.find((link) => link.name === 'stripe' && link.unit === 'bytes/s')
    expect(((bytes?.limit ?? 0) - 1.875e9) / 2 ** 20).toBeCloseTo(1_211.9, 1)
    expect(Number(bytes?.boughtBeyondBindingUsd)).toBeCloseTo(48.47, 2)
  })

  test('both bills, and the risk that the stripe adds', () => {
    const one = estimateOf('gp3-stripe', 'aws/ebs-gp3', {
      ...STRIPE,
      sizeGib: 3_072,
      iops: 48_000,
      throughputMibps: 1_788,
      volumes: 1,
    })
    expect([cents(stripe), cents(one)]).toEqual(['545.76', '537.28'])
    const loss = stripe.durability.annualLossProbability
    expect([loss.low, loss.value]).toEqual([expect.closeTo(0.002997, 6), expect.closeTo(0.005988, 6)])
    expect(one.durability.annualLossProbability.value).toBeCloseTo(0.002, 9)
  })

  test('m8g.large sustains 3 600', () => {
    const small = estimateOf('gp3-stripe', 'aws/ebs-gp3', { ...STRIPE, instanceType: 'm8g.large' })
    expect(small.capacity.operationsPerSecond.value).toBe(3_600)
    expect(small.capacity.binding).toEqual({ name: 'instance', limit: 3_600, unit: 'operations/s' })
  })

  test.each([
    [512, 10_667],
    [48, 1_000],
  ])('%i in flight wait %f µs in the middle', (concurrency, us) => {
    expect(estimateOf('gp3-stripe', 'aws/ebs-gp3', STRIPE, { concurrency }).latency.read?.p50Us.value).toBeCloseTo(
      us,
      0,
    )
  })

  test('under the limits before 2025-09 one volume can’t do it', () => {
    const one = { ...STRIPE, sizeGib: 3_072, iops: 48_000, throughputMibps: 1_788, volumes: 1 }
    expect(estimateOf('gp3-stripe', 'aws/ebs-gp3', one).unmet.map((u) => u.constraint)).not.toContain('configuration')
    expect(
      estimateOf('gp3-stripe', 'aws/ebs-gp3', one, { limitsAsOf: '2025-08' }).unmet.map((u) => u.because.code),
    ).toContain('breach_above')
  })
})

describe('case 10: nothing fits', () => {
  test('the nearest is named, with what it misses and by how much', () => {
    const answer = recommend(preset('nothing-fits'), FACTS)
    expect(answer.best).toBeNull()
    expect(answer.verdict.code).toBe('verdict_nothing_fits')
    const nearest = answer.ranked.find((one) => one.key === answer.nearest)
    expect(nearest?.unmet.length).toBeGreaterThan(0)
    for (const missed of nearest?.unmet ?? []) expect(missed.because.code).toMatch(/^(unmet|breach)_/)
  })
})
