import { type DurabilityStatement, EVIDENCE_DATA } from './statements'

/** What the vendor publishes; null where it publishes none, and then nothing is claimed (DESIGN §8.16). */
export const publishedDurability = (optionId: string): DurabilityStatement | null =>
  EVIDENCE_DATA.durability.find((one) => one.optionIds.includes(optionId)) ?? null
