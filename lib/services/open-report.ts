import 'server-only'
import { isId } from '@/lib/db/ids'
import { findReport } from '@/lib/db/reports'
import type { ReportRecord, ReportSnapshot } from '@/lib/model/report'
import type { Failure } from '@/lib/outcome/failure'
import { fail, ok, type Result } from '@/lib/outcome/result'
import type { Actor } from './actor'
import { readStored } from './stored-snapshot'

export type OpenedReport = ReportRecord & {
  readonly snapshot: ReportSnapshot
  /** The canonical document itself. */
  readonly document: string
}

/** A report for its owner. */
export async function openReport(_actor: Actor, id: string): Promise<Result<OpenedReport, Failure>> {
  if (!isId('report', id)) return fail({ code: 'bad_id', params: { id: id.slice(0, 64) }, where: 'id' })
  const stored = await findReport(id)
  if (stored === null) return fail({ code: 'not_found', params: { what: 'report', id }, where: null })

  const { snapshot: document, ...record } = stored
  const snapshot = readStored({ snapshot: document, sha256: record.snapshotSha256 })
  return snapshot.ok ? ok({ ...record, snapshot: snapshot.value, document }) : snapshot
}
