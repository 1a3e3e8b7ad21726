import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BillBar, fitted, layoutBillBars, usdTicks } from '@/components/charts/bill-bars-geometry'
import { layoutWaterfall } from '@/components/charts/waterfall-geometry'

const measure = (text: string, size: number): number => text.length * size * 0.55

const bar = (amounts: readonly number[], key = 'a'): BillBar => ({
  key,
  name: 'FSx for OpenZFS Single-AZ 2 (HA)',
  shortName: 'FSx HA 2',
  detail: '1,024 GiB · 1,280 MBps · 50,000 IOPS · NFSv3',
  total: '1,320.90',
  note: 'does not fit',
  current: false,
  segments: amounts.map((usd, index) => ({
    key: String(index),
    name: 'throughput',
    amount: usd.toFixed(2),
    usd,
    fill: '',
    ink: 'ink',
  })),
})

describe('stacked bars', () => {
  const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 })

  test('segments touch, start at zero, keep proportion and stay inside the plot', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 320, max: 1600 }), (usd, width) => {
        const total = usd.reduce((sum, one) => sum + one, 0)
        fc.pre(total > 1)
        const { bars, left } = layoutBillBars([bar(usd)], { width, top: total, measure })
        const [placed] = bars
        let x = left
        for (const segment of placed?.segments ?? []) {
          expect(segment.x).toBeCloseTo(x, 6)
          x += segment.width
        }
        expect(placed?.endX).toBeCloseTo(x, 6)
        expect(x).toBeLessThanOrEqual(Math.max(width, left + 40) + 1e-6)
      }),
    )
  })

  test('a segment is named where its words fit, and never beyond it', () => {
    const { bars } = layoutBillBars([bar([1000, 150, 1])], { width: 1200, top: 1151, measure })
    const [wide, middle, sliver] = bars[0]?.segments ?? []
    expect(wide?.text).toBe('throughput 1000.00')
    expect(middle?.text).toBe('throughput')
    expect(sliver?.text).toBe('')
  })

  test('panels of one width begin their bars on one line', () => {
    const one = layoutBillBars([bar([10])], { width: 1300, top: 10, measure })
    const other = layoutBillBars([{ ...bar([9e5]), name: 'S3', detail: '' }], { width: 1300, top: 9e5, measure })
    expect(one.left).toBe(other.left)
  })
})

test.each([
  [1986.5, 5, [0, 500, 1000, 1500]],
  [32423.55, 5, [0, 10000, 20000, 30000]],
  [1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, 5, [0]],
])('ticks up to %d', (top, wanted, ticks) => {
  const found = usdTicks(top, wanted)
  expect(found).toHaveLength(ticks.length)
  for (const [index, tick] of ticks.entries()) expect(found[index]).toBeCloseTo(tick, 9)
})

test('a name is cut with an ellipsis, and gone where nothing fits', () => {
  const wide = (text: string) => text.length
  expect(fitted('abcdef', 6, wide)).toBe('abcdef')
  expect(fitted('abcdef', 4, wide)).toBe('abc…')
  expect(fitted('abcdef', 1, wide)).toBe('')
})

test('a waterfall’s step starts where the one before ended', () => {
  const rows = [
    { key: 'A', name: 'A', amount: '', kind: 'total', from: 0, to: 600 },
    { key: 's', name: 'storage', amount: '', kind: 'saved', from: 600, to: 385 },
    { key: 'B', name: 'B', amount: '', kind: 'total', from: 0, to: 385 },
  ] as const
  const [a, step, b] = layoutWaterfall(rows, { width: 1000, measure }).rows
  if (a === undefined || step === undefined || b === undefined) throw new Error('rows were lost')
  expect(step.x + step.width).toBeCloseTo(a.joinX, 9)
  expect(step.joinX).toBeCloseTo(b.joinX, 9)
  expect(a.x).toBe(b.x)
})
