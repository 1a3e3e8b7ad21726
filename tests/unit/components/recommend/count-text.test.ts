import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countText } from '@/components/recommend/count-text'
import { parseCount } from '@/lib/units/parse-count'

describe('a number in a field', () => {
  test.each([
    [200_000_000, 'en', '200 M'],
    [200_000_000, 'zh-CN', '2 亿'],
    [10_000_000, 'zh-CN', '1,000 万'],
    [1024, 'en', '1,024'],
    [20, 'zh-CN', '20'],
    [0.9, 'en', '0.9'],
  ])('%d in %s is %s', (count, locale, text) => expect(countText(count, locale)).toBe(text))

  test('reads back to the same number', () => {
    const count = fc.oneof(
      fc.nat(),
      fc.integer({ min: 0, max: 1e15 }),
      fc.nat().map((n) => n / 100),
    )
    fc.assert(
      fc.property(count, fc.constantFrom('en', 'zh-CN'), (one, locale) => parseCount(countText(one, locale)) === one),
    )
  })
})
