import type { Problem } from '@/components/ui/error-notice'
import type { Operation, RunLoad } from '@/lib/model/benchmark-run'
import type { Notice } from '@/lib/outcome/reason'

/** What `/api/v1/files` answers, as far as an import shows it. */
export type AnsweredRun = {
  readonly id: string
  readonly name: string
  readonly status: 'ok' | 'failed' | 'partial'
  readonly role: 'entry' | 'summary'
  readonly load: RunLoad
  readonly results: readonly { readonly operation: Operation; readonly operationsPerSecond: number | null }[]
  readonly warnings: readonly Notice[]
}

export type AnsweredFile = {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly duplicate: boolean
  readonly uploadedAt: string
  readonly formatId: string | null
  readonly tool: string | null
  readonly toolVersion: string | null
  readonly warnings: readonly Notice[]
  readonly runs: readonly AnsweredRun[]
  readonly members?: readonly AnsweredMember[] | null
}

/** One entry of an archive: a file, or why not. */
export type AnsweredMember =
  | (AnsweredFile & { readonly failure?: null })
  | { readonly name: string; readonly failure: Problem }

export const isFile = (member: AnsweredMember): member is AnsweredFile & { readonly failure?: null } =>
  member.failure === undefined || member.failure === null

/** Every run of a file, those of an archive's members included. */
export const runsOf = (file: AnsweredFile): readonly AnsweredRun[] => [
  ...file.runs,
  ...(file.members ?? []).filter(isFile).flatMap((member) => member.runs),
]

/** Something in it is odd: a warning of the file or of a run, a run that failed, a member that was refused. */
export function isOdd(file: AnsweredFile): boolean {
  const members = file.members ?? []
  return (
    file.warnings.length > 0 ||
    runsOf(file).some((run) => run.status !== 'ok' || run.warnings.length > 0) ||
    members.some((member) => !isFile(member) || member.warnings.length > 0)
  )
}
