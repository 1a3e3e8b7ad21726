// What `fio --output-format=json` and `json+` write, 2.0.10 to 3.42: only the shell around the figures. Directions,
// latencies and bins are thousands of numbers per file and are read by hand (`figures.ts`), as zod would take
// longer for them than reading the whole file does.
// https://fio.readthedocs.io/en/latest/fio_doc.html#json-output
import { z } from 'zod'
import { displayName } from '../names'

/** Options as typed; flags are "" or, in client mode of older releases, numbers appear. */
const options = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

export const fioEntry = z.looseObject({
  jobname: z.string(),
  groupid: z.number().optional(),
  error: z.number().optional(), // absent before 2.0.10 only
  elapsed: z.number().optional(), // s since fio started, rounded up
  job_start: z.number().optional(), // epoch ms, since 3.36
  'job options': options.optional(), // since 2.3
  hostname: z.string().optional(), // client mode
  port: z.union([z.number(), z.string()]).optional(),
})

const disk = z.looseObject({
  name: z.string(),
  read_ios: z.number().optional(),
  write_ios: z.number().optional(),
  util: z.number().nullable().optional(), // percent
  hostname: z.string().optional(),
  port: z.union([z.number(), z.string()]).optional(),
})

export const fioDocument = z.looseObject({
  'fio version': z.string(),
  timestamp: z.number().optional(), // epoch s, since 2.2.5
  timestamp_ms: z.number().optional(), // since 2.12
  'global options': z.union([options, z.array(options)]).optional(), // an array, one per client, since 3.39
  jobs: z.array(fioEntry).optional(),
  client_stats: z.array(fioEntry).optional(),
  disk_util: z.array(disk).optional(),
})

export type FioEntry = z.infer<typeof fioEntry>
export type FioDocument = z.infer<typeof fioDocument>

/** `3.42-6-g219f` of `fio-3.42-6-g219f`: builds between releases keep what tells them apart. */
export const versionOf = (document: FioDocument): string => displayName(document['fio version'].replace(/^fio-/, ''))
