/** Limits on one pgbench file, beyond those on its lines. */

/** Of one run; a longer series is kept in coarser intervals. One line a second fills it in 33 minutes. */
export const MAX_SERIES_POINTS = 2_000
export const MAX_STATEMENTS_PER_SCRIPT = 1_000
/** pgbench itself takes 128. */
export const MAX_SCRIPTS = 128
/** Series points and statements of all runs of a file together. */
export const MAX_DETAILS = 500_000
/** Messages of pgbench that are kept per run. */
export const MAX_MESSAGES = 20
