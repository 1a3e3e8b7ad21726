// What a limit says, with its numbers put in: a value, a range, a formula, steps or sizes. Tables are drawn, not said.
import { useTranslations } from 'next-intl'
import type { Limit, LimitFormula } from '@/lib/model/price-book'
import { exactDigits } from '@/lib/units/digits'

type Term = { readonly factor: number; readonly of: string }

/** `1,800 + 30 × GiB`: what is 0 is left out. */
function sumOf({ base, perGib, perTib, perIops, perGibRoundedUp = [] }: LimitFormula): string {
  const terms: Term[] = [
    { factor: perGib ?? 0, of: 'GiB' },
    { factor: perTib ?? 0, of: 'TiB' },
    { factor: perIops ?? 0, of: 'IOPS' },
  ]
  const factors = [
    ...(base === 0 ? [] : [exactDigits(base)]),
    ...terms.filter(({ factor }) => factor !== 0).map(({ factor, of }) => `${exactDigits(factor)} × ${of}`),
    ...perGibRoundedUp.map((factor) => `⌈${exactDigits(factor)} × GiB⌉`),
  ]
  return factors.length === 0 ? '0' : factors.join(' + ')
}

export function useLimitWords() {
  const t = useTranslations('prices.limit')

  const bounds = (min: number | null | undefined, max: number | null | undefined): readonly string[] => [
    ...(min === null || min === undefined || min === 0 ? [] : [t('atLeast', { min: exactDigits(min) })]),
    ...(max === null || max === undefined ? [] : [t('atMost', { max: exactDigits(max) })]),
  ]

  const steps = (limit: Limit): readonly string[] =>
    (limit.steps ?? []).map(({ upToGib, upToIops, value, perIops, max }) => {
      const [edge, of] = upToIops === undefined ? [upToGib, 'GiB'] : [upToIops, 'IOPS']
      const amount =
        typeof value === 'number'
          ? exactDigits(value)
          : [`${exactDigits(perIops ?? 0)} × IOPS`, ...bounds(null, max)].join(t('separator'))
      return typeof edge === 'number'
        ? t('stepUpTo', { edge: exactDigits(edge), of, amount })
        : t('stepBeyond', { amount })
    })

  const single = ({ value, low, high }: Limit): readonly string[] => {
    if (value === undefined) return []
    const spread = low !== undefined && high !== undefined && low < high
    return [
      spread
        ? t('planned', { value: exactDigits(value), low: exactDigits(low), high: exactDigits(high) })
        : exactDigits(value),
    ]
  }

  /** One line each; empty where the limit is a table. */
  const lines = (limit: Limit): readonly string[] => {
    const { formula, min, max, sizes, stepAbove, secondsOfBurstAboveBaseline: burst, writeWeight, step } = limit
    return [
      ...single(limit),
      ...(formula === undefined ? [] : [[sumOf(formula), ...bounds(formula.min, formula.max)].join(t('separator'))]),
      ...(formula?.lessBaseIops ? [t('lessBase')] : []),
      ...(min === undefined && max === undefined ? [] : [bounds(min, max).join(t('separator'))]),
      ...steps(limit),
      ...(sizes === undefined ? [] : [sizes.map(exactDigits).join(' · ')]),
      ...(stepAbove === undefined ? [] : [t('stepAbove', { step: exactDigits(stepAbove) })]),
      ...(burst === undefined ? [] : [t('burstSeconds', { seconds: exactDigits(burst) })]),
      ...(writeWeight === undefined ? [] : [t('writeWeight', { weight: exactDigits(writeWeight) })]),
      ...(step === undefined ? [] : [t('step', { step: exactDigits(step) })]),
    ]
  }

  const validity = ({ validFrom, validTo }: Limit): string => {
    if (validFrom !== null && validTo !== null) return t('fromTo', { from: validFrom, to: validTo })
    if (validFrom !== null) return t('from', { from: validFrom })
    return validTo === null ? t('undated') : t('to', { to: validTo })
  }

  const quantity = (name: string): string => (t.has(`quantities.${name}`) ? t(`quantities.${name}`) : name)
  const unit = (name: string): string => (t.has(`units.${name}`) ? t(`units.${name}`) : name)

  return { lines, validity, quantity, unit }
}
