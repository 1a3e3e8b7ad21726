import 'server-only'
import { storageFault } from '@/lib/db/faults'
import type { Failure } from '@/lib/outcome/failure'

const FAULTS: Record<NonNullable<ReturnType<typeof storageFault>>, Failure> = {
  full: { code: 'insufficient_storage', params: {}, where: null },
  'read-only': { code: 'read_only', params: {}, where: null },
  busy: { code: 'unavailable', params: {}, where: null },
}

/** A thrown error that the machine explains, as what to tell the client; null when it is a defect of ours. */
export function machineFailure(error: unknown): Failure | null {
  const fault = storageFault(error)
  return fault === null ? null : FAULTS[fault]
}
