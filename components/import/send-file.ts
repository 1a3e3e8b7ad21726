import type { Problem } from '@/components/ui/error-notice'
import type { AnsweredFile } from './answer'

export type SendHandlers = {
  readonly onSent: (bytes: number) => void
  /** All bytes have left; the server reads the file. */
  readonly onArrived: () => void
  readonly onAnswer: (file: AnsweredFile) => void
  readonly onProblem: (problem: Problem | 'unreachable') => void
}

export const FILES_PATH = '/api/v1/files'

/**
 * Sends one file as a raw body. XMLHttpRequest, because `fetch` does not tell how much of a body has left.
 * Returns what stops it: the server then keeps nothing.
 */
export function sendFile({ file, name }: { file: Blob; name: string }, handlers: SendHandlers): () => void {
  const request = new XMLHttpRequest()
  request.open('PUT', `${FILES_PATH}?${new URLSearchParams({ name })}`)
  request.responseType = 'text'
  request.upload.addEventListener('progress', (event) => handlers.onSent(event.loaded))
  request.upload.addEventListener('load', handlers.onArrived)
  request.addEventListener('error', () => handlers.onProblem('unreachable'))
  request.addEventListener('load', () => {
    const answer = parseJson(request.responseText)
    if (request.status < 300 && isAnswer(answer)) handlers.onAnswer(answer)
    else handlers.onProblem(isProblem(answer) ? answer : 'unreachable')
  })
  request.send(file)
  return () => request.abort()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // a proxy's page, not ours: as if no server had answered
  }
}

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value
const isAnswer = (value: unknown): value is AnsweredFile => has(value, 'id') && has(value, 'runs')
const isProblem = (value: unknown): value is Problem => has(value, 'code')
