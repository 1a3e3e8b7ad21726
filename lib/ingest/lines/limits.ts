/** Limits on text formats. The longest lines of real result files are about 60 KB. */

export const MAX_LINE_BYTES = 64 * 1024
export const MAX_LINES = 50_000_000
