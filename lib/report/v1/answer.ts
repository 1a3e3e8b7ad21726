import { z } from 'zod'
import { estimate, unmet } from './estimate'
import { money, number, reason, value } from './values'
import { workload } from './workload'

const finding = z.object({
  ...reason.shape,
  severity: z.enum(['contradiction', 'suspicious', 'note']),
  metric: z.string(),
  expected: number.nullable(),
  found: number.nullable(),
  ratio: number.nullable(),
  formula: z.string(),
  readings: z.array(z.object({ key: z.string(), because: reason })).readonly(),
})

const ranked = z.object({
  key: z.string(),
  estimate,
  feasible: z.boolean(),
  unmet: z.array(unmet).readonly(),
  onFrontier: z.boolean(),
  probabilityMeetsSlo: number.nullable(),
  pinned: z.boolean(),
  headline: z.boolean(),
})

const flip = z.object({
  input: z.string(),
  from: value,
  to: value,
  unit: z.string(),
  newBest: z.string().nullable(),
  newBestLabel: z.string().nullable(),
  newBestUsd: money.nullable(),
  because: reason,
})

const readingAnswer = z.object({
  check: z.string(),
  reading: z.string(),
  letter: z.string(),
  because: reason,
  bestKey: z.string().nullable(),
  bestLabel: z.string().nullable(),
  bestConfiguration: z.string().nullable(),
  bestUsd: money.nullable(),
  totals: z
    .array(z.object({ optionId: z.string(), label: z.string(), configurationText: z.string(), usd: money.nullable() }))
    .readonly(),
})

export const answer = z.object({
  verdict: reason,
  best: z.string().nullable(),
  nearest: z.string().nullable(),
  provisional: z.string().nullable(),
  ranked: z.array(ranked).readonly(),
  frontier: z.array(z.string()).readonly(),
  flips: z.array(flip).readonly(),
  contradictions: z.array(finding).readonly(),
  readings: z.array(readingAnswer).readonly(),
  unpriced: z.array(z.string()).readonly(),
  measureNext: z.object({ why: reason, fioJob: z.string() }).nullable(),
  considered: number,
  priceBook: z.object({ id: z.string(), date: z.string() }),
  modelVersion: z.string(),
  region: z.string(),
  workload,
})
