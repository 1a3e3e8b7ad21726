import { z } from 'zod'
import type { ReportSnapshot } from '@/lib/model/report'
import { fail, ok, type Result } from '@/lib/outcome/result'
import { freezeSnapshot } from './freeze'
import { snapshotV1 } from './v1'

/** Why a stored document is not a report we can draw: nothing of it is shown then. */
export type Unreadable = { readonly why: 'not-json' | 'unknown-version' | 'wrong-shape' | 'not-canonical' }

const head = z.object({ format: z.literal('tierfront-report'), version: z.number() })

/**
 * Reads a stored document. Strict by identity: what it reads must freeze back into the very same text, so an unknown
 * field, another order or another spelling of a number is refused and nothing is silently dropped.
 */
export function readSnapshot(text: string): Result<ReportSnapshot, Unreadable> {
  const json = parseJson(text)
  if (json === undefined) return fail({ why: 'not-json' })

  const version = head.safeParse(json)
  if (!version.success || version.data.version !== 1) return fail({ why: 'unknown-version' })

  const snapshot = snapshotV1.safeDecode(json as z.input<typeof snapshotV1>)
  if (!snapshot.success) return fail({ why: 'wrong-shape' })
  return freezeSnapshot(snapshot.data) === text ? ok(snapshot.data) : fail({ why: 'not-canonical' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
