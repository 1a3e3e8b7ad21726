import 'server-only'
import { type CheckedRun, checkRun } from '@/lib/checks'
import type { Finding } from '@/lib/model/check'

/** What a run says against itself: worked out when it is read, so that a better check speaks of old runs too. */
export const findingsOf = (run: CheckedRun): Finding[] => checkRun(run)
