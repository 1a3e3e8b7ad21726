import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { Histogram, RunGroup } from '@/lib/model/benchmark-run'
import type { StoredRun } from '@/lib/model/packed-parse'

/**
 * Guards what is read back out of the JSON columns. Loose on purpose: a body keeps every field it was stored with, so what an
 * older version wrote and a newer one added both survive; what every reader relies on must be there.
 */
const storedRun = z.looseObject({
  name: z.string(),
  status: z.enum(['ok', 'failed', 'partial']),
  load: z.looseObject({}),
  results: z.array(
    z.looseObject({
      operation: z.string(),
      hasHistogram: z.boolean(),
      latency: z.looseObject({ percentiles: z.array(z.looseObject({ percent: z.number(), us: z.number() })) }),
    }),
  ),
  devices: z.array(z.looseObject({ name: z.string() })),
  options: z.record(z.string(), z.string()),
  warnings: z.array(z.looseObject({ code: z.string() })),
})
const storedHistogram = z.object({
  valuesNs: z.array(z.number()),
  counts: z.array(z.number()),
  relativeError: z.number(),
})
const storedHistograms = z.array(storedHistogram.nullable())
const storedGroups = z.array(z.looseObject({ group: z.string(), results: z.array(z.looseObject({})) }))

/** @throws when the text is not a run that this program stored: a damaged database must not be shown as numbers. */
export function readBody(text: string): StoredRun {
  const run: unknown = storedRun.parse(JSON.parse(text))
  return run as StoredRun // loose objects have an index signature that the noun does not
}

export function readHistograms(packed: Uint8Array | null): readonly (Histogram | null)[] {
  return packed === null ? [] : storedHistograms.parse(JSON.parse(inflateSync(packed).toString('utf8')))
}

export function readGroups(packed: Uint8Array | null): readonly RunGroup[] {
  if (packed === null) return []
  const groups: unknown = storedGroups.parse(JSON.parse(inflateSync(packed).toString('utf8')))
  return groups as readonly RunGroup[] // as in readBody
}
