import type { Basis } from '@/lib/model/quantity'

/** One configured option on the chart. All words are ready to show: the chart formats nothing. */
export type FrontierPoint = {
  readonly key: string
  readonly name: string // "FSx HA 2 · 1,280 MBps"
  readonly shortName: string // the same for narrow charts
  readonly detail: string // "$1,320.90 · 3.0 ms"; the reason where it is excluded
  /** Everything there is to know, exact: spoken, and shown on hover and focus. */
  readonly facts: readonly string[]
  readonly usd: number
  readonly p99Us: number
  readonly lowUs: number | null
  readonly highUs: number | null
  readonly basis: Basis
  readonly family: string
  /** `excluded` breaks a constraint, `dominated` is beaten on price and latency at once. */
  readonly standing: 'frontier' | 'dominated' | 'excluded'
  readonly chosen: boolean
  /** The best configuration of its option: labelled where there is room. */
  readonly headline: boolean
  /** What this option costs under other readings of a contradiction. */
  readonly otherReadings: readonly { readonly letter: string; readonly usd: number; readonly text: string }[]
}

export type FrontierGuides = {
  readonly slo: { readonly us: number; readonly text: string; readonly shortText: string } | null
  readonly budget: { readonly usd: number; readonly text: string } | null
  /** Where waiting in the queue begins to be most of the latency. */
  readonly queueing: { readonly us: number; readonly text: string; readonly shortText: string } | null
  readonly frontierText: string
  readonly usdAxisText: string
}

/** Pixels of a plot: both scales, and where they end. */
export type PlotScale = {
  readonly x: (usd: number) => number
  readonly y: (us: number) => number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const FAMILY_COLOURS: Readonly<Record<string, string>> = {
  fsx: 'var(--fam-fsx)',
  efs: 'var(--fam-efs)',
  ebs: 'var(--fam-ebs)',
  zfs: 'var(--fam-zfs)',
  s3: 'var(--fam-s3)',
  local: 'var(--fam-local)',
}

/** Grey does not mean "less true": it means dominated or excluded. */
export const colourOf = ({ standing, chosen, family }: FrontierPoint): string =>
  standing === 'frontier' || chosen ? (FAMILY_COLOURS[family] ?? 'var(--fam-own)') : 'var(--line-control)'
