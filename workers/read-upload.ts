import { createHash } from 'node:crypto'
import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs'
import { type Member, type MemberSink, openContainer, openIngest } from '@/lib/ingest'
import type { PackedMember, PackedUpload } from '@/lib/model/packed-parse'
import type { ParseJob } from '@/lib/model/parse-job'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { packParse } from './pack-parse'

const CHUNK_BYTES = 256 * 1024

/** Unpacks an upload and reads every file in it. Each member has its own outcome; a broken container refuses them all. */
export function readUpload({ path, nameHint }: ParseJob): Result<PackedUpload, Failure> {
  const members: PackedMember[] = []
  const open = new Set<number>()
  const container = openContainer({
    openMember: (member) => openMember(member, { path, nameHint, open, done: (packed) => members.push(packed) }),
  })
  const source = openSync(path, 'r')
  open.add(source)
  try {
    for (let more = true; more; ) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES) // a new one each time: formats may keep what they are given
      const length = readSync(source, chunk, 0, CHUNK_BYTES, null)
      more = length > 0 && container.push(chunk.subarray(0, length))
    }
    const end = container.end()
    return end.ok ? ok({ kind: end.value.kind, members }) : end
  } finally {
    for (const handle of open) closeSync(handle) // a container that breaks off never ends its open member
  }
}

type MemberContext = {
  readonly path: string
  readonly nameHint: string | null
  readonly open: Set<number>
  readonly done: (packed: PackedMember) => void
}

/** Hashes and reads one member at once; a member of an archive is also written out, to become a file of its own. */
function openMember(member: Member, { path, nameHint, open, done }: MemberContext): MemberSink {
  const hash = createHash('sha256')
  const ingest = openIngest({ nameHint: member.path ?? nameHint, answers: {} })
  const temporary = member.path === null ? null : `${path}.${member.index}`
  const copy = temporary === null ? null : openSync(temporary, 'wx', 0o600)
  if (copy !== null) open.add(copy)
  let sizeBytes = 0
  return {
    push(chunk) {
      sizeBytes += chunk.length
      hash.update(chunk)
      ingest.push(chunk)
      if (copy !== null) writeWhole(copy, chunk)
    },
    end(failure) {
      if (copy !== null) {
        fdatasyncSync(copy)
        closeSync(copy)
        open.delete(copy)
      }
      const read = failure === null ? ingest.end() : fail(failure)
      const parse = read.ok ? ok(packParse(read.value)) : read
      done({ path: member.path, temporary, sha256: hash.digest('hex'), sizeBytes, parse })
    },
  }
}

function writeWhole(handle: number, chunk: Uint8Array): void {
  for (let at = 0; at < chunk.length; ) at += writeSync(handle, chunk, at)
}
