import type { PublishedTable } from '@/lib/model/published-table'
import { reader, writer } from './database'
import { newId } from './ids'

/** Documents as they were entered; whoever reads them checks them, since only the core knows their shape. */
export type StoredTable = { readonly id: string; readonly document: string }

export const listTables = async (): Promise<readonly StoredTable[]> =>
  (await reader()).publishedTable.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, document: true },
  })

export const findTable = async (id: string): Promise<StoredTable | null> =>
  (await reader()).publishedTable.findUnique({ where: { id }, select: { id: true, document: true } })

/** Keeps a table under an id of its own. */
export async function saveTable(table: PublishedTable, createdAt: string): Promise<PublishedTable> {
  const saved = { ...table, id: newId('table') }
  await writer((tx) =>
    tx.publishedTable.create({
      data: { id: saved.id, title: saved.title, document: JSON.stringify(saved), createdAt },
    }),
  )
  return saved
}

export const deleteTable = async (id: string): Promise<boolean> =>
  writer(async (tx) => (await tx.publishedTable.deleteMany({ where: { id } })).count > 0)
