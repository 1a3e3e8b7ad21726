import { concat } from '../decode'
import type { Budget } from './budget'
import type { MemberSink } from './container'
import type { Unpacker } from './gunzip'
import type { Members } from './members'
import { refusal } from './refusal'
import { readTarHeader, TAR_BLOCK, type TarHeader } from './tar-header'

/** A name that does not fit its header precedes it as a member of its own; longer ones are no names. */
const MAX_NAME_MEMBER_BYTES = 64 * 1024

type State = {
  waiting: Uint8Array // less than a block
  /** Of the open member: what still comes, with the padding to whole blocks behind it. */
  content: number
  padding: number
  sink: MemberSink | null
  nameParts: Uint8Array[] | null // a name member is being read
  longName: { readonly type: string; readonly bytes: Uint8Array } | null
  ended: boolean
}

/** Reads tar (POSIX ustar, GNU and pax names) as a stream: regular files become members, directories are passed over. */
export function openTar(members: Members, budget: Budget): Unpacker {
  const state: State = {
    waiting: new Uint8Array(0),
    content: 0,
    padding: 0,
    sink: null,
    nameParts: null,
    longName: null,
    ended: false,
  }
  return {
    push(chunk) {
      let rest = chunk
      while (rest.length > 0 && !state.ended) rest = takeSome(state, rest, { members, budget })
    },
    end() {
      const isInside = state.content > 0 || state.padding > 0 || state.waiting.length > 0
      if (isInside) throw refusal('truncated_archive')
    },
  }
}

type Target = { readonly members: Members; readonly budget: Budget }

/** Takes content, padding or a header from the front; answers what is left. */
function takeSome(state: State, chunk: Uint8Array, target: Target): Uint8Array {
  if (state.content > 0) {
    const part = chunk.subarray(0, state.content)
    state.content -= part.length
    if (state.nameParts === null) state.sink?.push(part)
    else state.nameParts.push(part)
    if (state.content === 0) closeMember(state)
    return chunk.subarray(part.length)
  }
  if (state.padding > 0) {
    const length = Math.min(state.padding, chunk.length)
    state.padding -= length
    return chunk.subarray(length)
  }
  const missing = TAR_BLOCK - state.waiting.length
  state.waiting = concat([state.waiting, chunk.subarray(0, missing)])
  if (state.waiting.length === TAR_BLOCK) {
    openEntry(state, state.waiting, target)
    state.waiting = new Uint8Array(0)
  }
  return chunk.subarray(missing)
}

function openEntry(state: State, block: Uint8Array, { members, budget }: Target): void {
  // A block of zeros ends the archive; writers pad behind it as they like.
  if (block.every((byte) => byte === 0)) {
    state.ended = true
    return
  }
  const header = readTarHeader(block)
  if (header === null) throw refusal('corrupt_archive')
  const path = nameFrom(state.longName) ?? header.path
  state.content = header.sizeBytes
  state.padding = (TAR_BLOCK - (header.sizeBytes % TAR_BLOCK)) % TAR_BLOCK
  state.nameParts = null
  if (NAME_TYPES.includes(header.type)) openName(state, header)
  else {
    state.longName = null
    if (LINK_TYPES.includes(header.type)) throw refusal('archive_symlink', { path }, path)
    budget.entry()
    state.sink = FILE_TYPES.includes(header.type) ? members.open(path) : null
  }
  if (state.content === 0) closeMember(state)
}

const FILE_TYPES = ['0', '\0', '7']
const LINK_TYPES = ['1', '2']
/** GNU long name, pax header of the next member. Others (directories, devices, pax globals) hold no result. */
const NAME_TYPES = ['L', 'x']

function openName(state: State, { type, sizeBytes }: TarHeader): void {
  if (sizeBytes > MAX_NAME_MEMBER_BYTES) throw refusal('corrupt_archive')
  state.nameParts = []
  state.sink = null
  state.longName = { type, bytes: new Uint8Array(0) }
}

function closeMember(state: State): void {
  if (state.nameParts !== null && state.longName !== null) {
    state.longName = { type: state.longName.type, bytes: concat(state.nameParts) }
    state.nameParts = null
  }
  state.sink?.end(null)
  state.sink = null
}

/** pax: records of "length key=value\n", of which `path` is the name. */
function nameFrom(long: State['longName']): string | null {
  if (long === null) return null
  const text = new TextDecoder().decode(long.bytes)
  if (long.type === 'L') return text.replace(/\0.*$/s, '')
  return /(?:^|\n)\d{1,6} path=([^\n]*)\n/.exec(text)?.[1] ?? null
}
