// The words and digits of a bill, for every part of the page alike.
import { useTranslations } from 'next-intl'
import { exactDigits, groupDecimal, roundDecimalText, roundTo } from '@/lib/units/digits'
import { formatUsd } from '@/lib/units/format'
import type { Component } from './bill-parts'

/** To the cent, without the sign: columns and bars whose head says dollars. */
export const centsText = (usd: string): string => formatUsd(usd).value

/** A month's quantity to two places, whole numbers without, small ones to three digits: 183,105.47 and 6,000,000,000. */
export function quantityText(quantity: number): string {
  const text = String(quantity)
  if (Number.isInteger(quantity) || text.includes('e')) return exactDigits(quantity)
  if (Math.abs(quantity) < 1) return exactDigits(roundTo(quantity, 3))
  return groupDecimal(roundDecimalText(text, 2).replace(/\.?0+$/, ''))
}

/** The formula as the bill has it, its long numbers grouped; a unit price keeps every digit. */
export const formulaText = (formula: string): string =>
  formula.replaceAll(/(?<![\w.])\d+(?:\.\d+)?/g, (number) => groupDecimal(number))

/** What is written on a bar: colour, and the ink that is legible on it. Two hues are bright in both themes. */
export const LOOKS: Readonly<Record<Component, { readonly fill: string; readonly ink: string | null }>> = {
  storage: { fill: 'var(--bill-storage)', ink: 'var(--bg)' },
  throughput: { fill: 'var(--bill-throughput)', ink: 'var(--bg)' },
  iops: { fill: 'var(--bill-iops)', ink: 'var(--bg)' },
  put: { fill: 'var(--bill-put)', ink: 'var(--bg)' },
  get: { fill: 'var(--bill-get)', ink: 'var(--on-bright)' },
  read: { fill: 'var(--bill-read)', ink: 'var(--on-bright)' },
  write: { fill: 'var(--bill-write)', ink: 'var(--bg)' },
  meta: { fill: 'var(--bill-meta)', ink: 'var(--bg)' },
  other: { fill: 'var(--line-control)', ink: null },
}

export function useBillWords() {
  const meters = useTranslations('meters')
  const units = useTranslations('units')
  return {
    meter: (meter: string, label: string): string => (meters.has(meter) ? meters(meter) : label),
    unit: (unit: string, count: number): string => (units.has(unit) ? units(unit, { count }) : unit),
  }
}
