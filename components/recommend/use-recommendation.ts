'use client'

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { LinkedRun } from '@/lib/model/linked-run'
import type { Recommendation, RecommendationRequest } from '@/lib/model/recommendation'
import type { FromRecommendWorker, ToRecommendWorker } from '@/workers/recommend-messages'

export type Answered = { readonly request: RecommendationRequest; readonly recommendation: Recommendation }
export type LiveState = 'current' | 'working' | 'failed'

type Desk = {
  readonly ask: (request: RecommendationRequest) => void
  readonly close: () => void
}

/**
 * Answers every change of the question in a worker. While one question is being answered only the newest other waits;
 * what was asked before it is dropped, so the answer shown is never older than the one before.
 */
function openDesk(runs: readonly LinkedRun[], onAnswer: (answered: Answered) => void, onFailure: () => void): Desk {
  const worker = new Worker(new URL('../../workers/recommend.worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToRecommendWorker) => worker.postMessage(message)
  let asked: { id: number; request: RecommendationRequest } | null = null
  let waiting: RecommendationRequest | null = null
  let id = 0

  const ask = (request: RecommendationRequest) => {
    if (asked !== null) {
      waiting = request
      return
    }
    id += 1
    asked = { id, request }
    send({ kind: 'question', id, request })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromRecommendWorker>) => {
    const answered = asked
    asked = null
    const next = waiting
    waiting = null
    if (next !== null) ask(next)
    if (answered?.id === data.id) onAnswer({ request: answered.request, recommendation: data.recommendation })
  })
  worker.addEventListener('error', onFailure)
  send({ kind: 'start', runs })
  return { ask, close: () => worker.terminate() }
}

/** The answer to the question as it stands: the server's first, then the worker's. */
export function useRecommendation(first: Answered, request: RecommendationRequest, runs: readonly LinkedRun[]) {
  const [answered, setAnswered] = useState(first)
  const [failed, setFailed] = useState(false)
  const desk = useRef<Desk | null>(null)
  const key = JSON.stringify(request)

  const open = useCallback(() => {
    // A transition: drawing the answer gives way to the next keystroke.
    desk.current ??= openDesk(
      runs,
      (next) => startTransition(() => setAnswered(next)),
      () => setFailed(true),
    )
    return desk.current
  }, [runs])

  useEffect(
    () => () => {
      desk.current?.close()
      desk.current = null
    },
    [],
  )

  const answeredKey = JSON.stringify(answered.request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, whose identity changes with every render
  useEffect(() => {
    if (key !== answeredKey) open().ask(request)
  }, [key])

  const state: LiveState = key === answeredKey ? 'current' : failed ? 'failed' : 'working'
  /** Loads the worker before the first change asks for it. */
  return { recommendation: answered.recommendation, state, warmUp: open }
}
