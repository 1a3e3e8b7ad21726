import 'server-only'
import { z } from 'zod'
import type { PublishedTable } from '@/lib/model/published-table'
import { tableSchema } from '@/lib/tables'

/** A table as JSON; its id and whether it ships are ours to say. */
export const tableInput: z.ZodType<PublishedTable> = z.preprocess(
  (input) =>
    typeof input === 'object' && input !== null
      ? { sameLoad: false, note: null, tool: null, ...input, id: 'new', builtIn: false }
      : input,
  tableSchema,
)
