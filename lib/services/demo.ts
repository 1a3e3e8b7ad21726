import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writer } from '@/lib/db/database'
import { demoItems, markDemo, rememberRemoved } from '@/lib/db/demo'
import type { Failure } from '@/lib/outcome/failure'
import { ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { deleteFile } from './delete-file'
import { importFile } from './import-file'
import { removeQuestion, saveQuestion } from './questions'
import { listPresets } from './recommend'

/** Real output of real tools, made for this product: also there to be downloaded. */
const SAMPLES = ['public', 'samples'] as const

export type DemoState = {
  readonly loaded: boolean
  readonly removed: boolean
  readonly files: number
  readonly questions: number
}

export async function demoState(_actor: Actor): Promise<DemoState> {
  const { removed, files, questions } = await demoItems()
  return { loaded: files.length + questions.length > 0, removed, files: files.length, questions: questions.length }
}

/** Names of the saved questions, by preset; in English, as the user would have typed them. */
export type QuestionNames = Readonly<Record<string, string>>

/** Loads what is missing of the demo. What the user has uploaded himself is never marked as demo. */
export async function loadDemo(actor: Actor, names: QuestionNames, now: Date): Promise<Result<DemoState, Failure>> {
  await writer((tx) => rememberRemoved(tx, false))
  const folder = join(/* turbopackIgnore: true */ process.cwd(), ...SAMPLES)
  for (const name of (await readdir(folder)).sort()) {
    const bytes = await readFile(join(folder, name))
    const body = { stream: new Blob([bytes]).stream(), headers: new Headers() }
    const imported = await importFile(actor, { name, body }, now)
    if (!imported.ok) return imported
    const { id, duplicate } = imported.value
    if (!duplicate) await writer((tx) => markDemo(tx, 'file', id))
  }
  for (const preset of listPresets()) {
    const saved = await saveQuestion(
      actor,
      { name: names[preset.id] ?? preset.id, notes: '', request: preset.request },
      now,
    )
    if (!saved.ok) return saved
    await writer((tx) => markDemo(tx, 'question', saved.value.id))
  }
  return ok(await demoState(actor))
}

/** Takes away what the demo brought, and remembers it: it does not come back by itself. */
export async function removeDemo(actor: Actor): Promise<DemoState> {
  const { files, questions } = await demoItems()
  for (const id of files) await deleteFile(actor, id)
  for (const id of questions) await removeQuestion(actor, id)
  await writer((tx) => rememberRemoved(tx, true))
  return demoState(actor)
}
