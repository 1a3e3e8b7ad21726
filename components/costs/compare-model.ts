// From bill A to bill B, component by component. The steps sum to the difference exactly.
import { Usd } from '@/lib/units/usd'
import { COMPONENTS, type Component } from './bill-parts'
import type { Costed } from './costs-model'

export type Step = { readonly component: Component; readonly usd: string }

const partOf = ({ parts }: Costed, component: Component): Usd =>
  Usd.of(parts.find((part) => part.component === component)?.usd ?? '0')

/** What changes on the way from A to B, the largest first. Below zero is saved. */
export const stepsBetween = (a: Costed, b: Costed): readonly Step[] =>
  COMPONENTS.map((component) => ({ component, change: partOf(b, component).minus(partOf(a, component)) }))
    .filter(({ change }) => change.compare(Usd.zero) !== 0)
    .map(({ component, change }) => ({ component, usd: change.toJSON() }))
    .sort((one, other) => Math.abs(Number(other.usd)) - Math.abs(Number(one.usd)))

/** The bill to set beside the chosen one: what was asked for, else the dearest, else the cheapest. */
export function otherOf(costed: readonly Costed[], chosen: Costed, asked: string | null): Costed | null {
  const others = costed.filter(({ key }) => key !== chosen.key)
  return others.find(({ key }) => key === asked) ?? others.at(-1) ?? null
}
