import 'server-only'
import { LOCAL_OWNER } from './actor'
import { awaitsDemo, loadDemo } from './demo'
import { DEMO_QUESTIONS } from './demo-questions'

/** The first page is answered before this begins. */
const AFTER_START_MS = 1_500

/** Fills an empty library in the background, once. `TIERFRONT_DEMO=off` leaves it empty. What fails is logged; the program goes on. */
export function startDemo(): void {
  if (process.env.TIERFRONT_DEMO === 'off') return
  setTimeout(() => {
    fillEmptyLibrary().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
  }, AFTER_START_MS).unref()
}

async function fillEmptyLibrary(): Promise<void> {
  if (!(await awaitsDemo(LOCAL_OWNER))) return
  const loaded = await loadDemo(LOCAL_OWNER, DEMO_QUESTIONS, new Date())
  if (!loaded.ok) complain(loaded.error.code)
}

const complain = (cause: string): void =>
  console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), task: 'demo', cause }))
