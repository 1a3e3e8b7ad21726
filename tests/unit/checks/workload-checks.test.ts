import { describe, expect, test } from 'vitest'
import { applyReading, checkWorkload, consistency, disagreement } from '@/lib/checks'
import type { Workload } from '@/lib/model/workload'
import { EMPTY_WORKLOAD, NOTHING_DECLARED } from '@/lib/recommend'

const declaring = (declared: Partial<Workload['declared']>, rest: Partial<Workload> = {}): Workload => ({
  ...EMPTY_WORKLOAD,
  billingMonthHours: 720,
  storedBytes: 1e12,
  readSizeBytes: 20_000,
  writeSizeBytes: 20_000,
  reads: { count: 2e8, per: 'day' },
  writes: { count: 2e8, per: 'day' },
  ...rest,
  declared: { ...NOTHING_DECLARED, ...declared },
})

const codes = (workload: Workload): string[] => checkWorkload(workload).map((one) => one.code)

describe('two numbers that should say the same', () => {
  test.each([
    [4, 4.2, 'agree'],
    [4, 5, 'suspicious'],
    [4, 8, 'contradiction'],
    [8, 4, 'contradiction'],
  ] as const)('%f against %f: %s', (declared, implied, verdict) => {
    expect(consistency(disagreement(declared, implied) ?? Number.NaN)).toBe(verdict)
  })

  test('nothing to compare where one side is zero', () => expect(disagreement(0, 5)).toBeNull())
})

describe('a declaration against itself', () => {
  test.each<[string, Workload, string[]]>([
    ['nothing declared beside the rates', declaring({}), []],
    ['bytes that follow from the counts', declaring({ bytesPerDay: 8e12 }), []],
    ['half the bytes', declaring({ bytesPerDay: 4e12 }), ['bytes_per_day_mismatch']],
    ['a day billed as a month', declaring({ operationsPerMonth: 4e8 }), ['period_mismatch']],
    ['a month billed as a month', declaring({ operationsPerMonth: 1.2e10 }), []],
    ['a twentieth of the writes', declaring({ itemsPerDay: 1e7 }), ['items_mismatch']],
    ['retention that fits', declaring({}, { retentionDays: 0.25 }), []],
    ['retention that does not', declaring({}, { retentionDays: 30 }), ['retention_mismatch']],
    [
      'items too large for their bounds',
      declaring({ bytesPerDay: 8e12, itemsPerDay: 2e7, itemBytes: { min: 1e4, mean: null, max: 3e5 } }),
      ['items_mismatch', 'item_size_out_of_range'],
    ],
    [
      'peaks that hold more than the day',
      declaring({}, { peak: { multiplier: 30, durationSeconds: 3_600, perDay: 1 } }),
      ['peak_exceeds_day'],
    ],
    [
      'shares that shrink with time',
      declaring({
        shares: [
          { share: 0.9, windowDays: 1 },
          { share: 0.85, windowDays: 3 },
        ],
      }),
      ['shares_not_nested'],
    ],
    [
      'shares that grow with time',
      declaring({
        shares: [
          { share: 0.85, windowDays: 3 },
          { share: 0.6, windowDays: 1 },
        ],
      }),
      [],
    ],
  ])('%s', (_, workload, expected) => {
    expect(codes(workload)).toEqual(expected)
  })

  test('whichever reading is taken, its contradiction is gone', () => {
    const workload = declaring({ bytesPerDay: 4e12, itemsPerDay: 1e7 }, { retentionDays: 30 })
    for (const [check, reading] of [
      ['bytes_per_day_mismatch', 'bytes'],
      ['items_mismatch', 'items'],
      ['retention_mismatch', 'retention'],
    ] as const) {
      expect(codes(workload)).toContain(check)
      expect(codes(applyReading(workload, check, reading))).not.toContain(check)
    }
    const billed = declaring({ operationsPerMonth: 4e8 })
    expect(codes(applyReading(billed, 'period_mismatch', 'per-month'))).toEqual([])
  })
})
