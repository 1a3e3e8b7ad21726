import { ok } from '@/lib/outcome/result'
import type { ContainerOptions, ContainerReader } from './container'

/** A file that is no archive: itself. */
export function openContainer({ openMember }: ContainerOptions): ContainerReader {
  const sink = openMember({ index: 0, path: null })
  let unpackedBytes = 0
  return {
    push(chunk) {
      unpackedBytes += chunk.length
      sink.push(chunk)
      return true
    },
    end() {
      sink.end(null)
      return ok({ kind: 'plain', members: 1, unpackedBytes })
    },
  }
}
