// Version 1 of a frozen report. Once a report of it has been shared, this folder only changes by adding version 2 beside it
// and a migration v1 → v2 in ../read.ts: a share link must open for ever, with the same numbers.
import { z } from 'zod'
import { answer } from './answer'
import { run } from './run'
import { question } from './workload'

export const snapshotV1 = z.object({
  format: z.literal('tierfront-report'),
  version: z.literal(1),
  title: z.string(),
  frozenAt: z.string(),
  appVersion: z.string(),
  question: question.nullable(),
  answer: answer.nullable(),
  runs: z.array(run).readonly(),
})
