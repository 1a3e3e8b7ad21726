import type { Histogram } from '@/lib/model/benchmark-run'
import type { GroupComparison, MetricComparison, ParameterDifference } from '@/lib/model/comparison'
import type { ResultRecord } from '@/lib/model/library'

/** A run or a row of a published table. */
export type Part = {
  readonly reference: string
  readonly kind: 'run' | 'published'
  readonly name: string
  readonly from: string
  readonly n: number | null
  readonly results: readonly (Omit<ResultRecord, 'hasHistogram'> & { readonly histogram: Histogram | null })[]
}

export type Side = { readonly parts: readonly Part[] }
export type OtherSide = Side & { readonly comparison: GroupComparison }
export type Comparison = {
  readonly baseline: Side
  readonly others: readonly OtherSide[]
  readonly missing: readonly string[]
}

/** Differing in one of these, two runs did different work: their ratio says nothing about the storage. */
const DECIDING = ['blockSizeBytes', 'access', 'readFraction', 'queueDepth', 'concurrency', 'syncWrites', 'directIo']

/** The load differs in what decides the figures, as far as it is known. */
export const isDeciding = ({ parameter, baseline, other }: ParameterDifference): boolean =>
  DECIDING.includes(parameter) && new Set([...baseline, ...other].filter((value) => value !== '')).size > 1

export type Judgement = 'better' | 'worse' | 'maybeBetter' | 'maybeWorse' | 'same' | 'none'

/** `same` is "~": not told apart from noise, or too little to act on. `maybe`: nobody knows the noise. `none`: no ratio. */
export function judge({ ratio, significant, relevant, better }: MetricComparison): Judgement {
  if (ratio === null) return 'none'
  if (significant === false || !relevant) return 'same'
  const improved = ratio > 1 === (better === 'higher')
  if (significant === null) return improved ? 'maybeBetter' : 'maybeWorse'
  return improved ? 'better' : 'worse'
}

/** Why a ratio has no interval. */
export function whyNoInterval({ low, n }: MetricComparison): 'single' | 'constant' | null {
  if (low !== null) return null
  return n.baseline < 2 || n.other < 2 ? 'single' : 'constant'
}

/** What a log axis must hold: every ratio and interval, and 1 with room on both sides. */
export function ratioExtent(metrics: readonly MetricComparison[]): number {
  const values = metrics.flatMap(({ ratio, low, high }) => [ratio, low, high].filter((one) => one !== null))
  const furthest = Math.max(...values.filter((one) => one > 0).map((one) => Math.abs(Math.log(one))), 0)
  return REACHES.find((reach) => Math.log(reach) >= furthest) ?? Math.exp(furthest)
}
/** Ends of the axis that read well: from 1/x to x. */
const REACHES = [1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 1_000]

/** Parts of the URL: comma between repetitions of one side, one `other` per side. */
export function askedSides(search: Readonly<Record<string, string | string[] | undefined>>) {
  const list = (value: string | string[] | undefined): readonly string[] => (value === undefined ? [] : [value].flat())
  const picked = list(search.pick)
  const split = (text: string): string[] => [...new Set(text.split(',').filter((one) => one !== ''))]
  const baseline = split(list(search.baseline).join(',')).slice(0, MOST_PARTS)
  const others = list(search.other).map(split)
  const [first, ...rest] = picked
  return {
    baseline: baseline.length === 0 && first !== undefined ? [first] : baseline,
    others: [...others, ...(baseline.length === 0 ? rest : picked).map((one) => [one])]
      .filter((side) => side.length > 0)
      .slice(0, MOST_SIDES)
      .map((side) => side.slice(0, MOST_PARTS)),
  }
}
export const MOST_SIDES = 7
export const MOST_PARTS = 50

export function compareAddress(baseline: readonly string[], others: readonly (readonly string[])[]): string {
  const query = new URLSearchParams([
    ['baseline', baseline.join(',')],
    ...others.map((side): [string, string] => ['other', side.join(',')]),
  ])
  return `/compare?${query}`
}

export const referencesOf = ({ parts }: Side): readonly string[] => parts.map(({ reference }) => reference)

export const addressOf = ({ kind, reference }: Part): string =>
  kind === 'run' ? `/runs/${reference}` : `/tables/${reference.slice('table:'.length).split('#')[0]}`

/** A side with a figure that somebody else printed. */
export const isPublished = ({ parts }: Side): boolean => parts.some(({ kind }) => kind === 'published')

/** A is the baseline; the others follow. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)
