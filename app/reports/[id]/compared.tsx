import { SinceThen } from '@/components/reports/since-then'
import type { ReportSnapshot } from '@/lib/model/report'
import { LOCAL_OWNER } from '@/lib/services/actor'
import { compareWithToday } from '@/lib/services/compare-report'

/** Asks the report's question again; comes after the page, as an answer takes a moment. */
export async function Compared({ snapshot }: { snapshot: ReportSnapshot }) {
  const since = await compareWithToday(LOCAL_OWNER, snapshot)
  return since === null || snapshot.question === null ? null : <SinceThen question={snapshot.question} since={since} />
}
