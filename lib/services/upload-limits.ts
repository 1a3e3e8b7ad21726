import 'server-only'

/** What an upload may take. Each can be set by environment; the README lists them. */
export type UploadLimits = {
  readonly bodyBytes: number
  readonly freeBytes: number // left on the disk after an upload
  readonly parseSeconds: number // plus a second per 10 MB
}

const MIB = 2 ** 20

export function uploadLimits(): UploadLimits {
  return {
    bodyBytes: positive('TIERFRONT_MAX_UPLOAD_BYTES', 512 * MIB),
    freeBytes: positive('TIERFRONT_MIN_FREE_BYTES', 1_024 * MIB),
    parseSeconds: positive('TIERFRONT_PARSE_SECONDS', 60),
  }
}

function positive(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new RangeError(`${name} must be a positive number, is ${text}`)
  return value
}
