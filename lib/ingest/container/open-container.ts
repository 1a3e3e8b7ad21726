import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { concat } from '../decode'
import { archiveKind } from '../magic'
import { type Budget, openBudget } from './budget'
import type { Container, ContainerKind, ContainerOptions, ContainerReader, MemberSink } from './container'
import { openGunzip, type Unpacker } from './gunzip'
import { type Members, nestedArchive, openMembers } from './members'
import { isRefusal } from './refusal'
import { openTar } from './tar'
import { readTarHeader, TAR_BLOCK } from './tar-header'
import { openZip } from './zip'

/**
 * Unpacks an upload by its content, never by its name: gzip (also around a tar), tar, zip, or a file that is none of
 * them and is its own single member. Pure and synchronous, so that server and browser unpack alike.
 */
export function openContainer(options: ContainerOptions): ContainerReader {
  const budget = openBudget()
  const members = openMembers(options)
  const outer = openByStart((start) => outerUnpacker(start, { options, budget, members }))
  let failure: Failure | null = null

  const guarded = (work: () => void): boolean => {
    if (failure !== null) return false
    try {
      work()
    } catch (error) {
      if (!isRefusal(error)) throw error
      failure = error.refused
    }
    return failure === null
  }
  return {
    push: (chunk) => guarded(() => outer.push(chunk)),
    end(): Result<Container, Failure> {
      guarded(() => outer.end())
      if (failure !== null) return fail(failure)
      const kind = outer.kind()
      const count = kind === 'plain' || kind === 'gzip' ? 1 : members.count
      return ok({ kind, members: count, unpackedBytes: budget.unpackedBytes })
    },
  }
}

type Opened = { readonly kind: () => ContainerKind; readonly unpacker: Unpacker }
type Inside = { readonly options: ContainerOptions; readonly budget: Budget; readonly members: Members }

/** Waits for the first block, or the end, to decide what reads the rest. */
function openByStart(open: (start: Uint8Array) => Opened): Unpacker & { kind(): ContainerKind } {
  let start: Uint8Array[] = []
  let startBytes = 0
  let opened: Opened | null = null
  const decide = (): Opened => {
    if (opened !== null) return opened
    const bytes = concat(start)
    start = []
    opened = open(bytes)
    if (bytes.length > 0) opened.unpacker.push(bytes)
    return opened
  }
  return {
    push(chunk) {
      if (opened !== null) {
        opened.unpacker.push(chunk)
        return
      }
      start.push(chunk)
      startBytes += chunk.length
      if (startBytes >= TAR_BLOCK) decide()
    },
    end: () => decide().unpacker.end(),
    kind: () => decide().kind(),
  }
}

function outerUnpacker(start: Uint8Array, inside: Inside): Opened {
  const kind = archiveKind(start)
  if (kind === 'zip') return { kind: () => 'zip', unpacker: openZip(inside.members, inside.budget) }
  if (isTar(start))
    return { kind: () => 'tar', unpacker: counting(openTar(inside.members, inside.budget), inside.budget) }
  if (kind !== 'gzip') return { kind: () => 'plain', unpacker: single(inside, true) }
  const content = openByStart((unpacked) => insideGzip(unpacked, inside))
  const gunzip = openGunzip(inside.budget, (chunk) => content.push(chunk))
  return {
    kind: content.kind,
    unpacker: {
      push: (chunk) => gunzip.push(chunk),
      end() {
        gunzip.end()
        content.end()
      },
    },
  }
}

/** A tar inside gzip is one archive to everybody; any other archive in it is one too many. */
function insideGzip(start: Uint8Array, inside: Inside): Opened {
  if (isTar(start)) return { kind: () => 'targz', unpacker: openTar(inside.members, inside.budget) }
  const nested = archiveKind(start)
  if (nested !== null) throw { refused: nestedArchive(nested) }
  return { kind: () => 'gzip', unpacker: single(inside, false) }
}

const isTar = (start: Uint8Array): boolean =>
  start.length >= TAR_BLOCK && readTarHeader(start.subarray(0, TAR_BLOCK)) !== null

/** A file that is not packed costs what it is. */
const counting = (unpacker: Unpacker, budget: Budget): Unpacker => ({
  push(chunk) {
    budget.packed(chunk.length)
    budget.unpacked(chunk.length)
    unpacker.push(chunk)
  },
  end: () => unpacker.end(),
})

/** The one member of what is no archive, or of gzip around a single file. */
function single({ options, budget }: Inside, isPlain: boolean): Unpacker {
  const sink: MemberSink = options.openMember({ index: 0, path: null })
  const unpacker: Unpacker = { push: (chunk) => sink.push(chunk), end: () => sink.end(null) }
  return isPlain ? counting(unpacker, budget) : unpacker
}
