/** Exit code of a start that was refused because of the set-up, not of a bug (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78

export type StartRefusal = Error & { readonly exitCode: number }

/** Why the server must not start: one line that names the place and the way out. */
export function startRefusal(line: string, cause?: unknown): StartRefusal {
  return Object.assign(new Error(line, { cause }), { exitCode: EXIT_CONFIG })
}

export const isStartRefusal = (error: unknown): error is StartRefusal =>
  error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number'
