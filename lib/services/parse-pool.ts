import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { PackedUpload } from '@/lib/model/packed-parse'
import type { ParseAnswer, ParseJob } from '@/lib/model/parse-job'
import type { Failure } from '@/lib/outcome/failure'
import { fail, type Result } from '@/lib/outcome/result'

/** Parsing runs in threads of its own: a hostile file can take their memory or time, never the server's. */
const WORKERS = 2
const MAX_WAITING = 256
const MEMORY_MIB = 512
const BYTES_PER_EXTRA_SECOND = 10e6
const REUSED_UP_TO_BYTES = 8 * 2 ** 20

type Outcome = Result<PackedUpload, Failure>
type Request = {
  readonly path: string
  readonly nameHint: string | null
  readonly sizeBytes: number
  readonly seconds: number
}
type Waiting = Request & { readonly resolve: (outcome: Outcome) => void; readonly reject: (error: Error) => void }
type Pool = { readonly idle: Worker[]; readonly waiting: Waiting[]; busy: number; lastId: number }

/** One pool per process, though bundles hold their own copies of this module. */
const shared = globalThis as { tierfrontParsers?: Pool }

export function parseUpload(request: Request): Promise<Outcome> {
  shared.tierfrontParsers ??= { idle: [], waiting: [], busy: 0, lastId: 0 }
  const pool = shared.tierfrontParsers
  if (pool.waiting.length >= MAX_WAITING) {
    return Promise.resolve(fail({ code: 'busy', params: { waitingCount: pool.waiting.length }, where: null }))
  }
  return new Promise((resolve, reject) => {
    pool.waiting.push({ ...request, resolve, reject })
    next(pool)
  })
}

function next(pool: Pool): void {
  if (pool.busy >= WORKERS) return
  const task = pool.waiting.shift()
  if (task === undefined) return
  pool.busy += 1
  void run(pool, task)
    .then(task.resolve, task.reject)
    .finally(() => {
      pool.busy -= 1
      next(pool)
    })
}

/** A worker that answers goes back to the idle ones; one that dies, or is too slow and is ended, does not. */
function run(pool: Pool, task: Waiting): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = pool.idle.pop() ?? startWorker(pool)
    const seconds = task.seconds + task.sizeBytes / BYTES_PER_EXTRA_SECOND
    pool.lastId += 1
    const job: ParseJob = { id: pool.lastId, path: task.path, nameHint: task.nameHint }

    const settle = (done: () => void): void => {
      clearTimeout(timer)
      worker.off('message', onMessage) // by name: Node listens to its workers too
      worker.off('error', onError)
      done()
    }
    const onMessage = (answer: ParseAnswer): void =>
      settle(() => {
        release(pool, worker, task.sizeBytes)
        if ('outcome' in answer) resolve(answer.outcome)
        else reject(new Error(`the parser failed: ${answer.crash}`))
      })
    const onError = (error: Error & { code?: string }): void =>
      settle(() => {
        const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        if (outOfMemory) resolve(tooComplex({ limitBytes: MEMORY_MIB * 2 ** 20 }))
        else reject(error)
      })
    const timer = setTimeout(() => {
      void worker.terminate().then(() => settle(() => resolve(tooComplex({ limitSeconds: Math.round(seconds) }))))
    }, seconds * 1_000)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.ref()
    worker.postMessage(job)
  })
}

/** A worker that read a large file holds its memory for long: it goes, and with it the memory. */
function release(pool: Pool, worker: Worker, sizeBytes: number): void {
  if (sizeBytes > REUSED_UP_TO_BYTES) {
    void worker.terminate()
    return
  }
  worker.unref()
  pool.idle.push(worker)
}

const tooComplex = (params: Failure['params']): Outcome => fail({ code: 'too_complex', params, where: null })

function startWorker(pool: Pool): Worker {
  const script = process.env.TIERFRONT_PARSE_WORKER ?? join(process.cwd(), 'dist', 'parse.worker.js')
  if (!existsSync(/* turbopackIgnore: true */ script))
    throw new Error(`${script} is missing: run node scripts/build.mjs`)
  // Asked for at run time: a bundler that saw `new Worker(path)` would try to bundle whatever the path might be.
  const threads = process.getBuiltinModule('node:worker_threads')
  const worker = new threads.Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB } })
  worker.on('error', () => {
    const place = pool.idle.indexOf(worker) // one that dies between two files is asked for none
    if (place >= 0) pool.idle.splice(place, 1)
  })
  return worker
}
