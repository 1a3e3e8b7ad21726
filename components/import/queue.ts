import type { Problem } from '@/components/ui/error-notice'
import { type AnsweredFile, isOdd } from './answer'

export const PHASES = ['waiting', 'sending', 'checking', 'read', 'warned', 'duplicate', 'refused', 'cancelled'] as const
export type Phase = (typeof PHASES)[number]

/** One file on its way in. What it holds is kept beside the queue: a `File` is nothing that a reducer should touch. */
export type ImportItem = {
  readonly key: number
  readonly name: string
  readonly folder: string | null // where in a dropped folder
  readonly sizeBytes: number
  readonly phase: Phase
  readonly sentBytes: number
  readonly answer: AnsweredFile | null
  /** Why not; `unreachable` where no server answered. */
  readonly problem: Problem | 'unreachable' | null
}

export type Queued = Pick<ImportItem, 'key' | 'name' | 'folder' | 'sizeBytes'>

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly Queued[] }
  | { readonly type: 'sent'; readonly key: number; readonly sentBytes: number }
  | { readonly type: 'arrived'; readonly key: number } // all bytes sent, the answer is being worked out
  | { readonly type: 'answered'; readonly key: number; readonly answer: AnsweredFile }
  | { readonly type: 'refused'; readonly key: number; readonly problem: Problem | 'unreachable' }
  | { readonly type: 'cancelled'; readonly key: number }
  | { readonly type: 'retried'; readonly key: number }

const FRESH = { phase: 'waiting', sentBytes: 0, answer: null, problem: null } as const

export function queueReducer(items: readonly ImportItem[], event: QueueEvent): readonly ImportItem[] {
  if (event.type === 'added') return [...items, ...event.files.map((file) => ({ ...file, ...FRESH }))]
  return items.map((item) => (item.key === event.key ? { ...item, ...changeBy(event, item) } : item))
}

function changeBy(event: Exclude<QueueEvent, { type: 'added' }>, item: ImportItem): Partial<ImportItem> {
  // An answer that crosses a cancellation changes nothing: the row says what its reader did last.
  if (item.phase === 'cancelled' && event.type !== 'retried') return {}
  switch (event.type) {
    case 'sent':
      return { phase: 'sending', sentBytes: event.sentBytes }
    case 'arrived':
      return { phase: 'checking', sentBytes: item.sizeBytes }
    case 'answered':
      return { phase: phaseOf(event.answer), answer: event.answer }
    case 'refused':
      return { phase: 'refused', problem: event.problem }
    case 'cancelled':
      return isUnderWay(item) ? { phase: 'cancelled' } : {}
    case 'retried':
      return FRESH
  }
}

function phaseOf(answer: AnsweredFile): Phase {
  if (answer.duplicate) return 'duplicate'
  return isOdd(answer) ? 'warned' : 'read'
}

export const isUnderWay = ({ phase }: ImportItem): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'checking'

/** What may start now: as many of those that wait, in their order, as there is room beside those on the way. */
export function startable(items: readonly ImportItem[], concurrency: number): readonly ImportItem[] {
  const moving = items.filter(({ phase }) => phase === 'sending' || phase === 'checking').length
  return items.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, concurrency - moving))
}

export type QueueCounts = Readonly<Record<'read' | 'underWay' | 'duplicate' | 'refused' | 'cancelled', number>>

export function countQueue(items: readonly ImportItem[]): QueueCounts {
  const having = (...phases: Phase[]) => items.filter(({ phase }) => phases.includes(phase)).length
  return {
    read: having('read', 'warned'),
    underWay: items.filter(isUnderWay).length,
    duplicate: having('duplicate'),
    refused: having('refused'),
    cancelled: having('cancelled'),
  }
}
