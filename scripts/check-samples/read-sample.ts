import { readFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openContainer, openIngest } from '@/lib/ingest'
import type { ParsedFile } from '@/lib/model/benchmark-run'
import type { Failure } from '@/lib/outcome/failure'

/** What came of one file: its members, or the refusal of the whole. A crash or a hang is told apart from a refusal. */
export type SampleOutcome =
  | { readonly kind: 'read'; readonly members: readonly MemberOutcome[] }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'crashed'; readonly why: string }

export type MemberOutcome =
  | { readonly ok: true; readonly path: string | null; readonly file: ParsedFile }
  | { readonly ok: false; readonly path: string | null; readonly failure: Failure }

const CHUNK_BYTES = 64 * 1024
const HANG_MS = 60_000

/** Reads a file in a thread of its own, as the server does, so that a hang can be told and ended. */
export function readSample(script: URL, path: string): Promise<SampleOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(script, { workerData: { path } })
    const finish = (outcome: SampleOutcome): void => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => finish({ kind: 'crashed', why: `no answer within ${HANG_MS / 1000} s` }), HANG_MS)
    worker.once('message', finish)
    worker.once('error', (error) => finish({ kind: 'crashed', why: String(error) }))
    worker.once('exit', () => finish({ kind: 'crashed', why: 'the thread ended without an answer' }))
  })
}

/** The thread's side; true when this is one. */
export function answeredAsThread(): boolean {
  if (isMainThread) return false
  const { path }: { path: string } = workerData
  parentPort?.postMessage(readHere(path))
  return true
}

function readHere(path: string): SampleOutcome {
  const bytes = readFileSync(path)
  const members: MemberOutcome[] = []
  const container = openContainer({
    openMember: (member) => {
      const reader = openIngest({ nameHint: null, answers: {} })
      return {
        push: (chunk) => reader.push(chunk),
        end: (failure) => {
          const read = failure === null ? reader.end() : ({ ok: false, error: failure } as const)
          members.push(
            read.ok
              ? { ok: true, path: member.path, file: read.value }
              : { ok: false, path: member.path, failure: read.error },
          )
        },
      }
    },
  })
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) container.push(bytes.subarray(at, at + CHUNK_BYTES))
  const end = container.end()
  return end.ok ? { kind: 'read', members } : { kind: 'refused', failure: end.error }
}
