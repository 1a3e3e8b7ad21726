import type { Histogram } from '@/lib/model/benchmark-run'
import type { Finding } from '@/lib/model/check'
import type { FileRecord, FileWithRuns, ImportedFile, MemberRecord, OpenedRun, RunRecord } from '@/lib/model/library'
import type { Failure } from '@/lib/outcome/failure'
import type { Notice } from '@/lib/outcome/reason'
import { findingsOf } from '@/lib/services/check-run'
import type { PreviewedFile, PreviewedMember, PreviewedRun } from '@/lib/services/preview-file'
import { inEnglish } from './english'

/** Files and runs as API.md names them, and what we know beyond it under names of its manner. */

const withMessage = (notice: Notice) => ({ ...notice, message: inEnglish('warnings', notice) })
const failureBody = (failure: Failure) => ({ ...failure, message: inEnglish('failures', failure) })
const checkBody = ({ code, severity, metric, expected, found, params }: Finding) => ({
  code,
  severity,
  message: inEnglish('checks', { code, params }),
  metric,
  expected,
  found,
})

export function runBody(run: RunRecord | PreviewedRun) {
  return { ...run, warnings: run.warnings.map(withMessage), checks: findingsOf(run).map(checkBody) }
}

/** One run whole: its distributions stand in its results, its group beside it. */
export function openedRunBody({ run, histograms, file, group }: OpenedRun) {
  const results = run.results.map((result, index) => ({ ...result, histogram: binsOf(histograms[index] ?? null) }))
  const groupBody =
    group === null
      ? null
      : {
          ...group,
          results: group.results.map(({ histogram, ...result }) => ({ ...result, histogram: binsOf(histogram) })),
        }
  return { ...runBody(run), results, group: groupBody, groupName: run.group, file: fileBody(file) }
}

/** Bins as pairs, so that a reader need not zip two arrays: [value in ns, count]. */
const binsOf = (histogram: Histogram | null) =>
  histogram === null
    ? null
    : {
        relativeError: histogram.relativeError,
        bins: histogram.valuesNs.map((value, index) => [value, histogram.counts[index] ?? 0]),
      }

export const fileBody = <File extends Omit<FileRecord, 'id'>>(file: File) => ({
  ...file,
  warnings: file.warnings.map(withMessage),
})

/** A file with its runs. Members that were in the library before their archive came say so. */
export function fileWithRunsBody({ runs, members, ...file }: FileWithRuns | ImportedFile | PreviewedFile): object {
  const whole = { ...fileBody(file), runs: runs.map((run) => runBody(run)) }
  if (members === null) return whole
  return { ...whole, members: members.map((member) => memberBody(member, file.uploadedAt)) }
}

function memberBody({ name, file, failure }: MemberRecord | PreviewedMember, archiveUploadedAt: string): object {
  if (file === null) {
    return { id: null, name, runs: [], warnings: [], failure: failure === null ? null : failureBody(failure) }
  }
  return { duplicate: file.uploadedAt !== archiveUploadedAt, ...fileWithRunsBody(file), name, failure: null }
}
