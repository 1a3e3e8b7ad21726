'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { MOST_FILES, type PickedFile } from './collect-files'
import { type ImportItem, isUnderWay, queueReducer, startable } from './queue'
import { sendFile } from './send-file'

/** Two keep a line busy while one is being read; the server reads two at a time as well. */
const CONCURRENCY = 3

export type ImportQueue = {
  readonly items: readonly ImportItem[]
  readonly tooMany: boolean
  readonly add: (files: readonly PickedFile[]) => void
  readonly cancel: (key: number) => void
  readonly retry: (key: number) => void
}

/** Files on their way to the library, a few at a time. */
export function useImportQueue(): ImportQueue {
  const router = useRouter()
  const [items, dispatch] = useReducer(queueReducer, [])
  const [tooMany, setTooMany] = useState(false)
  const files = useRef(new Map<number, File>())
  const stops = useRef(new Map<number, () => void>())
  const lastKey = useRef(0)

  const start = useCallback((item: ImportItem) => {
    const file = files.current.get(item.key)
    if (file === undefined || stops.current.has(item.key)) return
    const { key } = item
    const settle = () => stops.current.delete(key)
    dispatch({ type: 'sent', key, sentBytes: 0 })
    const stop = sendFile(
      { file, name: item.name },
      {
        onSent: (sentBytes) => dispatch({ type: 'sent', key, sentBytes }),
        onArrived: () => dispatch({ type: 'arrived', key }),
        onAnswer: (answer) => {
          settle()
          dispatch({ type: 'answered', key, answer })
        },
        onProblem: (problem) => {
          settle()
          dispatch({ type: 'refused', key, problem })
        },
      },
    )
    stops.current.set(key, stop)
  }, [])

  useEffect(() => {
    for (const item of startable(items, CONCURRENCY)) start(item)
  }, [items, start])

  const busy = items.some(isUnderWay)
  const done = items.length > 0 && !busy
  // What the page shows of the library beside the list (counts, the newest runs) is asked for again.
  useEffect(() => {
    if (done) router.refresh()
  }, [done, router])
  useLeaveWarning(busy)

  const add = useCallback((picked: readonly PickedFile[]) => {
    setTooMany(picked.length > MOST_FILES)
    const queued = picked.slice(0, MOST_FILES).map(({ file, folder }) => {
      lastKey.current += 1
      files.current.set(lastKey.current, file)
      return { key: lastKey.current, name: file.name, folder, sizeBytes: file.size }
    })
    if (queued.length > 0) dispatch({ type: 'added', files: queued })
  }, [])

  const cancel = useCallback((key: number) => {
    stops.current.get(key)?.()
    stops.current.delete(key)
    dispatch({ type: 'cancelled', key })
  }, [])
  const retry = useCallback((key: number) => dispatch({ type: 'retried', key }), [])

  return { items, tooMany, add, cancel, retry }
}

/** Leaving would stop what is on its way: the browser asks first. */
function useLeaveWarning(busy: boolean) {
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}
