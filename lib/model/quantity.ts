import type { Reason } from '@/lib/outcome/reason'

/** How a number is known, strongest first. A result carries the weakest basis on its critical path. */
export const BASES = ['measured', 'interpolated', 'vendor-stated', 'modelled', 'assumed'] as const
export type Basis = (typeof BASES)[number]

/** No number travels without its origin. `value: null` is unknown and shown so, never 0. */
export type Quantity = {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly unit: string
  readonly basis: Basis
  readonly because: readonly Reason[]
}

export const weakest = (bases: readonly Basis[]): Basis =>
  bases.reduce<Basis>((worst, basis) => (BASES.indexOf(basis) > BASES.indexOf(worst) ? basis : worst), 'measured')

export const unknownQuantity = (unit: string, because: readonly Reason[]): Quantity => ({
  value: null,
  low: null,
  high: null,
  unit,
  basis: 'assumed',
  because,
})
