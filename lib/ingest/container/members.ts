import type { Failure } from '@/lib/outcome/failure'
import { concat } from '../decode'
import { archiveKind } from '../magic'
import { displayName } from '../names'
import type { ContainerOptions, MemberSink } from './container'

/** Opens the members of an archive one after another, numbered in its order. */
export type Members = { open(path: string): MemberSink; readonly count: number }

export function openMembers({ openMember }: ContainerOptions): Members {
  let count = 0
  return {
    open(path) {
      const sink = openMember({ index: count, path: displayName(path) })
      count += 1
      return withoutNesting(sink)
    },
    get count() {
      return count
    },
  }
}

const KIND_BYTES = 6

/** An archive inside the archive is refused as this member's own failure: the others may be results. */
function withoutNesting(sink: MemberSink): MemberSink {
  let start: Uint8Array[] | null = []
  let nested: string | null = null
  const decide = (): void => {
    const bytes = concat(start ?? [])
    start = null
    nested = archiveKind(bytes)
    if (nested === null && bytes.length > 0) sink.push(bytes)
  }
  return {
    push(chunk) {
      if (nested !== null) return
      if (start === null) {
        sink.push(chunk)
        return
      }
      start.push(chunk)
      if (start.reduce((sum, piece) => sum + piece.length, 0) >= KIND_BYTES) decide()
    },
    end(failure) {
      if (start !== null) decide()
      sink.end(nested === null ? failure : nestedArchive(nested))
    },
  }
}

export const nestedArchive = (kind: string): Failure => ({ code: 'nested_archive', params: { kind }, where: null })
