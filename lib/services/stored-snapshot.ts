import 'server-only'
import { createHash } from 'node:crypto'
import type { ReportSnapshot } from '@/lib/model/report'
import type { Failure } from '@/lib/outcome/failure'
import { fail, type Result } from '@/lib/outcome/result'
import { readSnapshot } from '@/lib/report'

/** A stored report as it was frozen, or nothing of it: its text must still have the hash under which it was quoted. */
export function readStored(stored: {
  readonly snapshot: string
  readonly sha256: string
}): Result<ReportSnapshot, Failure> {
  const intact = createHash('sha256').update(stored.snapshot).digest('hex') === stored.sha256
  if (!intact) return fail({ code: 'unreadable_report', params: { why: 'altered' }, where: null })

  const read = readSnapshot(stored.snapshot)
  return read.ok ? read : fail({ code: 'unreadable_report', params: { why: read.error.why }, where: null })
}
