import type { Adapter } from './adapter'
import { EBS } from './ebs'
import { EFS } from './efs'
import { FSX_OPENZFS } from './fsx-openzfs'
import { S3 } from './s3'

/** Every family that can be estimated. A new one is a file and a line here. */
export const ADAPTERS: readonly Adapter[] = [S3, EFS, FSX_OPENZFS, EBS]

export const adapterOf = (optionId: string): Adapter | null =>
  ADAPTERS.find((adapter) => adapter.optionIds.includes(optionId)) ?? null

export type { Adapter, Breach, Context, Link, Place } from './adapter'
export { numberOf, textOf } from './adapter'
export { configurationText, estimateKey } from './configuration-text'
export { type Demand, demandOf, type Load } from './demand'
export { findLimit } from './limits'
