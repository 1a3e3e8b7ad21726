import type { Failure } from '@/lib/outcome/failure'
import type { Result } from '@/lib/outcome/result'
import type { PackedUpload } from './packed-parse'

/** What the server asks of its parse worker, and the answer. */
export type ParseJob = {
  readonly id: number
  readonly path: string // of the upload; members of an archive are unpacked to `<path>.<n>`
  readonly nameHint: string | null
}
export type ParseAnswer = { readonly id: number } & (
  | { readonly outcome: Result<PackedUpload, Failure> }
  | { readonly crash: string } // a defect of ours: the stack
)
