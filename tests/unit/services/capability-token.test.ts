import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashToken, isToken, newToken } from '@/lib/services/capability-token'

const KNOWN = newToken('bs_', new Uint8Array(32))

describe('capability tokens', () => {
  test('the shape: prefix, 43 characters of 32 bytes, 6 of their CRC-32', () => {
    expect(KNOWN).toMatch(/^bs_A{43}[\w-]{6}$/)
    expect(newToken('bt_')).toMatch(/^bt_[\w-]{49}$/)
  })

  test('the checksum is CRC-32 as in gzip, big-endian', () => {
    // python3: base64.urlsafe_b64encode(zlib.crc32(b'bs_' + b'A' * 43).to_bytes(4, 'big'))
    expect(KNOWN.slice(-6)).toBe('UpXIrQ')
  })

  test('every token is one, of its kind only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (random) => {
        const token = newToken('bs_', random)
        expect(isToken('bs_', token)).toBe(true)
        expect(isToken('bt_', token)).toBe(false)
      }),
    )
  })

  test('one changed character is noticed', () => {
    fc.assert(
      fc.property(fc.nat(KNOWN.length - 1), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        const changed = KNOWN.slice(0, at) + letter + KNOWN.slice(at + 1)
        expect(isToken('bs_', changed)).toBe(changed === KNOWN)
      }),
    )
  })

  test.each([
    '',
    ':token',
    '[token]',
    '\0',
    '..',
    '../runs',
    'bs_',
    'A'.repeat(52),
    'x'.repeat(10_000),
    `${KNOWN} `,
    KNOWN.toLowerCase(),
  ])('%j is none', (text) => expect(isToken('bs_', text)).toBe(false))

  test('what is stored is its SHA-256', () => {
    expect(hashToken(KNOWN)).toBe(createHash('sha256').update(KNOWN, 'utf8').digest('hex'))
  })
})
