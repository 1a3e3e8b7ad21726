import { z } from 'zod'
import type { ReportSnapshot } from '@/lib/model/report'
import { canonicalJson } from './canonical-json'
import { snapshotV1 } from './v1'

/**
 * The snapshot as its canonical document. Its SHA-256 is the report's identity.
 * Fields that the document does not name are left out: what a report shows is an allow-list.
 */
export const freezeSnapshot = (snapshot: ReportSnapshot): string => canonicalJson(z.encode(snapshotV1, snapshot))
