import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logAxis } from '@/components/charts/log-ticks'

describe('a logarithmic axis', () => {
  test.each([
    { values: [258.56, 1320.9, 32_423.55], ends: 'step', domain: [200, 50_000], decades: [1000, 10_000] },
    { values: [500, 60_000], ends: 'decade', domain: [100, 100_000], decades: [100, 1000, 10_000, 100_000] },
    { values: [], ends: 'step', domain: [0.5, 20], decades: [1, 10] },
    { values: [1], ends: 'step', domain: [0.5, 2], decades: [1] },
  ] as const)('$values → $domain', ({ values, ends, domain, decades }) => {
    expect(logAxis(values, ends)).toMatchObject({ domain, decades })
  })

  test('holds every value', () => {
    const values = fc.array(fc.double({ min: 1e-3, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(values, fc.constantFrom('step', 'decade'), (all, ends) => {
        const { domain, decades, minor } = logAxis(all, ends)
        expect(all.every((value) => value >= domain[0] && value <= domain[1])).toBe(true)
        expect([...decades, ...minor].every((tick) => tick >= domain[0] * 0.999 && tick <= domain[1] * 1.001)).toBe(
          true,
        )
      }),
    )
  })
})
