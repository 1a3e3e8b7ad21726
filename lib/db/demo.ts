import type { Transaction } from './clients'
import { reader } from './database'

export type DemoKind = 'file' | 'question'

/** What became of the demo in this library: read in whole, or taken away. Null: it never was here. */
export type DemoMark = 'loaded' | 'removed'

/** Marks stand among the items, under no id of an item. */
const MARK_ID = '-'

export type DemoItems = {
  readonly mark: DemoMark | null
  readonly files: readonly string[]
  readonly questions: readonly string[]
}

/** What the demo brought and is still here. */
export async function demoItems(): Promise<DemoItems> {
  const db = await reader()
  const rows = await db.demoItem.findMany()
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  // A file of the demo may be deleted by itself, with or without an archive around it.
  const files = await db.file.findMany({ where: { id: { in: of('file') } }, select: { id: true } })
  return {
    mark: of('loaded').length > 0 ? 'loaded' : of('removed').length > 0 ? 'removed' : null,
    files: files.map(({ id }) => id),
    questions: of('question'),
  }
}

export const markDemo = async (tx: Transaction, kind: DemoKind, id: string): Promise<void> => {
  await tx.demoItem.upsert({ where: { kind_id: { kind, id } }, create: { kind, id }, update: {} })
}

/** What was of the demo and was changed by the user is the user's. */
export const unmarkDemo = async (tx: Transaction, kind: DemoKind, id: string): Promise<void> => {
  await tx.demoItem.deleteMany({ where: { kind, id } })
}

export async function setDemoMark(tx: Transaction, mark: DemoMark): Promise<void> {
  const marks: readonly DemoMark[] = ['loaded', 'removed']
  await tx.demoItem.deleteMany({ where: { kind: { in: [...marks] }, id: MARK_ID } })
  await tx.demoItem.create({ data: { kind: mark, id: MARK_ID } })
}

/** Whether anything is in the library that the demo did not bring. */
export async function hasOwnItems({ files, questions }: DemoItems): Promise<boolean> {
  const db = await reader()
  const counts = await Promise.all([db.file.count(), db.question.count(), db.report.count(), db.publishedTable.count()])
  const [allFiles, allQuestions, reports, tables] = counts
  return allFiles > files.length || allQuestions > questions.length || reports + tables > 0
}
