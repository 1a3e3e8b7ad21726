import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writer } from '@/lib/db/database'
import { demoItems, hasOwnItems, markDemo, setDemoMark } from '@/lib/db/demo'
import { listQuestions } from '@/lib/db/questions'
import type { Failure } from '@/lib/outcome/failure'
import { ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { deleteFile } from './delete-file'
import { importFile } from './import-file'
import { removeQuestion, saveQuestion } from './questions'
import { listPresets } from './recommend'

/** Real output of real tools, made for this product: also there to be downloaded. */
const SAMPLES = ['public', 'samples'] as const
/** Says how the others were made. */
const NO_SAMPLE = 'README.md'

export type DemoState = {
  readonly loaded: boolean
  readonly removed: boolean
  readonly files: number
  readonly questions: number
}

export async function demoState(_actor: Actor): Promise<DemoState> {
  const { mark, files, questions } = await demoItems()
  return {
    loaded: files.length + questions.length > 0,
    removed: mark === 'removed',
    files: files.length,
    questions: questions.length,
  }
}

/** Files whose runs are marked as demo. */
export const demoFileIds = async (_actor: Actor): Promise<readonly string[]> => (await demoItems()).files

/** Names of the saved questions, by preset; in English, as the user would have typed them. */
export type QuestionNames = Readonly<Record<string, string>>

/** Routes and instrumentation are bundled apart and each hold a copy of this module: the queue is not theirs. */
const shared = globalThis as { tierfrontDemo?: Promise<unknown> | undefined }

/** One load or removal after the other: a second press neither doubles nor halves the demo. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = (shared.tierfrontDemo ?? Promise.resolve()).then(work)
  shared.tierfrontDemo = turn.catch(() => undefined) // who asked gets the failure; the next in turn does not
  return turn
}

/** Loads what is missing of the demo. What the user has uploaded himself is never marked as demo. */
export const loadDemo = (actor: Actor, names: QuestionNames, now: Date): Promise<Result<DemoState, Failure>> =>
  inTurn(async () => {
    const loaded = (await loadFiles(actor, now)) ?? (await loadQuestions(actor, names, now))
    if (loaded !== null) return loaded
    await writer((tx) => setDemoMark(tx, 'loaded'))
    return ok(await demoState(actor))
  })

/** Null: all are here. */
async function loadFiles(actor: Actor, now: Date): Promise<Result<never, Failure> | null> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), ...SAMPLES)
  for (const name of (await readdir(folder)).filter((one) => one !== NO_SAMPLE).sort()) {
    const bytes = await readFile(join(folder, name))
    const body = { stream: new Blob([bytes]).stream(), headers: new Headers() }
    const imported = await importFile(actor, { name, body }, now)
    if (!imported.ok) return imported
    const { id, duplicate } = imported.value
    if (!duplicate) await writer((tx) => markDemo(tx, 'file', id))
  }
  return null
}

async function loadQuestions(actor: Actor, names: QuestionNames, now: Date): Promise<Result<never, Failure> | null> {
  const here = new Set((await listQuestions()).filter(({ demo }) => demo).map(({ request }) => JSON.stringify(request)))
  for (const { id, request } of listPresets()) {
    if (here.has(JSON.stringify(request))) continue
    await wait(0) // an answer takes a moment of the thread that serves pages: others come in between
    const saved = await saveQuestion(actor, { name: names[id] ?? id, notes: '', request }, now)
    if (!saved.ok) return saved
    await writer((tx) => markDemo(tx, 'question', saved.value.id))
  }
  return null
}

/** Takes away what the demo brought, and remembers it: it does not come back by itself. */
export const removeDemo = (actor: Actor): Promise<DemoState> =>
  inTurn(async () => {
    const { files, questions } = await demoItems()
    for (const id of files) await deleteFile(actor, id)
    for (const id of questions) await removeQuestion(actor, id)
    await writer((tx) => setDemoMark(tx, 'removed'))
    return demoState(actor)
  })

/** Whether the demo belongs into this library unasked: nothing of the user's is in it, and it was never here in whole nor removed. */
export async function awaitsDemo(_actor: Actor): Promise<boolean> {
  const items = await demoItems()
  return items.mark === null && !(await hasOwnItems(items))
}
