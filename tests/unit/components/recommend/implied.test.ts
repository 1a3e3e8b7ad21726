import { describe, expect, test } from 'vitest'
import { impliedBy } from '@/components/recommend/implied'
import { aRequest } from './question'

describe('what a declaration implies', () => {
  // MODEL w-rate and DESIGN §4 case 4: 200 M a day of 20 KB, 20-fold for 5 minutes.
  test('the mail workload of case 4', () => {
    const implied = impliedBy(aRequest().workload)
    expect(Math.round(implied.writesPerSecond)).toBe(2315)
    expect(Math.round(implied.peak?.writesPerSecond ?? 0)).toBe(46_296)
    expect(Math.round((implied.peak?.writeBytesPerSecond ?? 0) / 1e6)).toBe(926)
    expect(implied.peakShareOfDay).toBeCloseTo(0.0694, 4)
    expect(implied.retainedBytes).toBe(6e12) // 30 d × 10 M × 20 KB, MODEL A.2
  })

  test('a month is as long as the bill says', () => {
    const rate = { count: 720 * 3600, per: 'month' } as const
    expect(impliedBy(aRequest({ writes: rate, billingMonthHours: 720 }).workload).writesPerSecond).toBe(1)
    expect(impliedBy(aRequest({ writes: rate, billingMonthHours: 730 }).workload).writesPerSecond).toBeLessThan(1)
  })

  test('nothing is implied of a peak or a retention that nobody declared', () => {
    const implied = impliedBy(aRequest({ peak: null, retentionDays: null }).workload)
    expect(implied).toMatchObject({ peak: null, peakShareOfDay: null, retainedBytes: null })
  })
})
