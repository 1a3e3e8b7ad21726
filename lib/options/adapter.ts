import type { Usage } from '@/lib/model/bill'
import type { Configuration, InstanceType, Limit, PriceBook } from '@/lib/model/price-book'
import type { Protocol, Workload } from '@/lib/model/workload'
import type { Reason } from '@/lib/outcome/reason'
import type { Demand, Load } from './demand'

/** Where and when an option is asked for: decides which limit rows are in force. */
export type Place = { readonly book: PriceBook; readonly region: string; readonly asOf: string | null }

/** One limit on the path. `demand` says what a load asks of it, in the limit's unit. */
export type Link = {
  readonly name: string
  readonly dimension: 'operations' | 'bytes' | 'writes' | 'reads'
  readonly limit: number
  readonly unit: 'operations/s' | 'bytes/s'
  readonly demand: (load: Load) => number
  readonly source: Limit | InstanceType | null // null = follows from the configuration alone
  readonly because: Reason
  /** The same configuration, cut to what another link lets through: what the rest costs is paid for nothing. */
  readonly reducedTo?: (limit: number) => Configuration
  /** Sustained above `limit` only while credits last. */
  readonly burst?: { readonly limit: number; readonly seconds: number; readonly because: Reason }
}

/** A rule that the configuration breaks: it can be priced, but not created. */
export type Breach = { readonly because: Reason; readonly required: number; readonly found: number }

export type Context = {
  readonly optionId: string
  readonly workload: Workload
  readonly demand: Demand
  readonly place: Place
}

/** What a family of options knows that is neither a price nor a limit: how load becomes usage, and the path that it takes. */
export type Adapter = {
  readonly id: string
  /** For the chart's colour and the catalogue. */
  readonly family: 's3' | 'efs' | 'fsx' | 'ebs'
  readonly optionIds: readonly string[]
  readonly protocols: readonly Protocol[]
  readonly sharedByHosts: boolean
  readonly multiAz: (optionId: string) => boolean
  /** JSON Schema of the configuration's keys. */
  readonly configurationSchema: Readonly<Record<string, unknown>>
  /** Configurations worth looking at for this workload: the least that meets the need per step, and what lies beside it. */
  readonly grid: (context: Context) => readonly Configuration[]
  readonly usage: (configuration: Configuration, context: Context) => Usage
  readonly chain: (configuration: Configuration, context: Context) => readonly Link[]
  readonly breaches: (configuration: Configuration, context: Context) => readonly Breach[]
  /** Steps that are shown beside each other for the best option: throughput tiers, number of volumes. */
  readonly rung: (configuration: Configuration) => string
  /** Assumptions and facts that hold for this workload on this option. */
  readonly notes: (
    configuration: Configuration,
    context: Context,
  ) => readonly (Reason & { readonly assumed: boolean })[]
}

export const numberOf = (configuration: Configuration, key: string): number | null => {
  const value = configuration[key]
  return typeof value === 'number' ? value : null
}

export const textOf = (configuration: Configuration, key: string): string | null => {
  const value = configuration[key]
  return typeof value === 'string' ? value : null
}
