import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Usd } from '@/lib/units/usd'

test('money takes text, not a float', () => {
  // @ts-expect-error 0.1 + 0.2 must never get in
  Usd.of(0.1)
  // @ts-expect-error money does not add to a number
  expect(() => Usd.zero.plus(1)).toThrow()
  expect(Usd.sum([Usd.of('0.1'), Usd.of('0.2')]).toJSON()).toBe('0.3')
})

test('rounds half up, once, when shown', () => {
  const third = Usd.of('0.333')
  expect(third.toCents()).toBe('0.33')
  expect(Usd.sum([third, third, third]).toCents()).toBe('1.00')
  expect(Usd.of('2.675').toCents()).toBe('2.68')
})

test('the order of a sum does not matter, to the last digit', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((digits) => Usd.of(`${digits}e-9`))
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), (amounts) => {
      expect(Usd.sum([...amounts].reverse()).toJSON()).toBe(Usd.sum(amounts).toJSON())
    }),
  )
})
