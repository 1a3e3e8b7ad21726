import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LabelRequest, overlap, placeLabels } from '@/components/charts/place-labels'

const BOUNDS = { x: 0, y: 0, width: 700, height: 500 }
const at = (key: string, x: number, y: number, must = false): LabelRequest => ({
  key,
  x,
  y,
  width: 80,
  height: 28,
  gap: 12,
  must,
})

describe('labels of marks', () => {
  test('a lonely mark has its label at the left', () => {
    expect(placeLabels([at('a', 300, 200)], [], BOUNDS)).toEqual([
      { key: 'a', x: 208, y: 186, width: 80, height: 28, anchor: 'end' },
    ])
  })

  test('at the left edge it moves to the right', () => {
    expect(placeLabels([at('a', 10, 200)], [], BOUNDS)).toMatchObject([{ key: 'a', x: 22, anchor: 'start' }])
  })

  test('what finds no free place is left out, unless it must be shown', () => {
    const wall = { ...BOUNDS }
    expect(placeLabels([at('a', 300, 200)], [wall], BOUNDS)).toEqual([])
    expect(placeLabels([at('a', 300, 200, true)], [wall], BOUNDS)).toHaveLength(1)
  })

  test('labels never cover each other and stay inside', () => {
    const request = fc.record({
      key: fc.uuid(),
      x: fc.integer({ min: 0, max: 700 }),
      y: fc.integer({ min: 0, max: 500 }),
      width: fc.integer({ min: 10, max: 160 }),
      height: fc.constantFrom(14, 28),
      gap: fc.constantFrom(9, 14),
      must: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(request, { maxLength: 30 }), (requests) => {
        const placed = placeLabels(requests, [], BOUNDS)
        const pairs = placed.flatMap((a, index) => placed.slice(index + 1).map((b) => overlap(a, b)))
        expect(pairs.every((area) => area === 0)).toBe(true)
        expect(placed.every((box) => box.x >= 0 && box.x + box.width <= 700 && box.y >= 0)).toBe(true)
      }),
    )
  })
})
