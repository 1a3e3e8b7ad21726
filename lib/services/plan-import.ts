import 'server-only'
import type { NewFile, NewMember } from '@/lib/db/save-upload'
import type { PackedMember, PackedParse, PackedUpload } from '@/lib/model/packed-parse'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { cleanFileName } from './file-name'
import type { ReceivedBody } from './receive-body'

/** What an upload becomes: one file, or an archive and the files in it; and which temporary file becomes which blob. */
export type ImportPlan = {
  readonly file: NewFile
  readonly members: readonly NewMember[] | null
  readonly blobs: readonly { readonly temporary: string; readonly sha256: string }[]
}

const MAX_LISTED_FAILURES = 100

export function planImport(upload: PackedUpload, received: ReceivedBody, name: string): Result<ImportPlan, Failure> {
  const { kind, members } = upload
  const [only] = members
  if (kind === 'plain' || kind === 'gzip') {
    if (only === undefined) return fail({ code: 'empty_body', params: {}, where: null })
    if (!only.parse.ok) return only.parse
    const parse = kind === 'plain' ? withNameWarning(only.parse.value, name) : only.parse.value
    const file = { ...contentOf(only), ...blobOf(received), name, container: kind === 'gzip' ? kind : null, parse }
    return ok({ file, members: null, blobs: [{ temporary: received.path, sha256: received.sha256 }] })
  }
  if (!members.some(({ parse }) => parse.ok)) return fail(nothingReads(members))
  const kept = members.filter(({ parse, temporary }) => parse.ok && temporary !== null)
  return ok({
    file: {
      sha256: received.sha256,
      sizeBytes: received.sizeBytes,
      ...blobOf(received),
      name,
      container: kind,
      parse: null,
    },
    members: members.map(toNewMember),
    blobs: [
      { temporary: received.path, sha256: received.sha256 },
      ...kept.flatMap(({ temporary, sha256 }) => (temporary === null ? [] : [{ temporary, sha256 }])),
    ],
  })
}

const contentOf = ({ sha256, sizeBytes }: PackedMember) => ({ sha256, sizeBytes })
const blobOf = ({ sha256, sizeBytes }: ReceivedBody) => ({ blobSha256: sha256, blobBytes: sizeBytes })

function toNewMember(member: PackedMember): NewMember {
  const name = cleanFileName(member.path)
  if (!member.parse.ok) return { name, failure: member.parse.error }
  const blob = { blobSha256: member.sha256, blobBytes: member.sizeBytes } // a member's blob is its unpacked bytes
  return { name, file: { ...contentOf(member), ...blob, name, container: null, parse: member.parse.value } }
}

/** The reason of the first member, and which members failed of what. */
function nothingReads(members: readonly PackedMember[]): Failure {
  const failures = members.flatMap(({ path, parse }) =>
    parse.ok ? [] : [{ name: cleanFileName(path), failure: parse.error }],
  )
  const first: Failure = failures[0]?.failure ?? { code: 'empty_body', params: {}, where: null }
  return {
    ...first,
    errors: failures
      .slice(0, MAX_LISTED_FAILURES)
      .map(({ name, failure }) => ({ pointer: name, detail: failure.code })),
  }
}

/** A name that promises an archive and content that is none: read all the same, and said. */
function withNameWarning(parse: PackedParse, name: string): PackedParse {
  const extension = /\.(gz|tgz|tar|zip)$/i.exec(name)?.[1]
  if (extension === undefined) return parse
  const warning: Notice = { code: 'extension_mismatch', params: { extension: extension.toLowerCase() }, where: null }
  return { ...parse, warnings: [...parse.warnings, warning] }
}
