import { z } from 'zod'
import type { PublishedTable } from '@/lib/model/published-table'
import alibaba from './published/alibaba-local.json'
import gp3 from './published/aws-gp3-raid0.json'
import mail from './published/aws-mail.json'
import efs from './published/efs-2016.json'
import zfs from './published/zfs-hk.json'
import { tableSchema } from './schema'

const file = z.strictObject({ schema: z.literal(1), tables: z.array(tableSchema).min(1) })

let read: readonly PublishedTable[] | null = null

/** The tables of the published articles that ship with the product, read on first use. */
export function builtInTables(): readonly PublishedTable[] {
  read ??= [mail, gp3, efs, zfs, alibaba].flatMap((json) => file.parse(json).tables)
  return read
}
