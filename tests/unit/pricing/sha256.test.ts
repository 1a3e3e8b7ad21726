import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '@/lib/pricing/sha256'

test('is what OpenSSL computes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

// FIPS 180-4 examples, and the lengths around one block
test.each([0, 55, 56, 63, 64, 65, 119, 120, 1_000_000])('of %d letters', (length) => {
  const text = 'a'.repeat(length)
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
