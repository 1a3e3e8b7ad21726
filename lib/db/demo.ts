import type { Transaction } from './clients'
import { reader } from './database'

export type DemoKind = 'file' | 'question'

/** Stands in the table once the user has removed the demo: then it does not come back by itself. */
const REMOVED = { kind: 'removed', id: '-' } as const

export async function demoItems(): Promise<{
  readonly removed: boolean
  readonly files: readonly string[]
  readonly questions: readonly string[]
}> {
  const rows = await (await reader()).demoItem.findMany()
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  return { removed: of(REMOVED.kind).length > 0, files: of('file'), questions: of('question') }
}

export const markDemo = async (tx: Transaction, kind: DemoKind, id: string): Promise<void> => {
  await tx.demoItem.upsert({ where: { kind_id: { kind, id } }, create: { kind, id }, update: {} })
}

export async function rememberRemoved(tx: Transaction, removed: boolean): Promise<void> {
  await tx.demoItem.deleteMany({})
  if (removed) await tx.demoItem.create({ data: REMOVED })
}
