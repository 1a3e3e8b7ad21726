import type { Failure } from '@/lib/outcome/failure'
import type { Result } from '@/lib/outcome/result'

/** `targz` is a tar inside one gzip layer; everything that is no archive is `plain` and has one member. */
export type ContainerKind = 'plain' | 'gzip' | 'tar' | 'targz' | 'zip'

/** One file of an upload. `path` is what an archive calls it: for eyes only, never a path to write to; null outside of archives. */
export type Member = { readonly index: number; readonly path: string | null }

/** Takes the unpacked bytes of one member. `end` is called once; with a failure when this member alone can't be unpacked. */
export type MemberSink = {
  push(chunk: Uint8Array): void
  end(failure: Failure | null): void
}

export type Container = { readonly kind: ContainerKind; readonly members: number; readonly unpackedBytes: number }

/**
 * Takes the bytes of an upload in pieces of any size. `push` answers false once nothing more will be read.
 * `end` fails when the container as a whole is refused: then nothing of it may be kept, members that went well included.
 */
export type ContainerReader = {
  push(chunk: Uint8Array): boolean
  end(): Result<Container, Failure>
}

export type ContainerOptions = { readonly openMember: (member: Member) => MemberSink }
