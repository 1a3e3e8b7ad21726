import { z } from 'zod'
import { DEFAULT_EXPIRY_DAYS, EXPIRY_DAYS, type ExpiryDays } from '@/lib/model/report'
import { recommendationSchema } from '@/lib/services/workload-input'

const MAX_TITLE = 200
const MAX_RUNS = 100

/** Shown in browsers' title bars, exports and tickets: one line, without characters that hide or turn text. */
const title = z
  .string()
  .max(MAX_TITLE)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim(),
  )
  .refine((text) => text !== '', 'give the report a title')

export const newReportSchema = z
  .strictObject({
    title,
    recommendation: recommendationSchema.nullish(),
    runIds: z.array(z.string().max(128)).max(MAX_RUNS).nullish(),
    redaction: z.strictObject({ runNames: z.enum(['remove', 'keep']).default('remove') }).nullish(),
  })
  .refine(({ recommendation, runIds }) => recommendation || runIds?.length, {
    path: ['recommendation'],
    message: 'give a recommendation or runIds: a report needs something to show',
  })
  .transform(({ title, recommendation, runIds, redaction }) => ({
    title,
    question: recommendation?.request ?? null,
    evidenceRunIds: recommendation?.runIds ?? null,
    runIds: runIds ?? [],
    withRunNames: redaction?.runNames === 'keep',
  }))

/** Its own failure code, because a wrong expiry must never fall back to another. */
export const newLinkSchema = z.strictObject({ expiresInDays: z.unknown() })

/** `undefined`: none of the choices. Left out, it is 30 days. */
export const expiryOf = (value: unknown): ExpiryDays | undefined =>
  value === undefined ? DEFAULT_EXPIRY_DAYS : EXPIRY_DAYS.find((days) => days === value)
